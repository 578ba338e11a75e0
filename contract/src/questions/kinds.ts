import { isBlank } from './answer.ts';
import { choice } from './choice.ts';
import { gaps } from './gaps.ts';
import type { KindKey } from './key-schemas.ts';
import type { GivenAnswer } from './kind-schemas.ts';
import type { Asked, Judgement, KnownBucket, QuestionKind, Right, Shown } from './kind.ts';
import { match } from './match.ts';
import { number } from './number.ts';
import { order } from './order.ts';
import { several } from './several.ts';
import { text } from './text.ts';
import { trueFalse } from './true-false.ts';

/** What stands below the text of a question of any kind. One that names no kind is a choice. */
export type ShownQuestion = {
  kind?: string | undefined;
  options: readonly string[];
  body?: unknown;
};

/** A question of any kind, as far as a student sees it. */
export type AskedQuestion = ShownQuestion & { question: string };

/** What is right of a question of any kind. */
export type QuestionRight = { correctAnswer: number; key?: KindKey | undefined };

/** A question with its key, which is parsed before it is used. */
export type KeyedQuestion = AskedQuestion & { correctAnswer: number; key?: unknown };

/** The same as QuestionKind for whoever does not know the kind: what it gets is parsed first. */
type AnyKind = ReturnType<typeof forAnybody>;

/** The one list of kinds. */
export const KINDS: Record<string, AnyKind> = {
  choice: forAnybody(choice),
  several: forAnybody(several),
  'true-false': forAnybody(trueFalse),
  number: forAnybody(number),
  gaps: forAnybody(gaps),
  match: forAnybody(match),
  order: forAnybody(order),
  text: forAnybody(text),
};

/** Tells whether an answer could be one to a question with so many places. */
export function fitsPlaces(kind: string | undefined, places: number, answer: GivenAnswer): boolean {
  return kindOf({ kind }).fits(places, answer);
}

/** Tells whether a value could be an answer to the question. */
export function fitsQuestion(question: AskedQuestion, answer: GivenAnswer): boolean {
  return fitsPlaces(question.kind, countPlaces(question), answer);
}

/** How many places of the question an answer can name. */
export function countPlaces(question: ShownQuestion): number {
  return kindOf(question).places(question);
}

/** Returns the points of a fitting answer; null stands for no answer. */
export function judgeAnswer(question: KeyedQuestion, answer: GivenAnswer | null): Judgement {
  return kindOf(question).judge(question, answer);
}

/** Tells whether two wordings ask the same, whatever their ids. */
export function asksTheSame(a: AskedQuestion, b: AskedQuestion): boolean {
  return (a.kind ?? 'choice') === (b.kind ?? 'choice') && kindOf(a).isSame(a, b);
}

/** The key of a question for a wording that asks the same. */
export function moveKey(from: KeyedQuestion, to: AskedQuestion): QuestionRight {
  return kindOf(from).moveKey(from, to);
}

/** Tells whether two keys for the same wording say the same. */
export function isSameRight(
  a: Pick<KeyedQuestion, 'correctAnswer' | 'key'>,
  b: Pick<KeyedQuestion, 'correctAnswer' | 'key'>,
): boolean {
  return a.correctAnswer === b.correctAnswer && JSON.stringify(a.key) === JSON.stringify(b.key);
}

/** An answer in words; '' for none. */
export function sayAnswer(question: AskedQuestion, answer: GivenAnswer | null): string {
  return answer === null ? '' : kindOf(question).say(question, answer);
}

/** What was given at each part, in their order; empty where the buckets say it. */
export function sayParts(
  question: Pick<AskedQuestion, 'kind'>,
  answer: GivenAnswer | null,
): string[] {
  return kindOf(question).sayParts(answer);
}

/** What is right in words. */
export function sayRight(question: KeyedQuestion): string {
  return kindOf(question).sayRight(question);
}

/** The order of the options in one attempt, which `shuffle` gives. */
export function arrangeOptions(
  question: ShownQuestion,
  shuffle: (options: readonly string[]) => number[],
): number[] {
  return kindOf(question).arrange(question, shuffle);
}

/** The answer of somebody who picks one option; null where that is no answer to the question. */
export function pickOption(question: ShownQuestion, option: number): GivenAnswer | null {
  return kindOf(question).pick(option);
}

/** What statistics list of the question in any case. */
export function listBuckets(question: KeyedQuestion): KnownBucket[] {
  return kindOf(question).knownBuckets(question);
}

/** The same of each option, in their order; nothing where an option is no answer by itself. */
export function listOptions(question: KeyedQuestion): KnownBucket[] {
  return listBuckets(question).filter(({ part }) => part === 'option' || part === 'statement');
}

/** An answer as few characters, for statistics. */
export function packAnswer(question: AskedQuestion, answer: GivenAnswer): string {
  return kindOf(question).pack(answer);
}

/** Returns null for a text that is no answer to the question. */
export function unpackAnswer(question: AskedQuestion, text: string): GivenAnswer | null {
  return kindOf(question).unpack(text);
}

/** What answers have in common that a teacher marks as one; null for a kind that no teacher marks. */
export function lineOfAnswer(question: KeyedQuestion, answer: GivenAnswer): string | null {
  return kindOf(question).line(question, answer);
}

/** Tells whether an answer to the question may have to wait for a teacher. */
export function mayWait({ kind }: Pick<AskedQuestion, 'kind'>): boolean {
  return kindOf({ kind }).mayWait;
}

/** Tells whether there is a kind of that name; an older page meets newer ones. */
export function isKnownKind(kind = 'choice'): boolean {
  return Object.hasOwn(KINDS, kind);
}

function kindOf({ kind = 'choice' }: Pick<AskedQuestion, 'kind'>): AnyKind {
  const found = isKnownKind(kind) ? KINDS[kind] : undefined;
  if (!found) throw new Error(`No question is of the kind "${kind}".`);
  return found;
}

/** Parses body, key and answer, so that a question of one kind never reaches another. */
export function forAnybody<Body, Key extends KindKey | undefined, Answer extends GivenAnswer>(
  kind: QuestionKind<Body, Key, Answer>,
) {
  const show = ({ options, body }: ShownQuestion): Shown<Body> => ({
    options,
    body: kind.body.parse(body),
  });
  const ask = (asked: AskedQuestion): Asked<Body> => ({
    ...show(asked),
    question: asked.question,
  });
  const whole = (question: KeyedQuestion): Asked<Body> & Right<Key> => ({
    ...ask(question),
    correctAnswer: question.correctAnswer,
    key: kind.key.parse(question.key),
  });
  const read = (answer: GivenAnswer): Answer | null => {
    const { data } = kind.answer.safeParse(answer);
    return data ?? null;
  };
  return {
    places: (question: ShownQuestion) => kind.places(show(question)),
    fits(places: number, answer: GivenAnswer): boolean {
      const given = read(answer);
      return given !== null && kind.fits(places, given);
    },
    judge(question: KeyedQuestion, answer: GivenAnswer | null): Judgement {
      const given = answer === null || isBlank(answer) ? null : read(answer);
      return given === null ? 'unanswered' : kind.judge(whole(question), given);
    },
    isSame: (a: AskedQuestion, b: AskedQuestion) => kind.isSame(ask(a), ask(b)),
    moveKey: (from: KeyedQuestion, to: AskedQuestion): QuestionRight =>
      kind.moveKey(whole(from), ask(to)),
    say(question: AskedQuestion, answer: GivenAnswer): string {
      const given = read(answer);
      return given === null ? '' : kind.say(ask(question), given);
    },
    sayParts(answer: GivenAnswer | null): string[] {
      const given = answer === null ? null : read(answer);
      return given === null ? [] : (kind.sayParts?.(given) ?? []);
    },
    sayRight: (question: KeyedQuestion) => kind.sayRight(whole(question)),
    arrange: (question: ShownQuestion, shuffle: (options: readonly string[]) => number[]) =>
      kind.arrange(show(question), shuffle),
    knownBuckets: (question: KeyedQuestion) => kind.knownBuckets(whole(question)),
    pick: (option: number): GivenAnswer | null => kind.pick(option),
    pack(answer: GivenAnswer): string {
      const given = read(answer);
      return given === null ? '' : kind.pack(given);
    },
    unpack: (text: string): GivenAnswer | null => kind.unpack(text),
    mayWait: kind.line !== undefined,
    line(question: KeyedQuestion, answer: GivenAnswer): string | null {
      const given = read(answer);
      return given === null ? null : (kind.line?.(whole(question), given) ?? null);
    },
  };
}
