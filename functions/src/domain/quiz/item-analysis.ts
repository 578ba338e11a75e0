import type { QuestionFlag } from '@study-assistant/contract/attempts/analysis';
import { studentsNeeded } from '@study-assistant/contract/classes/enough-answers';
import { isBlank } from '@study-assistant/contract/questions/answer';
import { pointsOf } from '@study-assistant/contract/questions/kind';
import type { GivenAnswer } from '@study-assistant/contract/questions/kind-schemas';
import { judgeAnswer, listOptions } from '@study-assistant/contract/questions/kinds';
import { correlation, mean, median } from '../statistics/sample.ts';
import {
  countBuckets,
  countOptions,
  type BucketCount,
  type KeyedWording,
} from './count-buckets.ts';

type Answer = { chosen: GivenAnswer | null; seconds: number };

/** One student's first attempt: an entry for each question, null where it was not asked. */
export type Response = readonly (Answer | null)[];

/** What the analysis needs of a question. */
export type Item = KeyedWording;

export type ItemAnalysis = {
  /** How many students were asked it. */
  responses: number;
  /** Share of the points, 0 to 1; null without responses. An open answer has none. */
  facility: number | null;
  /** Correlation of this question with the score on the others, -1 to 1; null where undefined. */
  discrimination: number | null;
  /** How often each option was chosen. */
  optionCounts: number[];
  /** How often the question was left open. */
  leftOpen: number;
  /** How a question of another kind was answered, and how many had the whole point. */
  buckets?: BucketCount[];
  right?: number;
  /** Answers that a teacher marks, which no other number here counts. */
  byTeacher?: number;
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
  const judged = responses.map((response) => judgeResponse(items, response));
  return items.map((item, index) => {
    const asked = judged.flatMap((answers) => {
      const own = answers[index];
      return own ? [{ ...own, rest: shareOfOthers(answers, index) }] : [];
    });
    const count = asked.length;
    const isEnough = count >= needed;
    const marks = asked.map(({ points }) => points);
    const buckets = countBuckets(
      item,
      asked.map(({ given }) => ({ answer: given, count: 1 })),
    );
    const right = marks.filter((points) => points === 1).length;
    const options = listOptions(item).length;
    // A part that was left open is no answer.
    const wrong = buckets
      .map((bucket, option) => ({
        ...bucket,
        option,
        right: options > 0 ? right : countRight(buckets, bucket),
      }))
      .filter(({ bucket, fraction }) => fraction === 0 && bucket !== '');
    const [favourite] = wrong.filter((option) => option.count > 0).sort(mostAheadFirst);
    // Where several options are picked at once, one that nobody picks says nothing about the others.
    const idle =
      item.kind === undefined
        ? wrong.filter((option) => isEnough && option.count / count < FUNCTIONING_SHARE)
        : [];
    const wrongAnswers = wrong.reduce((sum, option) => sum + option.count, 0);
    const rest = asked.map((one) => one.rest);
    const byTeacher = responses.filter((response) => isMarkedByHand(item, response[index])).length;
    const facility = mean(marks);
    const discrimination = isEnough ? correlation(marks, rest) : null;
    const measured = { facility, discrimination, favourite };
    const isOption = favourite !== undefined && favourite.option < options;
    return {
      responses: count,
      facility,
      discrimination,
      optionCounts: countOptions(item, buckets),
      leftOpen: asked.filter(({ given }) => isBlank(given)).length,
      nonFunctioning: idle.map(({ option }) => option),
      mostChosenWrong: isOption ? favourite.option : null,
      medianSeconds: median(asked.map(({ seconds }) => seconds)),
      flags: isEnough
        ? flagsOf(measured, idle.length > 0 && wrongAnswers >= MIN_WRONG_ANSWERS)
        : [],
      ...(item.kind === undefined ? {} : { buckets, right }),
      ...(byTeacher > 0 && { byTeacher }),
    };
  });
}

type JudgedAnswer = { given: GivenAnswer | null; points: number; seconds: number };

/** An answer that a teacher marks tells nothing: statistics know it and not its mark. */
function judgeResponse(items: readonly Item[], response: Response): (JudgedAnswer | null)[] {
  return items.map((item, index) => {
    const answer = response[index];
    if (!answer || isMarkedByHand(item, answer)) return null;
    const { chosen: given, seconds } = answer;
    return { given, points: pointsOf(judgeAnswer(item, given)), seconds };
  });
}

function isMarkedByHand(item: Item, answer: Answer | null | undefined): boolean {
  return answer ? judgeAnswer(item, answer.chosen) === 'awaiting' : false;
}

/**
 * A student's share of the points on the other questions. A share, because after an edit not
 * everybody was asked the same; where everybody was, it correlates as the score does.
 */
function shareOfOthers(answers: readonly (JudgedAnswer | null)[], index: number): number {
  const others = answers.flatMap((answer, at) =>
    answer === null || at === index ? [] : [answer.points],
  );
  return mean(others) ?? 0;
}

/** A wrong answer, and how many gave the right one instead. */
type WrongCount = { option: number; count: number; right: number };

type Measured = Pick<ItemAnalysis, 'facility' | 'discrimination'> & {
  favourite: WrongCount | undefined;
};

/**
 * A key is suspect when a wrong option draws more students than the key, and those who chose the
 * key are not the ones who know the rest.
 */
function flagsOf(
  { facility, discrimination, favourite }: Measured,
  hasIdleOption: boolean,
): QuestionFlag[] {
  const flags: QuestionFlag[] = [];
  if (favourite && favourite.count > favourite.right && (discrimination ?? 0) <= 0) {
    flags.push('probably-wrong-key');
  }
  if (facility !== null && facility >= TOO_EASY) flags.push('too-easy');
  if (facility !== null && facility < TOO_HARD) flags.push('too-hard');
  if (hasIdleOption) flags.push('option-nobody-picks');
  return flags;
}

function mostAheadFirst(a: WrongCount, b: WrongCount): number {
  return b.count - b.right - (a.count - a.right);
}

/** How many had the same part of the question right. */
function countRight(buckets: readonly BucketCount[], { part }: BucketCount): number {
  return buckets
    .filter((bucket) => bucket.part === part && bucket.fraction === 1)
    .reduce((sum, { count }) => sum + count, 0);
}
