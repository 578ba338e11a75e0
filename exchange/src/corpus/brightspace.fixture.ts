import { order, pairs, several, textSample, words, type Sample } from './corpus.fixture.ts';

const material = (text: string) =>
  `<material><mattext texttype="text/html">${text}</mattext></material>`;
const label = (id: string, text: string) =>
  `<response_label ident="${id}"><flow_mat>${material(text)}</flow_mat></response_label>`;
const set = (name: string, action: string, value: string) =>
  `<setvar varname="${name}" action="${action}">${value}</setvar>`;
const when = (id: string, value: string, name: string) =>
  `<respcondition continue="yes"><conditionvar><varequal respident="${id}">${value}</varequal></conditionvar>${set(name, 'Add', '1')}</respcondition>`;
const COUNTERS =
  '<outcomes><decvar varname="que_score" defaultval="0"/><decvar varname="D2L_Correct" defaultval="0"/><decvar varname="D2L_Incorrect" defaultval="0"/></outcomes>';
const TAKES_COUNT = `<respcondition>${set('que_score', 'Set', 'D2L_Correct')}</respcondition>`;

function sample(
  of: string,
  type: string,
  stem: string,
  responses: string,
  rules: string,
  asks: object,
): Sample {
  return textSample(
    of,
    'quiz.xml',
    `<questestinterop xmlns:d2l_2p0="http://desire2learn.com/xsd/d2lcp_v2p0"><assessment title="Rivers"><section ident="s"><item ident="i"><itemmetadata><qtimetadata><qti_metadatafield><fieldlabel>qmd_questiontype</fieldlabel><fieldentry>${type}</fieldentry></qti_metadatafield></qtimetadata></itemmetadata><presentation><flow>${material(stem)}${responses}</flow></presentation><resprocessing>${rules}</resprocessing></item></section></assessment></questestinterop>`,
    asks,
  );
}

const LEFTS = ['Egypt', 'Sudan', 'Uganda'];
const RIGHTS = ['Cairo', 'Kampala', 'Khartoum'];

/** Brightspace counts what is right and what is wrong in variables of their own. */
export const BRIGHTSPACE_SAMPLES: Sample[] = [
  sample(
    'several of Brightspace, of which the first is wrong',
    'Multi-Select',
    'Which two?',
    `<response_lid ident="l" rcardinality="Multiple"><render_choice>${label('a', 'Po')}${label('b', 'Nile')}${label('c', 'Congo')}</render_choice></response_lid>`,
    `${COUNTERS}${when('l', 'a', 'D2L_Incorrect')}${when('l', 'b', 'D2L_Correct')}${when('l', 'c', 'D2L_Correct')}${TAKES_COUNT}`,
    several(['Po', 'Nile', 'Congo'], [1, 2]),
  ),
  sample(
    'pairs of Brightspace, a group for each left side',
    'Matching',
    'Which capital?',
    LEFTS.map(
      (left, at) =>
        `<response_grp respident="g${at}" rcardinality="Single">${material(left)}<render_choice><flow_label>${RIGHTS.map((right, to) => label(`r${to}`, right)).join('')}</flow_label></render_choice></response_grp>`,
    ).join(''),
    `${COUNTERS}${when('g0', 'r0', 'D2L_Correct')}${when('g0', 'r1', 'D2L_Incorrect')}${when('g1', 'r2', 'D2L_Correct')}${when('g2', 'r1', 'D2L_Correct')}${TAKES_COUNT}`,
    { question: 'Which capital?', ...pairs(LEFTS, RIGHTS, [0, 2, 1]) },
  ),
  sample(
    'an order of Brightspace, a place for each thing',
    'Ordering',
    'Down the Nile.',
    `<response_grp respident="o" rcardinality="Ordered"><render_choice><flow_label>${label('o1', 'Khartoum')}${label('o2', 'Jinja')}${label('o3', 'Cairo')}</flow_label></render_choice></response_grp>`,
    `${COUNTERS}${when('o1', '2', 'D2L_Correct')}${when('o2', '1', 'D2L_Correct')}${when('o3', '3', 'D2L_Correct')}${TAKES_COUNT}`,
    order('Jinja', 'Khartoum', 'Cairo'),
  ),
  sample(
    'several answers of Brightspace, each in a field of its own',
    'Multi-Short Answer',
    'Name two.',
    '<response_str ident="f" rcardinality="Single"><render_fib d2l_2p0:input_boxes="2"><response_label ident="w"/></render_fib></response_str>',
    `${when('w', 'Nile', 'x')}${when('w', 'Congo', 'x')}`,
    words('Nile', 'Congo'),
  ),
];
