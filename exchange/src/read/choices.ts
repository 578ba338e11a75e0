import type { SentQuestion } from '../sent-question.ts';

/** An option or an accepted answer, with its share of the point in per cent. */
export type Weighed = { text: string; percent: number };

export type Texts = Pick<SentQuestion, 'question' | 'explanation' | 'topic'>;
export type Made = { question: SentQuestion | { leftOut: string }; notes: string[] };

/** The share of what is wholly right, in per cent. */
export const WHOLE = 100;
/** Files round thirds: 33.33333. */
const NEARLY_WHOLE = 99;

/** A question of which one option is right. */
export function toChoice(texts: Texts, options: readonly Weighed[]): Made {
  const rights = options.filter(({ percent }) => percent >= NEARLY_WHOLE);
  const [right] = rights;
  if (!right) return { question: { leftOut: 'No option of it is wholly right.' }, notes: [] };
  if (rights.length > 1) {
    const leftOut = 'More than one option is wholly right, and only one may be chosen.';
    return { question: { leftOut }, notes: [] };
  }
  const isPartly = options.some(({ percent }) => percent > 0 && percent < NEARLY_WHOLE);
  return {
    question: {
      ...texts,
      options: options.map(({ text }) => text),
      correctAnswer: options.indexOf(right),
    },
    notes: isPartly ? ['Points for options that are partly right are left out.'] : [],
  };
}

/** A question of which several options may be chosen, and those with a positive share are right. */
export function toSeveral(texts: Texts, options: readonly Weighed[]): Made {
  const rights = options.flatMap(({ percent }, at) => (percent > 0 ? [at] : []));
  if (rights.length === 0) return { question: { leftOut: 'No option of it is right.' }, notes: [] };
  const shares = new Set(rights.map((at) => Math.round(options[at]?.percent ?? 0)));
  const names = options.map(({ text }) => text);
  return {
    question: {
      ...{ ...texts, kind: 'several', options: names },
      key: { rights, scoring: 'partial' },
    },
    notes: shares.size > 1 ? ['Each right option counts the same now.'] : [],
  };
}

/** A short answer; what is partly right is accepted no more. */
export function toText(texts: Texts, answers: readonly Weighed[], matchCase: boolean): Made {
  const accepted = answers.filter(({ percent }) => percent >= NEARLY_WHOLE);
  const notes = [
    ...(answers.some(({ percent }) => percent > 0 && percent < NEARLY_WHOLE)
      ? ['Answers that are partly right are left out: they wait for your mark.']
      : []),
    ...(accepted.some(({ text }) => text.includes('*'))
      ? ['A star stands for any letters no more: it is a star.']
      : []),
  ];
  if (accepted.length === 0) return { question: { leftOut: 'It has no right answer.' }, notes: [] };
  const key = { accepted: accepted.map(({ text }) => text), matchCase };
  return { question: { ...texts, kind: 'text', key }, notes };
}

export type Amount = { value: number; by: number; percent: number };

export function toNumber(
  texts: Texts,
  amounts: readonly Amount[],
  unit: string | null = null,
): Made {
  const right = amounts.find(({ percent }) => percent >= NEARLY_WHOLE);
  if (!right || !Number.isFinite(right.value) || !Number.isFinite(right.by)) {
    return { question: { leftOut: 'It has no right number.' }, notes: [] };
  }
  const tolerance = { type: 'absolute' as const, by: Math.abs(right.by) };
  const key = { value: right.value, tolerance, units: [] };
  return {
    question: { ...texts, kind: 'number', body: { unit, asksUnit: false }, key },
    notes: amounts.some((one) => one !== right && one.percent > 0)
      ? ['Other numbers that count in part are left out.']
      : [],
  };
}

/** Right sides with an empty left side are to spare. */
export function toMatch(texts: Texts, pairs: readonly { left: string; right: string }[]): Made {
  const whole = pairs.filter(({ left }) => left !== '');
  const options = [...new Set(pairs.map(({ right }) => right).filter((right) => right !== ''))];
  return {
    question: {
      ...{ ...texts, kind: 'match', options, body: { lefts: whole.map(({ left }) => left) } },
      key: { pairs: whole.map(({ right }) => options.indexOf(right)) },
    },
    notes: [],
  };
}

export function toTrueFalse(texts: Texts, isTrue: boolean): Made {
  return { question: { ...texts, kind: 'true-false', key: { isTrue, correction: '' } }, notes: [] };
}
