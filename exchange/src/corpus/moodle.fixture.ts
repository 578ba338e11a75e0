import {
  choice,
  gaps,
  near,
  order,
  pairs,
  several,
  statement,
  textSample,
  words,
  type Sample,
} from './corpus.fixture.ts';

type Answer = [fraction: number | string, text: string, rest?: string];

const text = (words: string) => `<text><![CDATA[${words}]]></text>`;
const answers = (...all: Answer[]) =>
  all
    .map(
      ([fraction, said, rest = '<feedback format="html"><text></text></feedback>']) =>
        `<answer fraction="${fraction}" format="html">${text(said)}${rest}</answer>`,
    )
    .join('\n');

/** As Moodle 4 writes a question, with all that each has beside its answers. */
function question(type: string, stem: string, rest: string): string {
  return `<!-- question: 17 -->
  <question type="${type}">
    <name><text>River 17</text></name>
    <questiontext format="html">${text(stem)}</questiontext>
    <generalfeedback format="html"><text></text></generalfeedback>
    <defaultgrade>1.0000000</defaultgrade><penalty>0.3333333</penalty><hidden>0</hidden><idnumber></idnumber>
    ${rest}
    <tags><tag><text>rivers</text></tag></tags>
  </question>`;
}

const SINGLE =
  '<single>true</single><shuffleanswers>true</shuffleanswers><answernumbering>abc</answernumbering><showstandardinstruction>0</showstandardinstruction>';
const SEVERAL = SINGLE.replace('<single>true', '<single>false');

const sample = (of: string, questions: string, ...asks: readonly (object | RegExp)[]): Sample =>
  textSample(
    of,
    'bank.xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions}\n</quiz>`,
    ...asks,
  );

const category = (path: string) =>
  `<question type="category"><category><text>${path}</text></category><info format="html"><text></text></info><idnumber></idnumber></question>`;

const pair = (left: string, right: string) =>
  `<subquestion format="html">${text(left)}<answer><text>${right}</text></answer></subquestion>`;

const box = (word: string, group = 1) =>
  `<dragbox><text>${word}</text><group>${group}</group></dragbox>`;

/** What Moodle's pages about its XML and its kinds of question tell, with questions of our own. */
export const MOODLE_SAMPLES: Sample[] = [
  sample(
    'a choice',
    question(
      'multichoice',
      '<p>Which flows north?</p>',
      SINGLE + answers([0, '<p>Po</p>'], [100, '<p>Nile</p>']),
    ),
    { question: 'Which flows north?', ...choice(['Po', 'Nile'], 1) },
  ),
  sample(
    'several with partial points',
    question(
      'multichoice',
      'Which two?',
      SEVERAL + answers([50, 'Nile'], [50, 'Congo'], [-50, 'Po'], [-50, 'Don']),
    ),
    several(['Nile', 'Congo', 'Po', 'Don'], [0, 1]),
  ),
  sample(
    'several of which wrong ones cost nothing',
    question(
      'multichoice',
      'Which three?',
      SEVERAL + answers(['33.33333', 'a'], ['33.33333', 'b'], ['33.33333', 'c'], [0, 'd']),
    ),
    { kind: 'several', key: { rights: [0, 1, 2] } },
  ),
  sample(
    'all or nothing',
    question(
      'multichoiceset',
      'Which two?',
      SEVERAL + answers([100, 'Nile'], [100, 'Congo'], [0, 'Po']),
    ),
    several(['Nile', 'Congo', 'Po'], [0, 1], 'all-or-nothing'),
  ),
  sample(
    'statements',
    question('truefalse', 'It flows.', answers([100, 'true'], [0, 'false'])) +
      question('truefalse', 'It burns.', answers([0, 'true'], [100, 'false'])),
    statement(true),
    statement(false),
  ),
  sample(
    'short answers',
    question(
      'shortanswer',
      'Name it.',
      `<usecase>0</usecase>${answers([100, 'Nile'], [100, 'the Nile'], [50, 'Nil'])}`,
    ),
    { kind: 'text', key: { accepted: ['Nile', 'the Nile'], matchCase: false } },
  ),
  sample(
    'short answers with capitals that count',
    question('shortanswer', 'Symbol of cobalt?', `<usecase>1</usecase>${answers([100, 'Co'])}`),
    { kind: 'text', key: { accepted: ['Co'], matchCase: true } },
  ),
  sample(
    'a number with a tolerance',
    question(
      'numerical',
      'How long?',
      answers([100, '6650', '<tolerance>50</tolerance>'], [0, '*']),
    ),
    near(6650, 50),
  ),
  sample(
    'a number with partial points',
    question(
      'numerical',
      'How long?',
      answers(
        [100, '3.14', '<tolerance>0.005</tolerance>'],
        [50, '3', '<tolerance>0.2</tolerance>'],
      ),
    ),
    near(3.14, 0.005),
  ),
  sample(
    'a number with units',
    question(
      'numerical',
      'How long?',
      `${answers([100, '2.5', '<tolerance>0.1</tolerance>'])}<unitgradingtype>0</unitgradingtype><unitpenalty>0.1000000</unitpenalty><showunits>3</showunits><unitsleft>0</unitsleft>
       <units><unit><multiplier>1</multiplier><unit_name>m</unit_name></unit><unit><multiplier>100</multiplier><unit_name>cm</unit_name></unit></units>`,
    ),
    { ...near(2.5, 0.1), body: { unit: 'm', asksUnit: false } },
  ),
  sample(
    'numbers of an old file, with commas',
    '<question type="numerical"><questiontext>How long?</questiontext><answer fraction="100">2,5<tolerance>0,1</tolerance><feedback><text>It is.</text></feedback></answer></question>',
    { question: 'How long?', ...near(2.5, 0.1), explanation: 'It is.' },
  ),
  sample(
    'pairs with a spare side',
    question(
      'matching',
      'Match.',
      `<shuffleanswers>true</shuffleanswers>${pair('<p>Egypt</p>', 'Cairo')}${pair('<p>Sudan</p>', 'Khartoum')}${pair('<p>Uganda</p>', 'Kampala')}${pair('', 'Rome')}`,
    ),
    pairs(['Egypt', 'Sudan', 'Uganda'], ['Cairo', 'Kampala', 'Khartoum', 'Rome'], [0, 2, 1]),
  ),
  sample(
    'a cloze with answers to type',
    question(
      'cloze',
      '<p>The {1:SHORTANSWER:=Nile#Yes~%50%Nil~*#No} ends in the {1:SA:=Mediterranean~=Mediterranean Sea}.</p>',
      '',
    ),
    {
      question: 'The _____ ends in the _____.',
      ...gaps(['Nile'], ['Mediterranean', 'Mediterranean Sea']),
    },
  ),
  sample(
    'a cloze with choices',
    question('cloze', 'The Nile {1:MULTICHOICE:=rises~%0%falls} in the {1:MCV:~south~=north}.', ''),
    {
      body: { bank: ['falls', 'north', 'rises', 'south'] },
      ...gaps(['rises'], ['north']),
    },
  ),
  sample(
    'a cloze of capitals that count, with signs that are escaped',
    question('cloze', 'Write {1:SHORTANSWER_C:=a\\}b} and {1:SAC:=c\\~d}.', ''),
    { key: { gaps: [{ words: ['a}b'] }, { words: ['c~d'] }], matchCase: true } },
  ),
  sample(
    'a cloze of one number',
    question('cloze', 'Pi is {1:NUMERICAL:=3.14:0.01#Yes~%50%3:0.5}.', ''),
    near(3.14, 0.01),
  ),
  sample(
    'words dragged into a text',
    question('ddwtos', 'The [[2]] ends in the [[1]].', box('sea') + box('Nile') + box('hill')),
    {
      question: 'The _____ ends in the _____.',
      body: { bank: ['hill', 'Nile', 'sea'] },
      ...gaps(['Nile'], ['sea']),
    },
  ),
  sample(
    'words selected in a text',
    question(
      'gapselect',
      'The [[1]] flows [[3]].',
      ['Nile', 'Po', 'north', 'south']
        .map(
          (word, at) =>
            `<selectoption><text>${word}</text><group>${at < 2 ? 1 : 2}</group></selectoption>`,
        )
        .join(''),
    ),
    gaps(['Nile'], ['north']),
  ),
  sample(
    'an order',
    question(
      'ordering',
      'Order.',
      `<layouttype>VERTICAL</layouttype><selecttype>ALL</selecttype><selectcount>0</selectcount><gradingtype>ABSOLUTE_POSITION</gradingtype><showgrading>SHOW</showgrading>
      ${answers(['1.0000000', 'spring'], ['2.0000000', 'brook'], ['3.0000000', 'stream'])}`,
    ),
    order('spring', 'brook', 'stream'),
  ),
  sample(
    'categories below each other',
    `${category('$course$/top/Earth')}${question('truefalse', 'One.', answers([100, 'true'], [0, 'false']))}${category('$course$/top/Earth/Rivers &amp; lakes')}${question('truefalse', 'Two.', answers([100, 'true'], [0, 'false']))}`,
    { topic: 'Earth' },
    { topic: 'Rivers & lakes' },
  ),
  sample(
    'a picture inside',
    question(
      'multichoice',
      '<p>What is this?<img src="@@PLUGINFILE@@/nile.png" alt="" width="10" /></p><p>Look well.</p>',
      SINGLE + answers([100, 'Nile'], [0, 'Po']),
    ).replace(
      '</questiontext>',
      '<file name="nile.png" path="/" encoding="base64">iVBORw0KGgo=</file></questiontext>',
    ),
    { question: 'What is this?\nLook well.', correctAnswer: 0 },
  ),
  sample(
    'feedback',
    question(
      'multichoice',
      'Which?',
      `${SINGLE}<correctfeedback format="html"><text>Well done.</text></correctfeedback><hint format="html"><text>Think of Egypt.</text></hint>${answers([100, 'Nile', '<feedback format="html"><text>It is.</text></feedback>'], [0, 'Po'])}`,
    ).replace(
      '<generalfeedback format="html"><text>',
      '<generalfeedback format="html"><text>Cairo lies on it.',
    ),
    { correctAnswer: 0, explanation: 'Cairo lies on it.' },
  ),
  sample(
    'from right to left',
    question(
      'shortanswer',
      '<p dir="rtl" style="text-align:right">ما هو أطول نهر؟</p>',
      answers([100, 'النيل']),
    ),
    { question: 'ما هو أطول نهر؟', ...words('النيل') },
  ),
  sample(
    'lists, tables, code and formulas',
    question(
      'truefalse',
      '<ul><li>one</li><li>two</li></ul><pre>a  b</pre><p>\\(x^2\\)</p>',
      answers([100, 'true'], [0, 'false']),
    ),
    { question: '• one\n• two\na  b\n$x^2$' },
  ),
  sample(
    'texts whose HTML is escaped instead',
    question('truefalse', 'X', answers([100, 'true'], [0, 'false'])).replace(
      '<![CDATA[X]]>',
      '&lt;p&gt;1 &amp;lt; 2 &amp;amp; so on&lt;/p&gt;',
    ),
    { question: '1 < 2 & so on' },
  ),
  sample(
    'Markdown and plain text',
    question('truefalse', '**Rivers** flow.', answers([100, 'true'], [0, 'false'])).replace(
      '<questiontext format="html">',
      '<questiontext format="markdown">',
    ) +
      question('truefalse', '1 < 2', answers([100, 'true'], [0, 'false'])).replace(
        '<questiontext format="html">',
        '<questiontext format="plain_text">',
      ),
    { question: 'Rivers flow.' },
    { question: '1 < 2' },
  ),
  sample(
    'what we have no kind for',
    question('essay', 'Why?', '') +
      question('calculated', 'Add {a}.', '') +
      question('description', 'Read.', '') +
      question('ddmarker', 'Drag.', '') +
      question('stack', 'Solve.', ''),
    ...[/essay/, /calculated/, /asks nothing/, /picture/, /stack/],
  ),
];
