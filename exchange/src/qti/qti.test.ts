import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readQuestions } from '../read-questions.ts';
import { readOne, readText } from '../read-text.fixture.ts';

const TEMPLATE = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates';
const MATCH = `<responseProcessing template="${TEMPLATE}/match_correct"/>`;
const MAP = `<responseProcessing template="${TEMPLATE}/map_response"/>`;

function item(declaration: string, body: string, processing: string): string {
  return `<?xml version="1.0"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="T" adaptive="false" timeDependent="false">
  ${declaration}<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"><defaultValue><value>0</value></defaultValue></outcomeDeclaration>
  <itemBody>${body}</itemBody>${processing}</assessmentItem>`;
}

function declare(cardinality: string, baseType: string, correct: string[], mapping = ''): string {
  const values = correct.map((value) => `<value>${value}</value>`).join('');
  return `<responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="${baseType}"><correctResponse>${values}</correctResponse>${mapping}</responseDeclaration>`;
}

function choices(...texts: string[]): string {
  return texts.map((text) => `<simpleChoice identifier="${text}">${text}</simpleChoice>`).join('');
}

const CHOICES = `<p>Look.</p><choiceInteraction responseIdentifier="RESPONSE" maxChoices="0"><prompt>Which?</prompt>${choices('A', 'B', 'C')}</choiceInteraction>`;
const IS_RIGHT = '<match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match>';
const rule = (condition: string) =>
  `<responseProcessing><responseCondition><responseIf>${condition}<setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf><responseElse><setOutcomeValue identifier="SCORE"><baseValue baseType="float">0</baseValue></setOutcomeValue></responseElse></responseCondition></responseProcessing>`;
const mapping = (...entries: [string, number][]) =>
  `<mapping lowerBound="0" defaultValue="0">${entries.map(([key, value]) => `<mapEntry mapKey="${key}" mappedValue="${value}"/>`).join('')}</mapping>`;

describe('an item of QTI 2', () => {
  test.each([
    [
      'a choice by template',
      item(declare('single', 'identifier', ['B']), CHOICES, MATCH),
      { question: 'Look.\nWhich?', options: ['A', 'B', 'C'], correctAnswer: 1 },
    ],
    [
      'a choice by rules of its own',
      item(declare('single', 'identifier', ['B']), CHOICES, rule(IS_RIGHT)),
      { options: ['A', 'B', 'C'], correctAnswer: 1 },
    ],
    [
      'several by template',
      item(declare('multiple', 'identifier', ['A', 'C']), CHOICES, MATCH),
      { kind: 'several', key: { rights: [0, 2], scoring: 'all-or-nothing' } },
    ],
    [
      'several by mapping',
      item(
        declare('multiple', 'identifier', ['A', 'C'], mapping(['A', 1], ['C', 1], ['B', -1])),
        CHOICES,
        MAP,
      ),
      { kind: 'several', key: { rights: [0, 2], scoring: 'partial' } },
    ],
    [
      'several by rules of its own that take all or nothing',
      item(declare('multiple', 'identifier', ['A', 'C']), CHOICES, rule(IS_RIGHT)),
      { kind: 'several', key: { rights: [0, 2], scoring: 'all-or-nothing' } },
    ],
    [
      'an order',
      item(
        declare('ordered', 'identifier', ['C', 'A', 'B']),
        `<orderInteraction responseIdentifier="RESPONSE"><prompt>In which order?</prompt>${choices('A', 'B', 'C')}</orderInteraction>`,
        MATCH,
      ),
      { kind: 'order', key: { order: [2, 0, 1], scoring: 'all-or-nothing' } },
    ],
    [
      'a number with its tolerance',
      item(
        declare('single', 'float', ['2.5']),
        '<p>How far?</p><p><textEntryInteraction responseIdentifier="RESPONSE"/></p>',
        rule(
          '<equal toleranceMode="absolute" tolerance="0.5 0.5"><correct identifier="RESPONSE"/><variable identifier="RESPONSE"/></equal>',
        ),
      ),
      {
        kind: 'number',
        question: 'How far?',
        key: { value: 2.5, tolerance: { type: 'absolute', by: 0.5 } },
      },
    ],
    [
      'a gap in a text, with another spelling that its rules take',
      item(
        declare('single', 'string', ['York']),
        '<p>A king from <textEntryInteraction responseIdentifier="RESPONSE"/>.</p>',
        rule(
          `<or>${IS_RIGHT}<match><variable identifier="RESPONSE"/><baseValue baseType="string">yorke</baseValue></match></or>`,
        ),
      ),
      {
        kind: 'gaps',
        question: 'A king from _____.',
        key: { gaps: [{ words: ['York', 'yorke'] }], matchCase: true },
      },
    ],
    [
      'a menu in a text',
      item(
        declare('single', 'identifier', ['b']),
        '<p>A king from <inlineChoiceInteraction responseIdentifier="RESPONSE"><inlineChoice identifier="a">Kent</inlineChoice><inlineChoice identifier="b">York</inlineChoice></inlineChoiceInteraction>.</p>',
        MATCH,
      ),
      { question: 'A king from _____.', options: ['Kent', 'York'], correctAnswer: 1 },
    ],
    [
      'words to be put into gaps',
      item(
        declare('multiple', 'directedPair', ['W G1', 'S G2'], mapping(['W G1', 1], ['S G2', 1])),
        '<gapMatchInteraction responseIdentifier="RESPONSE"><prompt>Fill in.</prompt><gapText identifier="W">winter</gapText><gapText identifier="S">summer</gapText><gapText identifier="X">autumn</gapText><p>Now is the <gap identifier="G1"/> turned <gap identifier="G2"/>.</p></gapMatchInteraction>',
        MAP,
      ),
      {
        kind: 'gaps',
        question: 'Fill in.\nNow is the _____ turned _____.',
        body: { bank: ['autumn', 'summer', 'winter'] },
        key: { gaps: [{ words: ['winter'] }, { words: ['summer'] }] },
      },
    ],
    [
      'things to match',
      item(
        declare(
          'multiple',
          'directedPair',
          ['a x', 'b y', 'c x'],
          mapping(['a x', 1], ['b y', 1], ['c x', 1]),
        ),
        `<matchInteraction responseIdentifier="RESPONSE"><prompt>Match.</prompt><simpleMatchSet>${['a', 'b', 'c'].map((id) => `<simpleAssociableChoice identifier="${id}" matchMax="1">${id}</simpleAssociableChoice>`).join('')}</simpleMatchSet><simpleMatchSet>${['x', 'y', 'z'].map((id) => `<simpleAssociableChoice identifier="${id}" matchMax="3">${id}</simpleAssociableChoice>`).join('')}</simpleMatchSet></matchInteraction>`,
        MAP,
      ),
      {
        kind: 'match',
        body: { lefts: ['a', 'b', 'c'] },
        options: ['x', 'y', 'z'],
        key: { pairs: [0, 1, 0] },
      },
    ],
  ])('is read: %s', (_, xml, question) => {
    expect(readOne(xml, 'i.xml')).toMatchObject({ outcome: 'read', notes: [], question });
  });

  const RUBRIC = '<p>Choose the word that is wrong.</p></rubricBlock>';

  test('tells what its students are told, and names what only its markers see', () => {
    const told = `<rubricBlock view="candidate">${RUBRIC}${CHOICES}`;
    expect(readOne(item(declare('single', 'identifier', ['B']), told, MATCH))).toMatchObject({
      outcome: 'read',
      question: { question: 'Choose the word that is wrong.\nLook.\nWhich?' },
    });
    const hidden = `<rubricBlock view="scorer tutor">${RUBRIC}${CHOICES}`;
    expect(readOne(item(declare('single', 'identifier', ['B']), hidden, MATCH))).toMatchObject({
      notes: ['What its markers or teachers are told was left out.'],
      question: { question: 'Look.\nWhich?' },
    });
  });

  test('says where parts are worth more than others, or a wrong one costs points', () => {
    const gaps =
      '<gapMatchInteraction responseIdentifier="RESPONSE"><gapText identifier="W">winter</gapText><gapText identifier="S">summer</gapText><p>Now is the <gap identifier="G1"/> turned <gap identifier="G2"/>.</p></gapMatchInteraction>';
    const notesOf = (entries: string) =>
      readOne(item(declare('multiple', 'directedPair', ['W G1', 'S G2'], entries), gaps, MAP))
        .notes;
    expect(notesOf(mapping(['W G1', 1], ['S G2', 2]))).toEqual([
      'Each of its parts counts the same here.',
    ]);
    const costly = mapping(['W G1', 1], ['S G2', 1]).replace('"0"><', '"-1"><');
    expect(notesOf(costly)).toEqual(['A part that is wrong costs no points here.']);
  });

  test('says what its gaps lose: capitals of one of them, and points of their own', () => {
    const gap = (id: string, cased: boolean, value: number) =>
      `<responseDeclaration identifier="${id}" cardinality="single" baseType="string"><mapping defaultValue="0"><mapEntry mapKey="Nile" mappedValue="${value}" caseSensitive="${cased}"/></mapping></responseDeclaration>`;
    const body =
      '<p>From the <textEntryInteraction responseIdentifier="A"/> to the <textEntryInteraction responseIdentifier="B"/>.</p>';
    const notesOf = (declarations: string) => readOne(item(declarations, body, MAP)).notes;
    expect(notesOf(gap('A', true, 1) + gap('B', true, 1))).toEqual([]);
    expect(notesOf(gap('A', true, 2) + gap('B', false, 1))).toEqual([
      'Capitals make no difference in any of its gaps.',
      'Each gap counts the same here.',
    ]);
  });

  test('is ordered rightly in part where its own rules say so of any two that are turned', () => {
    const turned = `<responseProcessing><responseCondition><responseIf>${IS_RIGHT}<setOutcomeValue identifier="SCORE"><baseValue baseType="float">2</baseValue></setOutcomeValue></responseIf><responseElseIf><match><variable identifier="RESPONSE"/><ordered>${['A', 'C', 'B'].map((id) => `<baseValue baseType="identifier">${id}</baseValue>`).join('')}</ordered></match><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseElseIf></responseCondition></responseProcessing>`;
    const body = `<orderInteraction responseIdentifier="RESPONSE"><prompt>Order them.</prompt>${choices('A', 'B', 'C')}</orderInteraction>`;
    const read = readOne(item(declare('ordered', 'identifier', ['A', 'B', 'C']), body, turned));
    expect(read).toMatchObject({
      outcome: 'changed',
      question: { kind: 'order', key: { scoring: 'partial' } },
    });
  });

  test('of a draft of QTI 3, with old and new names, is called QTI 3', () => {
    const xml = item(declare('single', 'identifier', ['B']), CHOICES, MATCH).replace(
      'imsqti_v2p1',
      'imsqtiasi_v3p0',
    );
    expect(readText(xml).format).toBe('qti-3.0');
  });

  test('whose rules are not known is doubtful, with the key that it names', () => {
    const unknown = '<responseProcessing><customOperator/></responseProcessing>';
    const read = readOne(item(declare('single', 'identifier', ['B']), CHOICES, unknown));
    expect(read).toMatchObject({ outcome: 'doubtful', question: { correctAnswer: 1 } });
  });

  test('whose own rules refuse the key that it names is doubtful or follows its rules', () => {
    const other = rule(
      '<match><variable identifier="RESPONSE"/><baseValue baseType="identifier">C</baseValue></match>',
    );
    const read = readOne(item(declare('single', 'identifier', ['B']), CHOICES, other));
    expect(read.question).toMatchObject({ correctAnswer: 2 });
  });

  test('that asks for an essay, or for several things at once, is left out', () => {
    const essay = '<extendedTextInteraction responseIdentifier="RESPONSE"/>';
    const read = readOne(item(declare('single', 'string', []), `<p>Write.</p>${essay}`, ''));
    expect(read).toMatchObject({
      outcome: 'left-out',
      stem: 'Write.',
      notes: ['It asks for an essay, which is no kind of question here.'],
    });
    const twice = readOne(item(declare('single', 'identifier', ['A']), CHOICES + CHOICES, MATCH));
    expect(twice).toMatchObject({
      outcome: 'left-out',
      notes: ['It asks several questions at once.'],
    });
  });
});

test('an item of QTI 3 is read by its newer names', () => {
  const xml = `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i" title="T">
    <qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>B</qti-value></qti-correct-response></qti-response-declaration>
    <qti-item-body><qti-choice-interaction response-identifier="RESPONSE" max-choices="1"><qti-prompt>Which?</qti-prompt><qti-simple-choice identifier="A">a</qti-simple-choice><qti-simple-choice identifier="B">b</qti-simple-choice></qti-choice-interaction></qti-item-body>
    <qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml"/></qti-assessment-item>`;
  expect(readOne(xml)).toMatchObject({
    outcome: 'read',
    question: { question: 'Which?', options: ['a', 'b'], correctAnswer: 1 },
  });
});

describe('an item of QTI 1.2', () => {
  const label = (id: string) =>
    `<response_label ident="${id}"><material><mattext texttype="text/html">&lt;p&gt;${id}&lt;/p&gt;</mattext></material></response_label>`;
  const one = (type: string, presentation: string, processing: string) =>
    `<?xml version="1.0"?><questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment title="Unit 1"><section ident="root_section"><item ident="i" title="Question">
    <itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>${type}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>
    <presentation><material><mattext texttype="text/html">&lt;p&gt;Sky is [one], sea is [two]?&lt;/p&gt;</mattext></material>${presentation}</presentation>
    <resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>${processing}</resprocessing></item></section></assessment></questestinterop>`;
  const gives = (condition: string, points = 100, action = 'Set') =>
    `<respcondition><conditionvar>${condition}</conditionvar><setvar action="${action}" varname="SCORE">${points}</setvar></respcondition>`;
  const is = (value: string, id = 'r') => `<varequal respident="${id}">${value}</varequal>`;
  const lid = (cardinality: string, ...labels: string[]) =>
    `<response_lid ident="r" rcardinality="${cardinality}"><render_choice>${labels.map(label).join('')}</render_choice></response_lid>`;
  const part = (name: string, ...labels: string[]) =>
    `<response_lid ident="response_${name}"><material><mattext>${name}</mattext></material><render_choice>${labels.map(label).join('')}</render_choice></response_lid>`;
  const field =
    '<response_str ident="r" rcardinality="Single"><render_fib><response_label ident="a"/></render_fib></response_str>';

  test.each([
    [
      'a choice',
      one('multiple_choice_question', lid('Single', 'A', 'B', 'C'), gives(is('B'))),
      { options: ['A', 'B', 'C'], correctAnswer: 1 },
    ],
    [
      'several, all of them or nothing',
      one(
        'multiple_answers_question',
        lid('Multiple', 'A', 'B', 'C'),
        gives(`<and>${is('A')}<not>${is('B')}</not>${is('C')}</and>`),
      ),
      { kind: 'several', key: { rights: [0, 2], scoring: 'all-or-nothing' } },
    ],
    [
      'several, each with its points',
      one(
        'multiple_answers_question',
        lid('Multiple', 'A', 'B', 'C'),
        gives(is('A'), 50, 'Add') + gives(is('B'), -50, 'Add') + gives(is('C'), 50, 'Add'),
      ),
      { kind: 'several', key: { rights: [0, 2], scoring: 'partial' } },
    ],
    [
      'a statement',
      one('true_false_question', lid('Single', 'True', 'False'), gives(is('False'))),
      { kind: 'true-false', key: { isTrue: false } },
    ],
    [
      'a short answer',
      one('short_answer_question', field, gives(is('Rome') + is('Roma'))),
      { kind: 'text', key: { accepted: ['Rome', 'Roma'], matchCase: false } },
    ],
    [
      'a number with its limits',
      one(
        'numerical_question',
        field,
        gives(
          `<or>${is('12')}<and><vargte respident="r">11.5</vargte><varlte respident="r">12.5</varlte></and></or>`,
        ),
      ),
      { kind: 'number', key: { value: 12, tolerance: { type: 'absolute', by: 0.5 } } },
    ],
    [
      'gaps with every spelling',
      one(
        'fill_in_multiple_blanks_question',
        part('one', 'blue', 'azure') + part('two', 'green'),
        gives(is('blue', 'response_one'), 50, 'Add') +
          gives(is('green', 'response_two'), 50, 'Add'),
      ),
      {
        kind: 'gaps',
        question: 'Sky is _____, sea is _____?',
        key: { gaps: [{ words: ['blue', 'azure'] }, { words: ['green'] }] },
      },
    ],
    [
      'an order',
      one('ordering_question', lid('Ordered', 'A', 'B', 'C'), gives(is('C') + is('A') + is('B'))),
      { kind: 'order', key: { order: [2, 0, 1] } },
    ],
  ])('is read: %s', (_, xml, question) => {
    const read = readOne(xml, 'quiz.xml');
    expect(read).toMatchObject({ outcome: 'read', notes: [] });
    expect(read.question).toMatchObject({ topic: 'Unit 1', ...question });
  });

  test('that asks for an answer in each of its fields is to be checked', () => {
    const fields = field.replace('<render_fib>', '<render_fib d2l_2p0:input_boxes="2">');
    const rules = gives(is('Rome'), 50) + gives(is('Paris'), 50);
    expect(readOne(one('Multi-Short Answer', fields, rules))).toMatchObject({
      outcome: 'doubtful',
      notes: ['The file asks for 2 of these answers; here one of them is enough.'],
    });
  });

  test('of which several are right is ticked, also where the file says that one is picked', () => {
    const rules = gives(`<and>${is('A')}${is('C')}</and>`);
    const read = readOne(one('Multiple Answer', lid('Single', 'A', 'B', 'C'), rules));
    expect(read.question).toMatchObject({ kind: 'several', key: { rights: [0, 2] } });
  });

  test('is read: pairs', () => {
    const left = (name: string) => part(name, 'A', 'B', 'C', 'D');
    const xml = one(
      'matching_question',
      left('x') + left('y') + left('z'),
      gives(is('B', 'response_x'), 33, 'Add') +
        gives(is('A', 'response_y'), 33, 'Add') +
        gives(is('D', 'response_z'), 33, 'Add'),
    );
    expect(readOne(xml).question).toMatchObject({
      kind: 'match',
      body: { lefts: ['x', 'y', 'z'] },
      options: ['A', 'B', 'C', 'D'],
      key: { pairs: [1, 0, 3] },
    });
  });
});

test('a package is read in the order of its test, and each section is a topic', () => {
  const file = (right: string) =>
    strToU8(item(declare('single', 'identifier', [right]), CHOICES, MATCH));
  const bytes = zipSync({
    'a/1.xml': file('A'),
    'a/2.xml': file('B'),
    '../../evil.xml': file('C'),
    'test.xml': strToU8(
      '<assessmentTest title="All"><testPart><assessmentSection title="Rivers"><assessmentItemRef href="a/2.xml"/></assessmentSection><assessmentSection title="Lakes"><assessmentItemRef href="a/1.xml"/></assessmentSection></testPart></assessmentTest>',
    ),
    'picture.png': new Uint8Array(10),
  });
  const { format, items } = readQuestions(bytes, 'x.zip');
  expect(format).toBe('qti-2.1');
  expect(items.map(({ place, question }) => [place, question?.topic])).toEqual([
    ['a/2.xml', 'Rivers'],
    ['a/1.xml', 'Lakes'],
    ['../../evil.xml', 'x'],
  ]);
});
