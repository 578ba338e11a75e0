import type { GivenAnswer, OtherKind } from '@study-assistant/contract/questions/kind-schemas';

export type SampleKind = 'choice' | OtherKind;

/** A question as its teacher sends it, and what tests need to know of it. */
export type Sample = {
  sent: Record<string, unknown> & { question: string; kind?: OtherKind; options?: string[] };
  /** What to send instead so that something else is right, and no student can tell the difference. */
  otherwise: Record<string, unknown>;
  /** The whole point. Options are sent in alphabetical order, so that they keep their places. */
  right: GivenAnswer;
  /** Less than the point. */
  wrong: GivenAnswer;
};

const WORDS = { explanation: 'Because it is so.' };
const ELSE = { explanation: 'Because it is otherwise.' };
const RULES = { matchCase: false, matchAccents: false, allowTypo: false };

/** A new kind has no types without a line here, and so no test that goes through all of them. */
const SAMPLES: Record<SampleKind, readonly Sample[]> = {
  choice: [
    {
      sent: {
        ...{ ...WORDS, question: 'Where does a river begin?' },
        ...{ options: ['Delta', 'Mouth', 'Source'], correctAnswer: 2 },
      },
      otherwise: { ...ELSE, correctAnswer: 1 },
      ...{ right: 2, wrong: 0 },
    },
  ],
  several: [
    {
      sent: {
        ...{ ...WORDS, kind: 'several', question: 'Which of these are parts of a river?' },
        options: ['Crater', 'Dune', 'Meander', 'Mouth'],
        key: { rights: [2, 3], scoring: 'partial' },
      },
      otherwise: { ...ELSE, key: { rights: [0, 1, 3], scoring: 'all-or-nothing' } },
      ...{ right: { chosen: [2, 3] }, wrong: { chosen: [0, 2] } },
    },
  ],
  'true-false': [
    {
      sent: {
        ...{ ...WORDS, kind: 'true-false', question: 'A river flows from its mouth.' },
        key: { isTrue: false, correction: 'It flows to its mouth.' },
      },
      otherwise: { ...ELSE, key: { isTrue: true, correction: '' } },
      ...{ right: { value: false }, wrong: { value: true } },
    },
  ],
  number: [
    {
      sent: {
        ...{ ...WORDS, kind: 'number', question: 'How much of it is ice, in per cent?' },
        body: { unit: '%', asksUnit: false },
        key: { value: 69, tolerance: { type: 'absolute', by: 2 }, units: [] },
      },
      otherwise: { ...ELSE, key: { value: 12, tolerance: { type: 'percent', by: 5 }, units: [] } },
      ...{ right: { text: '70' }, wrong: { text: '12' } },
    },
    {
      sent: {
        ...{ ...WORDS, kind: 'number', question: 'How long is the river, with its unit?' },
        body: { unit: null, asksUnit: true },
        key: { value: 1500, tolerance: { type: 'percent', by: 2 }, units: ['km', 'kilometres'] },
      },
      otherwise: {
        ...ELSE,
        key: { value: 900, tolerance: { type: 'range', from: 800, to: 1000 }, units: ['miles'] },
      },
      ...{ right: { text: '1,5e3 km' }, wrong: { text: '900' } },
    },
  ],
  gaps: [
    {
      sent: {
        ...{ ...WORDS, kind: 'gaps', question: 'A river begins at its _____, ends at its _____.' },
        body: { bank: null },
        key: { gaps: [{ words: ['source', 'spring'] }, { words: ['mouth'] }], ...RULES },
      },
      otherwise: {
        ...ELSE,
        key: {
          ...{ gaps: [{ words: ['origin'] }, { words: ['estuary', 'delta'] }] },
          ...{ matchCase: true, matchAccents: true, allowTypo: true },
        },
      },
      ...{ right: { gaps: ['spring', 'Mouth'] }, wrong: { gaps: ['origin', ''] } },
    },
    {
      sent: {
        ...{ ...WORDS, kind: 'gaps', question: 'Water flows _____ from the _____.' },
        body: { bank: ['sea', 'uphill'] },
        key: { gaps: [{ words: ['downhill'] }, { words: ['mountains'] }], ...RULES },
      },
      otherwise: {
        ...{ ...ELSE, body: { bank: ['downhill', 'mountains'] } },
        key: { gaps: [{ words: ['uphill'] }, { words: ['sea'] }], ...RULES },
      },
      ...{ right: { gaps: ['downhill', 'mountains'] }, wrong: { gaps: ['sea', ''] } },
    },
  ],
  match: [
    {
      sent: {
        ...{ ...WORDS, kind: 'match', question: 'Which river flows through which city?' },
        body: { lefts: ['Seine', 'Thames', 'Danube'] },
        options: ['London', 'Paris', 'Rome', 'Vienna'],
        key: { pairs: [1, 0, 3] },
      },
      otherwise: { ...ELSE, key: { pairs: [2, 3, 0] } },
      ...{ right: { pairs: [1, 0, 3] }, wrong: { pairs: [1, 2, null] } },
    },
  ],
  order: [
    {
      sent: {
        ...{ ...WORDS, kind: 'order', question: 'What does the water pass first?' },
        options: ['Brook', 'Delta', 'River', 'Spring'],
        key: { order: [3, 0, 2, 1], scoring: 'partial' },
      },
      otherwise: { ...ELSE, key: { order: [2, 1, 3, 0], scoring: 'all-or-nothing' } },
      ...{ right: { order: [3, 0, 2, 1] }, wrong: { order: [0, 2, 3, 1] } },
    },
  ],
  text: [
    {
      sent: {
        ...{ ...WORDS, kind: 'text', question: 'What carries the water?' },
        key: { accepted: ['a bed', 'the river bed'], matchCase: false },
      },
      otherwise: { ...ELSE, key: { accepted: ['a valley'], matchCase: true } },
      ...{ right: { words: 'The river bed.' }, wrong: { words: 'a valley' } },
    },
  ],
};

/** Ten questions of every kind there is. */
export const EVERY_KIND: readonly Sample[] = Object.values(SAMPLES).flat();

/** A quiz says which topics it has, and with the result alone which question has which. */
const TOPICS = ['rivers', 'lakes'];
const topicAt = (place: number) => ({ topic: TOPICS[place % TOPICS.length] });

export const EVERY_QUESTION = EVERY_KIND.map(({ sent }, at) => ({ ...sent, ...topicAt(at) }));
/** The same questions to whoever is asked, with another key each. */
export const EVERY_OTHER_KEY = EVERY_KIND.map(({ sent, otherwise }, at) => ({
  ...{ ...sent, ...otherwise },
  ...topicAt(at + 1),
}));
export const EVERY_RIGHT = EVERY_KIND.map(({ right }) => right);
export const EVERY_WRONG = EVERY_KIND.map(({ wrong }) => wrong);
