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

const material = (text: string) =>
  `<material><mattext texttype="text/html">${text}</mattext></material>`;
const label = (id: string, text: string) =>
  `<response_label ident="${id}">${material(text)}</response_label>`;
const labels = (texts: readonly string[]) =>
  texts.map((text, at) => label(`c${at}`, text)).join('');
const lid = (texts: readonly string[], cardinality = 'Single', id = 'response1', beside = '') =>
  `<response_lid ident="${id}" rcardinality="${cardinality}">${beside && material(beside)}<render_choice>${labels(texts)}</render_choice></response_lid>`;
const FIELD =
  '<response_str ident="response1" rcardinality="Single"><render_fib><response_label ident="answer1" rshuffle="No"/></render_fib></response_str>';
const is = (value: string, id = 'response1') => `<varequal respident="${id}">${value}</varequal>`;
const gives = (condition: string, points = 100, action = 'Set', further = 'No') =>
  `<respcondition continue="${further}"><conditionvar>${condition}</conditionvar><setvar action="${action}" varname="SCORE">${points}</setvar></respcondition>`;

/** As Canvas and Common Cartridges write an item: points are per cent. */
function item(
  type: string,
  stem: string,
  responses: string,
  conditions: string,
  extras = '',
): string {
  const isProfile = type.startsWith('cc.');
  return `<item ident="i1" title="Question"><itemmetadata><qtimetadata>
    <qtimetadatafield><fieldlabel>${isProfile ? 'cc_profile' : 'question_type'}</fieldlabel><fieldentry>${type}</fieldentry></qtimetadatafield>
    <qtimetadatafield><fieldlabel>points_possible</fieldlabel><fieldentry>1.0</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>
    <presentation>${material(stem)}${responses}</presentation>
    <resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>${conditions}</resprocessing>${extras}</item>`;
}

const assessment = (...items: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="a1" title="Earth"><section ident="root_section" title="Rivers">${items.join('')}</section></assessment></questestinterop>`;

function bbItem(type: string, stem: string, responses: string, condition: string): string {
  return `<item maxattempts="0"><itemmetadata><bbmd_asitype>Item</bbmd_asitype><bbmd_questiontype>${type}</bbmd_questiontype><qmd_absolutescore_max>1.0</qmd_absolutescore_max></itemmetadata>
    <presentation><flow class="Block"><flow class="QUESTION_BLOCK"><flow class="FORMATTED_TEXT_BLOCK"><material><mat_extension><mat_formattedtext type="HTML">&lt;p&gt;${stem}&lt;/p&gt;</mat_formattedtext></mat_extension></material></flow></flow><flow class="RESPONSE_BLOCK">${responses}</flow></flow></presentation>
    <resprocessing scoremodel="SumOfScores"><outcomes><decvar defaultval="0" maxvalue="10.0" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>
    <respcondition title="correct"><conditionvar>${condition}</conditionvar><setvar action="Set" variablename="SCORE">SCORE.max</setvar></respcondition>
    <respcondition title="incorrect"><conditionvar><other/></conditionvar><setvar action="Set" variablename="SCORE">0.0</setvar></respcondition></resprocessing></item>`;
}

const bbText = (text: string) =>
  `<flow class="FORMATTED_TEXT_BLOCK"><material><mat_extension><mat_formattedtext type="HTML">${text}</mat_formattedtext></mat_extension></material></flow><flow class="FILE_BLOCK"><material/></flow>`;
const bbShows = (id: string, value: string) =>
  `<respcondition><conditionvar><varequal respident="${id}" case="No">${value}</varequal></conditionvar><displayfeedback linkrefid="correct" feedbacktype="Response"/></respcondition>`;
const BB_WRONG =
  '<respcondition title="incorrect"><conditionvar><other/></conditionvar><setvar variablename="SCORE" action="Set">0.0</setvar><displayfeedback linkrefid="incorrect" feedbacktype="Response"/></respcondition>';

const sample = (of: string, items: string, ...asks: readonly (object | RegExp)[]): Sample =>
  textSample(of, 'quiz.xml', assessment(items), ...asks);

const MULTIPLE = gives(`<and>${is('c0')}${is('c1')}<not>${is('c2')}</not></and>`);
const LEFTS = ['Egypt', 'Sudan', 'Uganda'];
const RIGHTS = ['Cairo', 'Kampala', 'Khartoum', 'Rome'];
const ONE = item('multiple_choice_question', 'Which?', lid(['Po', 'Nile']), gives(is('c1')));

/** What Canvas, Common Cartridges and the specification of QTI 1.2 tell, with questions of our own. */
export const QTI_ONE_SAMPLES: Sample[] = [
  sample(
    'a choice of Canvas',
    item(
      'multiple_choice_question',
      '&lt;p&gt;Which flows &lt;em&gt;north&lt;/em&gt;?&lt;/p&gt;',
      lid(['Po', 'Nile']),
      gives(is('c1')),
    ),
    {
      question: 'Which flows north?',
      ...choice(['Po', 'Nile'], 1),
    },
  ),
  sample(
    'a choice of a cartridge with feedback',
    item(
      'cc.multiple_choice.v0p1',
      'Which?',
      lid(['Nile', 'Po']),
      `<respcondition continue="Yes"><conditionvar><other/></conditionvar><displayfeedback feedbacktype="Response" linkrefid="general_fb"/></respcondition>${gives(is('c0'))}`,
      `<itemfeedback ident="general_fb"><flow_mat>${material('It is.')}</flow_mat></itemfeedback>`,
    ),
    { ...choice(['Nile', 'Po'], 0), explanation: 'It is.' },
  ),
  sample(
    'a statement',
    item('true_false_question', 'It flows.', lid(['True', 'False']), gives(is('c0'))),
    statement(true),
  ),
  sample(
    'a statement of a cartridge',
    item('cc.true_false.v0p1', 'It burns.', lid(['True', 'False']), gives(is('c1'))),
    statement(false),
  ),
  sample(
    'several of Canvas',
    item(
      'multiple_answers_question',
      'Which two?',
      lid(['Nile', 'Congo', 'Po'], 'Multiple'),
      MULTIPLE,
    ),
    several(['Nile', 'Congo', 'Po'], [0, 1], 'all-or-nothing'),
  ),
  sample(
    'several of a cartridge',
    item(
      'cc.multiple_response.v0p1',
      'Which two?',
      lid(['Nile', 'Congo', 'Po'], 'Multiple'),
      MULTIPLE,
    ),
    several(['Nile', 'Congo', 'Po'], [0, 1], 'all-or-nothing'),
  ),
  sample(
    'several whose points add up',
    item(
      '',
      'Which two?',
      lid(['Nile', 'Congo', 'Po'], 'Multiple'),
      gives(is('c0'), 50, 'Add', 'Yes') +
        gives(is('c1'), 50, 'Add', 'Yes') +
        gives(is('c2'), -50, 'Add', 'Yes'),
    ),
    several(['Nile', 'Congo', 'Po'], [0, 1]),
  ),
  sample(
    'short answers of Canvas',
    item('short_answer_question', 'Name it.', FIELD, gives(is('Nile') + is('the Nile'))),
    { question: 'Name it.', ...words('Nile', 'the Nile') },
  ),
  sample(
    'a short answer of a cartridge',
    item('cc.fib.v0p1', 'Name it.', FIELD, gives(is('Nile')) + gives(is('the Nile'))),
    words('Nile', 'the Nile'),
  ),
  sample(
    'a pattern of a cartridge',
    item(
      'cc.pattern_match.v0p1',
      'Name it.',
      FIELD,
      gives('<varsubstring case="No" respident="response1">Nile</varsubstring>'),
    ),
    words('Nile'),
  ),
  sample(
    'gaps of Canvas',
    item(
      'fill_in_multiple_blanks_question',
      'The [river] ends in the [sea].',
      `<response_lid ident="response_river">${material('river')}<render_choice>${label('1', 'Nile')}${label('2', 'the Nile')}</render_choice></response_lid><response_lid ident="response_sea">${material('sea')}<render_choice>${label('3', 'Mediterranean')}</render_choice></response_lid>`,
      gives(is('1', 'response_river'), 50, 'Add', 'Yes') +
        gives(is('3', 'response_sea'), 50, 'Add', 'Yes'),
    ),
    { question: 'The _____ ends in the _____.', ...gaps(['Nile', 'the Nile'], ['Mediterranean']) },
  ),
  sample(
    'gaps with choices of Canvas',
    item(
      'multiple_dropdowns_question',
      'The Nile flows [way].',
      `<response_lid ident="response_way">${material('way')}<render_choice>${label('1', 'north')}${label('2', 'south')}</render_choice></response_lid>`,
      gives(is('1', 'response_way'), 100, 'Add', 'Yes'),
    ),
    { body: { bank: ['north', 'south'] }, ...gaps(['north']) },
  ),
  sample(
    'pairs of Canvas',
    item(
      'matching_question',
      'Match.',
      LEFTS.map((left, at) => lid(RIGHTS, 'Single', `response_${at}`, left)).join(''),
      [0, 2, 1]
        .map((right, at) => gives(is(`c${right}`, `response_${at}`), 33.33, 'Add', 'Yes'))
        .join(''),
    ),
    pairs(LEFTS, RIGHTS, [0, 2, 1]),
  ),
  sample(
    'a number of Canvas, exactly and nearly',
    item(
      'numerical_question',
      'How long?',
      FIELD,
      gives(
        `<or>${is('6650')}<and><vargte respident="response1">6600</vargte><varlte respident="response1">6700</varlte></and></or>`,
      ),
    ),
    near(6650, 50),
  ),
  sample(
    'a range of Canvas',
    item(
      'numerical_question',
      'How long?',
      FIELD,
      gives('<vargte respident="response1">10</vargte><varlte respident="response1">20</varlte>'),
    ),
    between(10, 20),
  ),
  sample(
    'Brightspace, which calls each response multiple and names a field by its label',
    item(
      '',
      'Which?',
      lid(['Po', 'Nile', 'Don'], 'Multiple'),
      gives(is('c0'), 0) + gives(is('c1')),
    ).replace(
      'question_type</fieldlabel><fieldentry>',
      'qmd_questiontype</fieldlabel><fieldentry>Multiple Choice',
    ) + item('', 'Name it.', FIELD, gives(is('Nile', 'answer1'))),
    choice(['Po', 'Nile', 'Don'], 1),
    words('Nile'),
  ),
  sample(
    'ILIAS, which gives points for what is not ticked as well',
    item(
      '',
      'Which two?',
      lid(['Nile', 'Congo', 'Po'], 'Multiple'),
      gives(is('c0'), 1, 'Add', 'Yes') +
        gives(is('c1'), 1, 'Add', 'Yes') +
        gives(`<not>${is('c2')}</not>`, 1, 'Add', 'Yes'),
    ),
    { kind: 'several', key: { rights: [0, 1] } },
  ),
  sample(
    'pairs within one response',
    item(
      '',
      'Match.',
      `<response_grp ident="g" rcardinality="Multiple"><render_choice>${LEFTS.map((left, at) => label(`l${at}`, left).replace('ident', 'match_group="c0,c1,c2,c3" ident')).join('')}${labels(RIGHTS)}</render_choice></response_grp>`,
      ['l0,c0', 'c2,l1', 'l2,c1']
        .map((pair) => gives(`<varsubset respident="g">${pair}</varsubset>`, 1, 'Add', 'Yes'))
        .join(''),
    ),
    pairs(LEFTS, RIGHTS, [0, 2, 1]),
  ),
  textSample(
    'a sentence with fields between its words, as the specification has it',
    'fields.xml',
    `<questestinterop><item ident="i1"><presentation><flow><material><mattext>The Nile flows </mattext></material><response_str ident="f1"><render_fib><response_label ident="a"/></render_fib></response_str><material><mattext> and the Po </mattext></material><response_str ident="f2"><render_fib><response_label ident="a"/></render_fib></response_str><material><mattext>.</mattext></material></flow></presentation>
    <resprocessing><outcomes><decvar/></outcomes><respcondition><conditionvar>${is('north', 'f1')}${is('east', 'f2')}</conditionvar><setvar action="Add">1</setvar></respcondition></resprocessing></item></questestinterop>`,
    { question: 'The Nile flows _____ and the Po _____.', ...gaps(['north'], ['east']) },
  ),
  textSample(
    'gaps and pairs of Blackboard, whose rules only show feedback',
    'res00002.dat',
    `<questestinterop><assessment title="Rivers"><section>
    <item><itemmetadata><bbmd_questiontype>Fill in the Blank</bbmd_questiontype></itemmetadata><presentation><flow class="Block"><flow class="QUESTION_BLOCK">${bbText('It flows north: ____.')}</flow><flow class="RESPONSE_BLOCK"><response_str ident="response" rcardinality="Single"><render_fib fibtype="String" rows="1"/></response_str></flow></flow></presentation>
    <resprocessing>${bbShows('response', 'Nile')}${bbShows('response', 'the Nile')}${BB_WRONG}</resprocessing></item>
    <item><itemmetadata><bbmd_questiontype>Matching</bbmd_questiontype></itemmetadata><presentation><flow class="Block"><flow class="QUESTION_BLOCK">${bbText('Which capital?')}</flow>
    <flow class="RESPONSE_BLOCK">${LEFTS.map((left, at) => `<flow class="Block">${bbText(left)}<response_lid ident="p${at}" rcardinality="Single"><render_choice><flow_label class="Block">${RIGHTS.map((_, to) => `<response_label ident="p${at}to${to}"/>`).join('')}</flow_label></render_choice></response_lid></flow>`).join('')}</flow>
    <flow class="RIGHT_MATCH_BLOCK">${RIGHTS.map((right) => `<flow class="Block">${bbText(right)}</flow>`).join('')}</flow></flow></presentation>
    <resprocessing>${bbShows('p0', 'p0to0')}${bbShows('p1', 'p1to2')}${bbShows('p2', 'p2to1')}${BB_WRONG}</resprocessing></item>
    </section></assessment></questestinterop>`,
    { question: 'It flows north: ____.', ...words('Nile', 'the Nile') },
    { question: 'Which capital?', ...pairs(LEFTS, RIGHTS, [0, 2, 1]) },
  ),
  zipSample(
    'a pool of Blackboard, as ExamView writes one too',
    'pool.zip',
    {
      'imsmanifest.xml':
        '<manifest><resources><resource identifier="res00001" bb:file="res00001.dat"/></resources></manifest>',
      'res00001.dat': `<questestinterop><assessment title="Rivers"><section>${[
        bbItem(
          'Multiple Choice',
          'Which?',
          lid(['Po', 'Nile'], 'Single', 'response'),
          is('c1', 'response'),
        ),
        bbItem(
          'True/False',
          'It flows.',
          lid(['true', 'false'], 'Single', 'response'),
          is('c0', 'response'),
        ),
        bbItem(
          'Multiple Answer',
          'Which two?',
          lid(['Nile', 'Congo', 'Po'], 'Multiple', 'response'),
          `<and>${is('c0', 'response')}${is('c1', 'response')}<not>${is('c2', 'response')}</not></and>`,
        ),
        bbItem(
          'Fill in the Blank',
          'Name it.',
          FIELD.replace('response1', 'response'),
          is('Nile', 'response'),
        ),
        bbItem('Essay', 'Why?', FIELD.replace('response1', 'response'), ''),
      ].join('')}</section></assessment></questestinterop>`,
    },
    { ...choice(['Po', 'Nile'], 1), topic: 'Rivers' },
    statement(true),
    several(['Nile', 'Congo', 'Po'], [0, 1], 'all-or-nothing'),
    words('Nile'),
    /essay/,
  ),
  sample(
    'an order',
    item(
      '',
      'Order.',
      lid(['stream', 'spring', 'brook'], 'Ordered'),
      gives(is('c1') + is('c2') + is('c0')),
    ),
    order('spring', 'brook', 'stream'),
  ),
  sample(
    'what we have no kind for',
    item('essay_question', 'Why?', FIELD, '') +
      item('file_upload_question', 'Send it.', '', '') +
      item('text_only_question', 'Read.', '', ''),
    /essay/,
    /file/,
    /asks nothing/,
  ),
  zipSample(
    'a package of Canvas',
    'canvas.zip',
    {
      'imsmanifest.xml':
        '<manifest xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1"><resources><resource identifier="g1" type="imsqti_xmlv1p2"><file href="g1/g1.xml"/></resource></resources></manifest>',
      'g1/assessment_meta.xml':
        '<quiz xmlns="http://canvas.instructure.com/xsd/cccv1p0" identifier="g1"><title>Rivers</title><points_possible>1.0</points_possible></quiz>',
      'g1/g1.xml': assessment(ONE),
    },
    { ...choice(['Po', 'Nile'], 1), topic: 'Rivers' },
  ),
  zipSample(
    'a cartridge that keeps a quiz twice',
    'course.imscc',
    {
      'imsmanifest.xml': '<manifest><resources/></manifest>',
      'g1/assessment_qti.xml': assessment(ONE),
      'non_cc_assessments/g1.xml.qti': assessment(ONE),
      'wiki_content/page.html': '<html><body>{=a ~b}</body></html>',
    },
    choice(['Po', 'Nile'], 1),
  ),
  zipSample(
    'paths that lead out of a package',
    'odd.zip',
    { '../../etc/quiz.xml': assessment(ONE) },
    choice(['Po', 'Nile'], 1),
  ),
];
