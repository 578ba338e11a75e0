import type { QuestionFlag } from '@study-assistant/contract/attempts/analysis';
import { studentsNeeded } from '@study-assistant/contract/classes/enough-answers';
import { pointsOf } from '@study-assistant/contract/questions/kind';
import { judgeAnswer } from '@study-assistant/contract/questions/kinds';
import type { Question } from '@study-assistant/contract/questions/question';
import { correlation, mean, median } from '../statistics/sample.ts';

type Answer = { chosen: number | null; seconds: number };

/** One student's first attempt: an entry for each question, null where it was not asked. */
export type Response = readonly (Answer | null)[];

/** What the analysis needs of a question. */
export type Item = Pick<Question, 'question' | 'options' | 'correctAnswer'>;

export type ItemAnalysis = {
  /** How many students were asked it. */
  responses: number;
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
  flags: QuestionFlag[];
};

const MIN_RESPONSES = 10;

/**
 * With fewer responses nothing is claimed: no flags, no correlation, no idle options. Of a class they
 * are a third at least; null stands for all students of a quiz.
 */
export function responsesNeeded(classSize: number | null): number {
  return Math.max(MIN_RESPONSES, studentsNeeded(classSize));
}

/**
 * Facility bounds: above, a question separates nobody; below a quarter, guessing does better
 * (Ebel & Frisbie, Essentials of Educational Measurement, 5th edition 1991, chapter 13).
 */
const TOO_EASY = 0.95;
const TOO_HARD = 0.25;

/**
 * Were the wrong answers spread evenly, an option of three would be left out by chance in (2/3)^n of
 * n wrong answers: with eight in under 5%. With fewer, an idle option is no news and is not flagged.
 */
const MIN_WRONG_ANSWERS = 8;

/** Haladyna & Downing, Educational and Psychological Measurement 53 (1993), 999–1010. */
const FUNCTIONING_SHARE = 0.05;

/**
 * The questions of one quiz, judged by first attempts. The discrimination is the item-total
 * correlation with the item itself left out of the total (Henrysson, Psychometrika 28 (1963),
 * 211–218): counted in, it would correlate with itself.
 *
 * @param needed how many responses a question needs before anything is claimed of it
 */
export function analyseItems(
  items: readonly Item[],
  responses: readonly Response[],
  needed: number,
): ItemAnalysis[] {
  return items.map((item, index) => {
    const asked = responses.flatMap((response) => {
      const answer = response[index];
      return answer ? [{ answer, rest: shareOfOthers(items, response, index) }] : [];
    });
    const count = asked.length;
    const isEnough = count >= needed;
    const marks = asked.map(({ answer }) => pointsFor(item, answer));
    const optionCounts = countOptions(item, asked);
    const wrong = wrongOptions(item, optionCounts);
    const [favourite] = wrong.filter((option) => option.count > 0).sort(mostChosenFirst);
    const idle = wrong.filter((option) => isEnough && option.count / count < FUNCTIONING_SHARE);
    const wrongAnswers = wrong.reduce((sum, option) => sum + option.count, 0);
    const rest = asked.map((one) => one.rest);
    const facility = mean(marks);
    const discrimination = isEnough ? correlation(marks, rest) : null;
    const measured = { facility, discrimination, optionCounts, favourite };
    return {
      responses: count,
      facility,
      discrimination,
      optionCounts,
      leftOpen: asked.filter(({ answer }) => answer.chosen === null).length,
      nonFunctioning: idle.map(({ option }) => option),
      mostChosenWrong: favourite?.option ?? null,
      medianSeconds: median(asked.map(({ answer }) => answer.seconds)),
      flags: isEnough
        ? flagsOf(item, measured, idle.length > 0 && wrongAnswers >= MIN_WRONG_ANSWERS)
        : [],
    };
  });
}

/**
 * A student's share of right answers on the other questions. A share, because after an edit not
 * everybody was asked the same; where everybody was, it correlates as the number right does.
 */
function shareOfOthers(items: readonly Item[], response: Response, index: number): number {
  const others = items.flatMap((item, at) => {
    const answer = at === index ? null : response[at];
    return answer ? [pointsFor(item, answer)] : [];
  });
  return mean(others) ?? 0;
}

function pointsFor(item: Item, { chosen }: Answer): number {
  return pointsOf(judgeAnswer(item, chosen));
}

type OptionCount = { option: number; count: number };

type Measured = Pick<ItemAnalysis, 'facility' | 'discrimination' | 'optionCounts'> & {
  favourite: OptionCount | undefined;
};

/**
 * A key is suspect when a wrong option draws more students than the key, and those who chose the
 * key are not the ones who know the rest.
 */
function flagsOf(
  { correctAnswer }: Item,
  { facility, discrimination, optionCounts, favourite }: Measured,
  hasIdleOption: boolean,
): QuestionFlag[] {
  const flags: QuestionFlag[] = [];
  const keyCount = optionCounts[correctAnswer] ?? 0;
  if (favourite && favourite.count > keyCount && (discrimination ?? 0) <= 0) {
    flags.push('probably-wrong-key');
  }
  if (facility !== null && facility >= TOO_EASY) flags.push('too-easy');
  if (facility !== null && facility < TOO_HARD) flags.push('too-hard');
  if (hasIdleOption) flags.push('option-nobody-picks');
  return flags;
}

function countOptions(item: Item, asked: readonly { answer: Answer }[]): number[] {
  return item.options.map(
    (_, option) => asked.filter(({ answer }) => answer.chosen === option).length,
  );
}

function wrongOptions({ correctAnswer }: Item, optionCounts: readonly number[]): OptionCount[] {
  return optionCounts
    .map((count, option) => ({ option, count }))
    .filter(({ option }) => option !== correctAnswer);
}

function mostChosenFirst(a: OptionCount, b: OptionCount): number {
  return b.count - a.count;
}
