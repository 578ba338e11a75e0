import {
  between,
  choice,
  gaps,
  near,
  order,
  pairs,
  several,
  statement,
  textSample,
  words,
  zipSample,
  type Sample,
} from './corpus.fixture.ts';

const V2P1 = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/';
const MATCH = `<responseProcessing template="${V2P1}match_correct"/>`;
const MAP = `<responseProcessing template="${V2P1}map_response"/>`;

/** With points for single answers, as pairs of a value and its points. */
function declare(
  cardinality: string,
  type: string,
  correct: readonly string[],
  map: readonly [string, number][] = [],
  id = 'RESPONSE',
) {
  const mapping = map
    .map(([key, value]) => `<mapEntry mapKey="${key}" mappedValue="${value}"/>`)
    .join('');
  return `<responseDeclaration identifier="${id}" cardinality="${cardinality}" baseType="${type}">
    <correctResponse>${correct.map((value) => `<value>${value}</value>`).join('')}</correctResponse>
    ${mapping && `<mapping lowerBound="0" defaultValue="0">${mapping}</mapping>`}</responseDeclaration>`;
}

function item(declarations: string, body: string, processing: string, extras = '') {
  return `<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.imsglobal.org/xsd/imsqti_v2p1 http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd" identifier="item" title="An item" adaptive="false" timeDependent="false">
  ${declarations}<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"><defaultValue><value>0</value></defaultValue></outcomeDeclaration>
  <itemBody>${body}</itemBody>${processing}${extras}</assessmentItem>`;
}

const simple = (name: string, texts: readonly string[]) =>
  texts.map((text, at) => `<${name} identifier="C${at}" fixed="false">${text}</${name}>`).join('');
const choices = (texts: readonly string[], most = 1, prompt = 'Which?') =>
  `<choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="${most}"><prompt>${prompt}</prompt>${simple('simpleChoice', texts)}</choiceInteraction>`;
const score = (value: string) => `<setOutcomeValue identifier="SCORE">${value}</setOutcomeValue>`;
const float = (value: number) => `<baseValue baseType="float">${value}</baseValue>`;
const ifElse = (test: string, points: string) =>
  `<responseProcessing><responseCondition><responseIf>${test}${score(points)}</responseIf><responseElse>${score(float(0))}</responseElse></responseCondition></responseProcessing>`;
const MATCHES = '<match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match>';
const associable = (letter: string, texts: readonly string[]) =>
  `<simpleMatchSet>${texts.map((text, at) => `<simpleAssociableChoice identifier="${letter}${at}" matchMax="1">${text}</simpleAssociableChoice>`).join('')}</simpleMatchSet>`;

const LEFTS = ['Egypt', 'Sudan', 'Uganda'];
const RIGHTS = ['Cairo', 'Kampala', 'Khartoum', 'Rome'];
const PAIRS = ['L0 R0', 'L1 R2', 'L2 R1'];
const CHOICE = item(declare('single', 'identifier', ['C1']), choices(['Po', 'Nile']), MATCH);

/** The names of QTI 3.0. */
function toThree(two: string): string {
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return two
    .replace(/<(\/?)([a-z][A-Za-z]*)/g, (whole, slash: string, name: string) =>
      ['p', 'div', 'span', 'img', 'br', 'math', 'mi', 'mn', 'msup', 'mo'].includes(name)
        ? whole
        : `<${slash}qti-${kebab(name)}`,
    )
    .replace(/ (?!xmlns|xsi)([a-z]+[A-Z][A-Za-z]*)="/g, (_, name: string) => ` ${kebab(name)}="`)
    .replaceAll('imsqti_v2p1"', 'imsqtiasi_v3p0"')
    .replace(
      /http:[^"]*rptemplates\/(\w+)/g,
      'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/$1.xml',
    );
}

type Told = [of: string, xml: string, asked: object | RegExp];

/** What the guides of QTI 2.1 and 2.2 tell, with questions of our own. */
const ITEMS: Told[] = [
  ['a choice', CHOICE, choice(['Po', 'Nile'], 1)],
  [
    'a choice with points for the right one',
    item(
      declare(
        'single',
        'identifier',
        ['C0'],
        [
          ['C0', 1],
          ['C1', 0],
        ],
      ),
      choices(['Nile', 'Po']),
      MAP,
    ),
    choice(['Nile', 'Po'], 0),
  ],
  [
    'a choice scored by a rule',
    item(
      declare('single', 'identifier', ['C0']),
      choices(['Nile', 'Po']),
      ifElse(MATCHES, float(1)),
    ),
    choice(['Nile', 'Po'], 0),
  ],
  [
    'a choice with a text before it',
    item(
      declare('single', 'identifier', ['C0']),
      `<div><p>Look at the map.</p></div>${choices(['Nile', 'Po'])}`,
      MATCH,
    ),
    { question: 'Look at the map.\nWhich?', correctAnswer: 0 },
  ],
  [
    'several, all of them',
    item(
      declare('multiple', 'identifier', ['C0', 'C1']),
      choices(['Nile', 'Congo', 'Po'], 0),
      MATCH,
    ),
    several(['Nile', 'Congo', 'Po'], [0, 1], 'all-or-nothing'),
  ],
  [
    'several with points',
    item(
      declare(
        'multiple',
        'identifier',
        ['C0', 'C1'],
        [
          ['C0', 1],
          ['C1', 1],
          ['C2', -1],
        ],
      ),
      choices(['Nile', 'Congo', 'Po'], 0),
      MAP,
    ),
    several(['Nile', 'Congo', 'Po'], [0, 1]),
  ],
  [
    'a statement',
    item(
      declare('single', 'identifier', ['C0']),
      choices(['True', 'False'], 1, 'It flows.'),
      MATCH,
    ),
    statement(true),
  ],
  [
    'an order',
    item(
      declare('ordered', 'identifier', ['C1', 'C2', 'C0']),
      `<orderInteraction responseIdentifier="RESPONSE" shuffle="true"><prompt>Order.</prompt>${simple('simpleChoice', ['stream', 'spring', 'brook'])}</orderInteraction>`,
      MATCH,
    ),
    order('spring', 'brook', 'stream'),
  ],
  [
    'pairs',
    item(
      declare(
        'multiple',
        'directedPair',
        PAIRS,
        PAIRS.map((one) => [one, 1]),
      ),
      `<matchInteraction responseIdentifier="RESPONSE" shuffle="true" maxAssociations="3"><prompt>Match.</prompt>${associable('L', LEFTS)}${associable('R', RIGHTS)}</matchInteraction>`,
      MAP,
    ),
    pairs(LEFTS, RIGHTS, [0, 2, 1]),
  ],
  [
    'words for gaps',
    item(
      declare(
        'multiple',
        'directedPair',
        ['C1 G1', 'C0 G2'],
        [
          ['C1 G1', 1],
          ['C0 G2', 1],
        ],
      ),
      `<gapMatchInteraction responseIdentifier="RESPONSE" shuffle="true"><prompt>Fill in.</prompt>${['sea', 'Nile', 'hill'].map((word, at) => `<gapText identifier="C${at}" matchMax="1">${word}</gapText>`).join('')}<p>The <gap identifier="G1"/> ends in the <gap identifier="G2"/>.</p></gapMatchInteraction>`,
      MAP,
    ),
    { body: { bank: ['hill', 'Nile', 'sea'] }, ...gaps(['Nile'], ['sea']) },
  ],
  [
    'a choice within a text',
    item(
      declare('single', 'identifier', ['C0']),
      `<p>The Nile flows <inlineChoiceInteraction responseIdentifier="RESPONSE" shuffle="false">${simple('inlineChoice', ['north', 'south'])}</inlineChoiceInteraction>.</p>`,
      MATCH,
    ),
    { question: 'The Nile flows _____.' },
  ],
  [
    'an answer to type',
    item(
      declare(
        'single',
        'string',
        ['Nile'],
        [
          ['Nile', 1],
          ['the Nile', 1],
        ],
      ),
      '<p>Name it.</p><p><textEntryInteraction responseIdentifier="RESPONSE" expectedLength="15"/></p>',
      MAP,
    ),
    words('Nile', 'the Nile'),
  ],
  [
    'an answer to type within a text',
    item(
      declare('single', 'string', ['Nile']),
      '<p>Cairo lies on the <textEntryInteraction responseIdentifier="RESPONSE"/> river.</p>',
      MATCH,
    ),
    { question: 'Cairo lies on the _____ river.', ...gaps(['Nile']) },
  ],
  [
    'two gaps',
    item(
      declare('single', 'string', ['Nile'], [['Nile', 1]], 'A') +
        declare('single', 'string', ['sea'], [['sea', 1]], 'B'),
      '<p>The <textEntryInteraction responseIdentifier="A"/> ends in the <textEntryInteraction responseIdentifier="B"/>.</p>',
      `<responseProcessing>${score('<sum><mapResponse identifier="A"/><mapResponse identifier="B"/></sum>')}</responseProcessing>`,
    ),
    gaps(['Nile'], ['sea']),
  ],
  [
    'a number',
    item(
      declare('single', 'float', ['3.5']),
      '<p>How long?</p><p><textEntryInteraction responseIdentifier="RESPONSE"/></p>',
      MATCH,
    ),
    near(3.5, 0),
  ],
  [
    'a number that is nearly right',
    item(
      declare('single', 'float', ['10']),
      '<p>How long? <textEntryInteraction responseIdentifier="RESPONSE"/></p>',
      ifElse(
        '<equal toleranceMode="absolute" tolerance="0.5 0.5"><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></equal>',
        float(1),
      ),
    ),
    near(10, 0.5),
  ],
  [
    'a number within bounds',
    item(
      declare('single', 'integer', ['15']),
      '<p>How many? <textEntryInteraction responseIdentifier="RESPONSE"/></p>',
      ifElse(
        '<and><gte><variable identifier="RESPONSE"/><baseValue baseType="integer">10</baseValue></gte><lte><variable identifier="RESPONSE"/><baseValue baseType="integer">22</baseValue></lte></and>',
        float(1),
      ),
    ),
    between(10, 22),
  ],
  [
    'a number to set with a slider',
    item(
      declare('single', 'integer', ['16']),
      '<sliderInteraction responseIdentifier="RESPONSE" lowerBound="0" upperBound="20" step="1"><prompt>How many?</prompt></sliderInteraction>',
      MATCH,
    ),
    { question: 'How many?', ...near(16, 0) },
  ],
  [
    'words to choose in a text',
    item(
      declare('single', 'identifier', ['C1']),
      `<hottextInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>Which is the river?</prompt><p><hottext identifier="C0">Cairo</hottext> lies on the <hottext identifier="C1">Nile</hottext>.</p></hottextInteraction>`,
      MATCH,
    ),
    choice(['Cairo', 'Nile'], 1),
  ],
  [
    'feedback that is shown',
    item(
      declare('single', 'identifier', ['C0']) +
        '<outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier"/>',
      choices(['Nile', 'Po']),
      `<responseProcessing><responseCondition><responseIf>${MATCHES}${score(float(1))}</responseIf></responseCondition><setOutcomeValue identifier="FEEDBACK"><variable identifier="RESPONSE"/></setOutcomeValue></responseProcessing>`,
      '<modalFeedback outcomeIdentifier="FEEDBACK" identifier="C0" showHide="show">Cairo lies on it.</modalFeedback>',
    ),
    { correctAnswer: 0, explanation: 'Cairo lies on it.' },
  ],
  [
    'a picture and a formula',
    item(
      declare('single', 'identifier', ['C0']),
      `<p><img src="nile.png" alt="A river"/> What is <math xmlns="http://www.w3.org/1998/Math/MathML"><msup><mi>x</mi><mn>2</mn></msup></math>?</p>${choices(['Nile', 'Po'])}`,
      MATCH,
    ),
    { question: 'A river What is $x^{2}$?\nWhich?' },
  ],
  [
    'from right to left',
    item(
      declare('single', 'identifier', ['C0']),
      choices(['النيل', 'الراين'], 1, '<span dir="rtl">ما هو أطول نهر؟</span>'),
      MATCH,
    ),
    { question: 'ما هو أطول نهر؟', ...choice(['النيل', 'الراين'], 0) },
  ],
  [
    'an essay',
    item(
      declare('single', 'string', []),
      '<extendedTextInteraction responseIdentifier="RESPONSE"><prompt>Why?</prompt></extendedTextInteraction>',
      '',
    ),
    /essay/,
  ],
  [
    'a picture to click on',
    item(
      declare('single', 'point', ['1 1']),
      '<selectPointInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>Where?</prompt></selectPointInteraction>',
      MATCH,
    ),
    /no kind/,
  ],
];

const test = (...hrefs: readonly string[]) =>
  `<assessmentTest xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="t" title="Rivers"><testPart identifier="p" navigationMode="linear" submissionMode="individual"><assessmentSection identifier="s" title="The Nile" visible="true">${hrefs.map((href, at) => `<assessmentItemRef identifier="i${at}" href="${href}"/>`).join('')}</assessmentSection></testPart></assessmentTest>`;
const manifest = (...hrefs: readonly string[]) =>
  `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><resources>${hrefs.map((href) => `<resource identifier="r" type="imsqti_item_xmlv2p1" href="${href}"><file href="${href}"/></resource>`).join('')}</resources></manifest>`;
const STATEMENT = item(
  declare('single', 'identifier', ['C1']),
  choices(['True', 'False'], 1, 'It burns.'),
  MATCH,
);

const PACKAGES: Sample[] = [
  zipSample(
    'a package with a test',
    'rivers.zip',
    {
      'imsmanifest.xml': manifest('items/a.xml'),
      'tests/test.xml': test('../items/b%20c.xml', '../items/a.xml'),
      'items/a.xml': CHOICE,
      'items/b c.xml': STATEMENT,
    },
    { ...statement(false), topic: 'The Nile' },
    { ...choice(['Po', 'Nile'], 1), topic: 'The Nile' },
  ),
  zipSample(
    'a package without a test',
    'rivers.zip',
    { 'imsmanifest.xml': manifest('b.xml', 'a.xml'), 'a.xml': CHOICE, 'b.xml': STATEMENT },
    { ...statement(false), topic: 'rivers' },
    choice(['Po', 'Nile'], 1),
  ),
  zipSample(
    'a package of QTI 3',
    'rivers.zip',
    {
      'imsmanifest.xml': manifest('a.xml'),
      'test.xml': toThree(test('a.xml')),
      'a.xml': toThree(CHOICE),
    },
    { ...choice(['Po', 'Nile'], 1), topic: 'The Nile' },
  ),
];

export const QTI_TWO_SAMPLES: Sample[] = [
  ...ITEMS.map(([of, xml, asked]) => textSample(of, 'item.xml', xml, asked)),
  ...ITEMS.map(([of, xml, asked]) =>
    textSample(`${of}, in QTI 3`, 'item.xml', toThree(xml), asked),
  ),
  ...PACKAGES,
];
