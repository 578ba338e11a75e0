import {
  isKnownKind,
  listOptions,
  sayRight,
  type KeyedQuestion,
} from '@study-assistant/contract/questions/kinds';

/** A question as its teacher reads it; the key is there for whoever may see it. */
export type ReadQuestion = {
  kind?: string | undefined;
  question: string;
  options: readonly string[];
  body?: unknown;
  correctAnswer?: number | undefined;
  key?: unknown;
};

/** Indexes of the right options; none for a kind without options, or without the key. */
export function rightOptions(read: ReadQuestion): ReadonlySet<number> {
  const question = withKey(read);
  if (!question) return new Set();
  const options = listOptions(question);
  return new Set(options.flatMap(({ fraction }, option) => (fraction === 1 ? [option] : [])));
}

/** What is right in words; '' where the key or the kind is not known. */
export function sayKey(read: ReadQuestion): string {
  const question = withKey(read);
  return question ? sayRight(question) : '';
}

function withKey(read: ReadQuestion): KeyedQuestion | null {
  const { kind, correctAnswer, key } = read;
  const hasKey = correctAnswer !== undefined && (kind === undefined || key !== undefined);
  return hasKey && isKnownKind(kind) ? { ...read, correctAnswer } : null;
}
