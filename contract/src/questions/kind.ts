import type * as z from 'zod/mini';

/** The result of one part of a question; a question without parts has one. */
export type JudgedPart = {
  /** The part of the question that was judged. */
  part: string;
  /** What statistics count, such as an option, a value or a pair. */
  bucket: string;
  /** The share of the part that is right, 0 to 1. */
  fraction: number;
};

export type Judged = { points: number; parts: readonly JudgedPart[] };

/** `awaiting` means that a teacher has to look at the answer before it gets points. */
export type Judgement = Judged | 'unanswered' | 'awaiting';

/** What a student is asked. `body` is what the kind has beside the text and the options. */
export type Asked<Body> = { question: string; options: readonly string[]; body: Body };

/** The same without the words that are asked. */
export type Shown<Body> = Omit<Asked<Body>, 'question'>;

/** What is right. A kind with a right option has it in `correctAnswer`; `key` is the rest. */
export type Right<Key> = { correctAnswer: number; key: Key };

/** What statistics list of a question also where nobody has answered so, such as an option. */
export type KnownBucket = { part: string; bucket: string; said: string; fraction: number };

/**
 * Everything the product knows about one kind of question. Grading, regrading, practice and
 * statistics ask the kind and never look into a question themselves.
 */
export type QuestionKind<Body, Key, Answer> = {
  /** What is stored and sent; each is bounded. */
  body: z.ZodMiniType<Body>;
  key: z.ZodMiniType<Key>;
  answer: z.ZodMiniType<Answer>;
  /** How many places of the question an answer can name. */
  places: (asked: Shown<Body>) => number;
  /** Tells whether a value could be an answer to a question with so many places. */
  fits: (places: number, answer: Answer) => boolean;
  /** Returns the points of a fitting answer, 0 to 1. No other code decides what is right. */
  judge: (question: Asked<Body> & Right<Key>, answer: Answer) => Judgement;
  /** Tells whether two wordings ask the same, so that the key of one judges the other's answers. */
  isSame: (a: Asked<Body>, b: Asked<Body>) => boolean;
  /** The key for a wording that asks the same, where options may stand in another order. */
  moveKey: (from: Asked<Body> & Right<Key>, to: Asked<Body>) => Right<Key>;
  /** An answer in words. */
  say: (asked: Asked<Body>, answer: Answer) => string;
  /** The same at each part, where buckets say it otherwise than it was given. */
  sayParts?: (answer: Answer) => string[];
  /** What is right in words. */
  sayRight: (question: Asked<Body> & Right<Key>) => string;
  /**
   * The order of the options in one attempt. `shuffle` follows from the attempt, so that the order
   * is the same whenever it is resumed.
   */
  arrange: (asked: Shown<Body>, shuffle: (options: readonly string[]) => number[]) => number[];
  /** The answer of somebody who picks one option; null for a kind that is not answered so. */
  pick: (option: number) => Answer | null;
  /** In the order of the question; empty where answers are free. */
  knownBuckets: (question: Asked<Body> & Right<Key>) => KnownBucket[];
  /** An answer as few characters, for statistics. `unpack` returns null for another text. */
  pack: (answer: Answer) => string;
  unpack: (text: string) => Answer | null;
  /**
   * What answers have in common that mean the same to a teacher who marks them. A kind has it whose
   * answers may be awaiting.
   */
  line?: (question: Asked<Body> & Right<Key>, answer: Answer) => string;
};

/** The indexes of a list in their own order. */
export function asWritten(options: readonly unknown[]): number[] {
  return options.map((_, index) => index);
}

export function isRight(judgement: Judgement): boolean {
  return pointsOf(judgement) === 1;
}

/** Answers that are missing or not yet looked at have no points. */
export function pointsOf(judgement: Judgement): number {
  return typeof judgement === 'string' ? 0 : judgement.points;
}
