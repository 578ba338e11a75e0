import {
  between,
  choice,
  gaps,
  near,
  pairs,
  several,
  statement,
  textSample,
  words,
  type Sample,
} from './corpus.fixture.ts';

const sample = (of: string, text: string, ...asks: readonly (object | RegExp)[]): Sample =>
  textSample(of, 'rivers.gift', text, ...asks);

/** What Moodle's page about GIFT tells, with questions of our own. */
export const GIFT_SAMPLES: Sample[] = [
  sample('a choice', 'Which flows north? {~Danube =Nile ~Po}', choice(['Danube', 'Nile', 'Po'], 1)),
  sample(
    'a choice over several lines with a title',
    '::Longest river::\nWhich is the longest?\n{\n=Nile\n~Rhine\n~Seine\n}',
    { question: 'Which is the longest?', ...choice(['Nile', 'Rhine', 'Seine'], 0) },
  ),
  sample('a missing word with choices', 'The Nile ends in the {~Black =Mediterranean ~Red} Sea.', {
    question: 'The Nile ends in the _____ Sea.',
    correctAnswer: 1,
  }),
  sample(
    'feedback to answers and to the question',
    'Which is a lake? {=Victoria#Yes. ~Congo#That is a river. ####Lakes stand still.}',
    { ...choice(['Victoria', 'Congo'], 0), explanation: 'Lakes stand still.' },
  ),
  sample('a statement', 'Rivers flow uphill.{FALSE}', statement(false)),
  sample('a statement by its letter', 'Rivers flow downhill. {T}', statement(true)),
  sample(
    'a statement with both feedbacks',
    'Water is wet.{TRUE#Touch it.#Right you are.####It is.}',
    { ...statement(true), explanation: 'It is.' },
  ),
  sample('short answers', 'Name the river of Cairo. {=Nile =the Nile}', words('Nile', 'the Nile')),
  sample('one short answer', 'Two plus two? {=four}', words('four')),
  sample('a short answer that is partly right', 'Name it. {=Nile =%50%Nil}', words('Nile')),
  sample('a short answer within the text', 'Cairo lies on the {=Nile} river.', gaps(['Nile'])),
  sample('a number', 'How many Great Lakes? {#5}', near(5, 0)),
  sample('a number with a tolerance', 'Length in km? {#6650:50}', near(6650, 50)),
  sample('a range', 'Pi, to three places? {#3.141..3.142}', between(3.141, 3.142)),
  sample('a number behind which a full stop stands', 'How many? {#3:1}.', near(3, 1)),
  sample(
    'numbers with partial points',
    'When was it found? {#=1858:0#Exactly. =%50%1858:2#Nearly.}',
    near(1858, 0),
  ),
  sample('a number with a star for all others', 'How many? {#=3:0.1 =%0%*#No.}', near(3, 0.1)),
  sample('a negative number', 'How cold? {#-12.5:0.5}', near(-12.5, 0.5)),
  sample('a number with an exponent', 'How many in a mole? {#6.02e23:1e21}', near(6.02e23, 1e21)),
  sample(
    'pairs',
    'Match. {=Egypt -> Cairo =Sudan -> Khartoum =Uganda -> Kampala}',
    pairs(['Egypt', 'Sudan', 'Uganda'], ['Cairo', 'Kampala', 'Khartoum'], [0, 2, 1]),
  ),
  sample(
    'pairs with a spare side and one that is there twice',
    'Match. {=bee -> insect =ant -> insect =cat -> mammal = -> bird}',
    pairs(['bee', 'ant', 'cat'], ['bird', 'insect', 'mammal'], [1, 1, 2]),
  ),
  sample(
    'several with percentages',
    'Which two are in Africa? {~%50%Nile ~%50%Congo ~%-50%Po ~%-50%Don}',
    several(['Nile', 'Congo', 'Po', 'Don'], [0, 1]),
  ),
  sample(
    'thirds',
    'Which three? {~%33.33333%a ~%33.33333%b ~%33.33333%c ~%-100%d}',
    several(['a', 'b', 'c', 'd'], [0, 1, 2]),
  ),
  sample(
    'a choice of which one option is partly right',
    'Which is best? {=a ~%50%b ~c}',
    choice(['a', 'b', 'c'], 0),
  ),
  sample('escapes', 'What is \\{x \\: x \\= 1\\}? {=a set \\~ of one ~an \\#1 ~C\\:\\\\temp}', {
    question: 'What is {x : x = 1}?',
    ...choice(['a set ~ of one', 'an #1', 'C:\\temp'], 0),
  }),
  sample('an escaped equals sign at the front', 'Five? {~ \\= 2 + 2 =\\= 2 + 3 ~\\= 2 + 4}', {
    ...choice(['= 2 + 2', '= 2 + 3', '= 2 + 4'], 1),
  }),
  sample('a new line in a text', 'First\\nsecond? {T}', { question: 'First\nsecond?' }),
  sample('comments', '// question: 0  name: one\n// another: {=x}\nOne?{=a ~b}\n// last', {
    question: 'One?',
    ...choice(['a', 'b'], 0),
  }),
  sample('a comment between answers', 'One?{\n=a\n// not so\n~b\n}', choice(['a', 'b'], 0)),
  sample('an address in a text', 'See http\\://a.example/ first? {T}', {
    question: 'See http://a.example/ first?',
  }),
  sample(
    'categories',
    '$CATEGORY: $course$/top/Rivers\n\nOne?{T}\n\n$CATEGORY: $course$/top/Rivers/Lakes\n\nTwo?{F}',
    { topic: 'Rivers', ...statement(true) },
    { topic: 'Lakes', ...statement(false) },
  ),
  sample(
    'HTML',
    '[html]<p>Which is <b>H<sub>2</sub>O</b>?</p>{=<p>water</p> ~<p>salt &amp; pepper</p>}',
    { question: 'Which is H₂O?', ...choice(['water', 'salt & pepper'], 0) },
  ),
  sample('Markdown', '[markdown]Which is *not* **dry**? {=rain ~sand}', {
    question: 'Which is not dry?',
  }),
  sample('plain text', '[plain]Is 1 < 2 & 2 > 1? {T}', { question: 'Is 1 < 2 & 2 > 1?' }),
  sample('from right to left', 'ما هو أطول نهر؟ {=النيل ~الراين}', {
    question: 'ما هو أطول نهر؟',
    ...choice(['النيل', 'الراين'], 0),
  }),
  sample('a formula', 'What is $x^2$ for x \\= 3? {#9}', { question: 'What is $x^2$ for x = 3?' }),
  sample(
    'questions without an empty line between',
    '::A::One?{T}\n::B::Two?{F}',
    statement(true),
    statement(false),
  ),
  sample(
    'a sign of percent in an answer',
    'How much? {=50% ~%0%70% ~10%}',
    choice(['50%', '70%', '10%'], 0),
  ),
  sample(
    'lines that end as on Windows',
    'One?{\r\n=a\r\n~b\r\n}\r\n\r\nTwo?{T}\r\n',
    choice(['a', 'b'], 0),
    statement(true),
  ),
  sample('an essay', 'Why do rivers bend? {}', /essay/),
  sample('a text', 'Read this first.\n\nOne?{T}', /asks nothing/, statement(true)),
];
