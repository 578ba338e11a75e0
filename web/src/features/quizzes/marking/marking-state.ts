import type { AnswerLine, QuestionToMark } from '@study-assistant/contract/attempts/marking';

export type Mark = NonNullable<AnswerLine['mark']>;

/** Equal answers to one question, with the mark that they have by now. */
export type MarkedLine = {
  key: string;
  /** Its question's place in the queue. */
  question: number;
  answer: string;
  attemptIds: string[];
  mark: Mark | null;
  /** Whether the last change did not reach the server. */
  isFailed: boolean;
  /** Whether it was accepted here from now on. */
  isAccepted: boolean;
};

export type MarkingState = {
  lines: readonly MarkedLine[];
  /** The key of the line that is marked next; null when none waits any more. */
  current: string | null;
  /** The keys of what was marked here, the latest last. */
  done: readonly string[];
};

export type MarkingAction =
  | { type: 'marked'; key: string; mark: Mark }
  | { type: 'accepted'; key: string }
  | { type: 'undone'; key: string; before: Mark | null }
  | { type: 'failed'; key: string; before: Mark | null }
  | { type: 'chosen'; key: string };

/** What an accepted answer has. */
const THE_POINT: Mark = { points: 1, comment: '' };

export function beginMarking(questions: readonly QuestionToMark[]): MarkingState {
  const lines = questions.flatMap((one, question) =>
    one.lines.map((line, at): MarkedLine => ({
      ...{ key: `${question}-${at}`, question, isFailed: false, isAccepted: false },
      ...line,
    })),
  );
  const current = lines.find(isWaiting) ?? lines[0];
  return { lines, current: current?.key ?? null, done: [] };
}

export function changeMarking(state: MarkingState, action: MarkingAction): MarkingState {
  const { key } = action;
  switch (action.type) {
    case 'chosen':
      return { ...state, current: key };
    case 'marked':
    case 'accepted': {
      const isAccepted = action.type === 'accepted';
      const mark = isAccepted ? THE_POINT : action.mark;
      const lines = withMark(state.lines, key, { mark, isFailed: false, isAccepted });
      const done = [...state.done.filter((one) => one !== key), key];
      return { lines, done, current: nextWaiting(lines, key) };
    }
    case 'undone':
    case 'failed': {
      const isFailed = action.type === 'failed';
      const lines = withMark(state.lines, key, {
        ...{ mark: action.before, isFailed, isAccepted: false },
      });
      const done = state.done.filter((one) => one !== key);
      return { lines, done, current: isFailed ? (state.current ?? key) : key };
    }
  }
}

/** How many answers are marked, of how many. */
export function countMarked(lines: readonly MarkedLine[]): { marked: number; all: number } {
  const count = (some: readonly MarkedLine[]) =>
    some.reduce((sum, { attemptIds }) => sum + attemptIds.length, 0);
  return { marked: count(lines.filter((line) => !isWaiting(line))), all: count(lines) };
}

/** The line above or below of the same question. */
export function neighbourOf(
  { lines, current }: MarkingState,
  step: 1 | -1,
): MarkedLine | undefined {
  const at = lines.findIndex(({ key }) => key === current);
  return at < 0 ? undefined : lines[at + step];
}

function isWaiting({ mark }: MarkedLine): boolean {
  return mark === null;
}

function withMark(
  lines: readonly MarkedLine[],
  key: string,
  change: Pick<MarkedLine, 'mark' | 'isFailed' | 'isAccepted'>,
): MarkedLine[] {
  return lines.map((line) => (line.key === key ? { ...line, ...change } : line));
}

/** The next below, or else the first that was passed over. */
function nextWaiting(lines: readonly MarkedLine[], after: string): string | null {
  const at = lines.findIndex(({ key }) => key === after);
  const next = [...lines.slice(at + 1), ...lines.slice(0, at)].find(isWaiting);
  return next?.key ?? null;
}
