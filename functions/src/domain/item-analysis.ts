import { correlation, median } from './sample.ts';

/** One student's first attempt: an entry for each question of the quiz. */
export type Response = readonly { chosen: number | null; seconds: number }[];

/** What the analysis needs of a question: how many options it has and which is right. */
export type Item = { options: number; correctAnswer: number };

export const ITEM_FLAGS = [
  'probably-wrong-key',
  'too-easy',
  'too-hard',
  'option-nobody-picks',
] as const;
export type ItemFlag = (typeof ITEM_FLAGS)[number];

export type ItemAnalysis = {
  /** Share of right answers, 0 to 1; null without responses. An open answer is not right. */
  facility: number | null;
  /** Correlation of this question with the score on the others, -1 to 1; null where undefined. */
  discrimination: number | null;
  /** How often each option was chosen. */
  optionCounts: number[];
  /** How often no option was. */
  leftOpen: number;
  /** Indexes of wrong options that hardly anybody chose. */
  nonFunctioning: number[];
  /** Index of the wrong option chosen most; null when no wrong one was. */
  mostChosenWrong: number | null;
  /** Seconds; null without responses. */
  medianSeconds: number | null;
  flags: ItemFlag[];
};

/** With fewer responses nothing is claimed: no flags, no correlation, no idle options. */
export const MIN_RESPONSES = 10;

/**
 * Facility bounds: above, a question separates nobody; below a quarter, guessing does better
 * (Ebel & Frisbie, Essentials of Educational Measurement, 5th edition 1991, chapter 13).
 */
const TOO_EASY = 0.95;
const TOO_HARD = 0.25;

/** Haladyna & Downing, Educational and Psychological Measurement 53 (1993), 999–1010. */
const FUNCTIONING_SHARE = 0.05;

/**
 * The questions of one quiz, judged by first attempts. The discrimination is the item-total
 * correlation with the item itself left out of the total (Henrysson, Psychometrika 28 (1963),
 * 211–218): counted in, it would correlate with itself.
 */
export function analyseItems(
  items: readonly Item[],
  responses: readonly Response[],
): ItemAnalysis[] {
  const right = responses.map((response) =>
    items.map((item, index) => Number(response[index]?.chosen === item.correctAnswer)),
  );
  const totals = right.map((marks) => marks.reduce((sum, mark) => sum + mark, 0));

  return items.map((item, index) => {
    const marks = right.map((all) => all[index] ?? 0);
    const rest = totals.map((total, student) => total - (marks[student] ?? 0));
    const optionCounts = countOptions(item, index, responses);
    const wrong = wrongOptions(item, optionCounts);
    const isEnough = responses.length >= MIN_RESPONSES;
    const facility = responses.length === 0 ? null : sum(marks) / responses.length;
    const discrimination = isEnough ? correlation(marks, rest) : null;
    const nonFunctioning = isEnough
      ? wrong.filter(({ count }) => count / responses.length < FUNCTIONING_SHARE)
      : [];
    const [favourite] = wrong.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
    const measured = { facility, discrimination, optionCounts, favourite };
    return {
      facility,
      discrimination,
      optionCounts,
      leftOpen: responses.length - sum(optionCounts),
      nonFunctioning: nonFunctioning.map(({ option }) => option),
      mostChosenWrong: favourite?.option ?? null,
      medianSeconds: median(responses.map((response) => response[index]?.seconds ?? 0)),
      flags: isEnough ? flagsOf(item, measured, nonFunctioning.length > 0) : [],
    };
  });
}

type Measured = Pick<ItemAnalysis, 'facility' | 'discrimination' | 'optionCounts'> & {
  favourite: { option: number; count: number } | undefined;
};

/**
 * A key is suspect when a wrong option draws more students than the key, and those who chose the
 * key are not the ones who know the rest. Idle options of a question that nearly everybody gets
 * right are no news, so they are flagged only elsewhere.
 */
function flagsOf(
  { correctAnswer }: Item,
  { facility, discrimination, optionCounts, favourite }: Measured,
  hasIdleOption: boolean,
): ItemFlag[] {
  const flags: ItemFlag[] = [];
  const keyCount = optionCounts[correctAnswer] ?? 0;
  if (favourite && favourite.count > keyCount && (discrimination ?? 0) <= 0) {
    flags.push('probably-wrong-key');
  }
  if (facility !== null && facility >= TOO_EASY) flags.push('too-easy');
  else if (hasIdleOption) flags.push('option-nobody-picks');
  if (facility !== null && facility < TOO_HARD) flags.push('too-hard');
  return flags.sort((a, b) => ITEM_FLAGS.indexOf(a) - ITEM_FLAGS.indexOf(b));
}

function countOptions(item: Item, index: number, responses: readonly Response[]): number[] {
  return Array.from(
    { length: item.options },
    (_, option) => responses.filter((response) => response[index]?.chosen === option).length,
  );
}

function wrongOptions({ correctAnswer }: Item, optionCounts: readonly number[]) {
  return optionCounts
    .map((count, option) => ({ option, count }))
    .filter(({ option }) => option !== correctAnswer);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
