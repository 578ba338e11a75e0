import {
  editedQuestionSchema,
  type EditedQuestion,
} from '@study-assistant/contract/questions/edited-question';
import { GAP } from '@study-assistant/contract/wire/constants';

type Random = (below: number) => number;

/** Mulberry32: small, and the same everywhere. */
function randomOf(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Texts that mean something to one format or another. */
const AWKWARD = [
  'a = b',
  '~x~',
  '#3: {curly}',
  'H₂O & <b>bold</b>',
  '"quoted", \'so\'',
  'back\\slash \\n',
  '50% of 3',
  '%50%',
  '=1+1',
  '+1',
  '-2, =3',
  '@home; =4',
  '[[1]] [html]',
  '{1:SHORTANSWER:=x}',
  '::title::',
  '// comment',
  '$x^2$ costs $5',
  'l’été naïve',
  '日本語 🙂',
  '100 °C → 212 °F',
  'a | b \\| c',
  'two\nlines',
  '  inner   spaces',
  '&amp; &lt;',
  '*star* and _line_',
  'x < y > z',
  ']]> -->',
  "'=quoted",
  '$\\frac{1}{2}$, not \\$5',
  'so $$\\sum_{k=1}^n k$$',
  '$a < b$ and $c & d$',
  '$\\{x : x = 1\\}$',
  '$$\\begin{matrix} a & b \\\\[2pt] c \\end{matrix}$$',
];

function wordsOf(random: Random, unique: number | string, most = 1): string {
  const some = Array.from(
    { length: 1 + random(most) },
    () => AWKWARD[random(AWKWARD.length)] ?? '',
  );
  return `${some.join(' ').trim()} ${unique}`;
}

/** Where a text must be one line, such as a word for a gap. */
function lineOf(random: Random, unique: number | string): string {
  return wordsOf(random, unique).replace(/\s+/g, ' ').trim();
}

function some(random: Random, least: number, most: number): number[] {
  return Array.from({ length: least + random(most - least + 1) }, (_, at) => at);
}

function shuffled(random: Random, count: number): number[] {
  const left = Array.from({ length: count }, (_, at) => at);
  return Array.from({ length: count }, () => left.splice(random(left.length), 1)[0] ?? 0);
}

const MAKERS: Record<string, (random: Random) => object> = {
  choice(random) {
    const options = some(random, 2, 6).map((at) => wordsOf(random, at));
    return { options, correctAnswer: random(options.length) };
  },
  several(random) {
    const options = some(random, 3, 8).map((at) => wordsOf(random, at));
    const rights = options.map((_, at) => at).filter(() => random(2) === 0);
    const key = {
      rights: rights.length > 0 ? rights : [random(options.length)],
      scoring: random(2) === 0 ? 'partial' : 'all-or-nothing',
    };
    return { kind: 'several', options, key };
  },
  'true-false'(random) {
    const isTrue = random(2) === 0;
    const correction = isTrue || random(2) === 0 ? '' : wordsOf(random, 'c');
    return { kind: 'true-false', key: { isTrue, correction } };
  },
  number(random) {
    const value = (random(20_001) - 10_000) / 8;
    const by = random(40) / 4;
    const tolerance = [
      { type: 'absolute', by },
      { type: 'percent', by },
      { type: 'range', from: value - by, to: value + by * random(3) },
    ][random(3)];
    const asksUnit = random(3) === 0;
    const body = { unit: asksUnit || random(2) === 0 ? null : 'm/s', asksUnit };
    return {
      kind: 'number',
      body,
      key: { value, tolerance, units: asksUnit ? ['m', 'metre'] : [] },
    };
  },
  gaps(random) {
    const count = random(3) === 0 ? 1 : 1 + random(6);
    const gaps = Array.from({ length: count }, (_, at) => ({
      words: some(random, 1, 3).map((word) => lineOf(random, `${at}${word}`)),
    }));
    const bank = random(2) === 0 ? null : [lineOf(random, 'spare'), lineOf(random, 'left')];
    const question = gaps.map((_, at) => `${lineOf(random, at)} ${GAP}`).join(' and ');
    const rule = () => random(3) === 0;
    const key = { gaps, matchCase: rule(), matchAccents: !rule(), allowTypo: rule() };
    return { kind: 'gaps', question: `${question}.`, body: { bank }, key };
  },
  match(random) {
    const lefts = some(random, 3, 8).map((at) => lineOf(random, at));
    const options = some(random, 2, 9).map((at) => lineOf(random, `r${at}`));
    return {
      kind: 'match',
      body: { lefts },
      options,
      key: { pairs: lefts.map(() => random(options.length)) },
    };
  },
  order(random) {
    const options = some(random, 3, 8).map((at) => wordsOf(random, at));
    const scoring = random(2) === 0 ? 'partial' : 'all-or-nothing';
    return { kind: 'order', options, key: { order: shuffled(random, options.length), scoring } };
  },
  text(random) {
    const accepted = some(random, 1, 4).map((at) => lineOf(random, at));
    return { kind: 'text', key: { accepted, matchCase: random(2) === 0 } };
  },
};

/** A quiz with a question of every kind, in texts that are awkward for one format or another. */
export function seededQuiz(seed: number): { title: string; questions: EditedQuestion[] } {
  const random = randomOf(seed);
  const questions = Object.values(MAKERS).map((make, at) =>
    editedQuestionSchema.parse({
      question: wordsOf(random, `(${at})?`, 3),
      explanation: random(2) === 0 ? '' : wordsOf(random, 'e', 4),
      topic: `Topic ${lineOf(random, random(2))}`,
      ...make(random),
    }),
  );
  return { title: `Quiz ${seed}`, questions };
}
