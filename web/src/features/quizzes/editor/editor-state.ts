import {
  NO_SOURCE,
  type Confidence,
  type PlacedQuestion,
} from '@study-assistant/contract/questions/question';
import type { Draft } from '@study-assistant/contract/quizzes/question-drafts';
import type { OwnQuiz } from '../../../queries/quiz-edits.ts';
import { hasSameTexts, NO_OPTIONS, textsOf, type QuestionTexts } from './question-texts.ts';

/** A question as it is in the editor. */
export type EditorQuestion = QuestionTexts &
  Pick<PlacedQuestion, 'source'> & {
    /** Identifies the card while the editor is open. */
    key: string;
    /** The server's id; null for a question written by hand and not saved. */
    id: string | null;
    /** True when the next save removes it; until then it can be restored. */
    isRemoved: boolean;
    /** True for one that the writer had to spare, as opposed to a draft. */
    isSpare?: true;
    /** The question before it was replaced. */
    earlier: EditorQuestion | null;
  };

export type EditorState = {
  /** The quiz as it is on the server. */
  saved: OwnQuiz;
  title: string;
  subject: OwnQuiz['subject'];
  questions: readonly EditorQuestion[];
  /** How many were added by hand, which numbers their keys. */
  added: number;
};

/** What the browser keeps of an edit. A question before it was replaced is not kept. */
export type KeptEdit = Pick<EditorState, 'title' | 'subject' | 'added'> & {
  questions: readonly Omit<EditorQuestion, 'earlier'>[];
  /** When it was changed last, in milliseconds. */
  at: number;
  /** The version of the quiz that was edited. */
  version: number;
};

export type EditorAction =
  | { type: 'title'; title: string }
  | { type: 'subject'; subject: OwnQuiz['subject'] }
  | { type: 'change'; key: string; texts: Partial<QuestionTexts> }
  | { type: 'move'; key: string; by: -1 | 1 }
  | { type: 'remove' | 'restore' | 'take-back'; key: string }
  | { type: 'add' }
  | { type: 'take-drafts'; drafts: readonly TakenDraft[] }
  | { type: 'take-spares'; spares: readonly PlacedQuestion[] }
  | { type: 'give-back'; key: string }
  | { type: 'confirmed'; id: string; review: OwnQuiz['review'] }
  | { type: 'dismissed'; waiting: number }
  | { type: 'replaced'; key: string; quiz: OwnQuiz }
  | { type: 'saved'; sent: EditorState; quiz: OwnQuiz }
  | { type: 'restored'; edit: KeptEdit }
  | { type: 'published' };

/** A draft with its edited texts. */
type TakenDraft = { draft: Draft; texts: QuestionTexts };

export function startEditor(quiz: OwnQuiz): EditorState {
  const questions = quiz.questions.map((question) => toEditorQuestion(question, question.id));
  return { saved: quiz, title: quiz.title, subject: quiz.subject, questions, added: 0 };
}

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'title':
      return { ...state, title: action.title };
    case 'subject':
      return { ...state, subject: action.subject };
    case 'change':
      return withQuestion(state, action.key, (question) => ({ ...question, ...action.texts }));
    case 'remove':
      return withQuestion(state, action.key, (question) => ({ ...question, isRemoved: true }));
    case 'restore':
      return withQuestion(state, action.key, (question) => ({ ...question, isRemoved: false }));
    case 'take-back':
      return withQuestion(state, action.key, (question) => question.earlier ?? question);
    case 'move':
      return { ...state, questions: moveQuestion(state.questions, action.key, action.by) };
    case 'add': {
      const added = state.added + 1;
      const question = createQuestion(`new-${added}`, topicOfNext(state));
      return { ...state, added, questions: [...state.questions, question] };
    }
    case 'take-drafts':
      return action.drafts.reduce(takeDraft, state);
    case 'take-spares':
      return { ...state, questions: withSpares(state.questions, action.spares) };
    case 'give-back':
      return { ...state, questions: state.questions.filter(({ key }) => key !== action.key) };
    case 'confirmed':
      return { ...state, saved: withoutMark(state.saved, action) };
    case 'dismissed': {
      const review = { toCheck: 0, ...state.saved.review, drafts: action.waiting };
      return { ...state, saved: { ...state.saved, review } };
    }
    case 'replaced':
      return afterReplacement(state, action.key, action.quiz);
    case 'saved':
      return afterSave(state, action.sent, action.quiz);
    case 'restored': {
      const { title, subject, added, questions } = action.edit;
      const whole = questions.map((question) => ({ ...question, earlier: null }));
      return { ...state, title, subject, added, questions: whole };
    }
    case 'published':
      return {
        ...state,
        saved: { ...state.saved, status: 'ready' },
        questions: keptQuestions(state),
      };
  }
}

/** The questions that remain after a save, in order. */
export function keptQuestions({ questions }: Pick<EditorState, 'questions'>): EditorQuestion[] {
  return questions.filter(({ isRemoved }) => !isRemoved);
}

/** Numbers all questions from 1; a removed one has the number it would get back. */
export function numberQuestions(
  questions: readonly EditorQuestion[],
): { question: EditorQuestion; number: number }[] {
  let kept = 0;
  return questions.map((question) => {
    if (question.isRemoved) return { question, number: kept + 1 };
    kept += 1;
    return { question, number: kept };
  });
}

/** Tells whether there is anything that the server does not have. */
export function isChanged(state: EditorState): boolean {
  const { saved, title, subject } = state;
  const kept = keptQuestions(state);
  const isSame =
    title === saved.title &&
    subject === saved.subject &&
    kept.length === saved.questions.length &&
    saved.questions.every((question, index) => {
      const now = kept[index];
      return now?.id === question.id && hasSameTexts(now, textsOf(question));
    });
  return !isSame;
}

/** Counts the waiting drafts: those on the server, less those taken since. */
export function countDrafts({ saved, questions }: EditorState): number {
  const taken = keptQuestions({ questions }).filter(
    ({ id, isSpare }) => id !== null && !isSpare && savedPlace(saved, id) === null,
  );
  return Math.max(0, (saved.review?.drafts ?? 0) - taken.length);
}

/**
 * How far the writer trusts a question that is still as it was written. Another kind alone is no word
 * of its teacher, so that what is to be checked stays so.
 */
export function confidenceOf(
  { questions }: OwnQuiz,
  question: EditorQuestion,
): Confidence | undefined {
  const stored = questions.find(({ id }) => id === question.id);
  const isToCheck = stored?.confidence === 'check' && stored.kind !== question.kind;
  return stored && (isToCheck || hasSameTexts(textsOf(stored), question))
    ? stored.confidence
    : undefined;
}

/** The question's one-based place on the server; null if it is not there. */
export function savedPlace({ questions }: OwnQuiz, id: string | null): number | null {
  const index = questions.findIndex((question) => question.id === id);
  return index < 0 ? null : index + 1;
}

function toEditorQuestion(question: PlacedQuestion, key: string): EditorQuestion {
  const { id, source } = question;
  return { ...textsOf(question), key, id, source, isRemoved: false, earlier: null };
}

/** Who writes one question after the other stays with a topic; a writer's tells nothing of the next. */
function topicOfNext(state: EditorState): string {
  const last = keptQuestions(state).at(-1);
  return last?.source.quote === '' ? last.topic : '';
}

function createQuestion(key: string, topic: string): EditorQuestion {
  return {
    key,
    id: null,
    question: '',
    ...NO_OPTIONS,
    explanation: '',
    topic,
    source: NO_SOURCE,
    isRemoved: false,
    earlier: null,
  };
}

/** Adds a draft at the end, or in place of its own question if that was deleted. */
function takeDraft(state: EditorState, { draft: { id, source }, texts }: TakenDraft): EditorState {
  const others = state.questions.filter(({ key }) => key !== id);
  const arranged = arrangeOptions(texts, keptQuestions({ questions: others }));
  const taken = { ...arranged, key: id, id, source, isRemoved: false, earlier: null };
  return { ...state, questions: [...others, taken] };
}

/** Adds spare questions at the end, also in place of their own that were deleted. */
function withSpares(
  questions: readonly EditorQuestion[],
  spares: readonly PlacedQuestion[],
): EditorQuestion[] {
  const taken = spares.map((spare) => ({
    ...toEditorQuestion(spare, spare.id),
    isSpare: true as const,
  }));
  const keys = new Set(taken.map(({ key }) => key));
  return [...questions.filter(({ key }) => !keys.has(key)), ...taken];
}

function withoutMark(
  saved: OwnQuiz,
  { id, review }: { id: string; review: OwnQuiz['review'] },
): OwnQuiz {
  const questions = saved.questions.map(({ confidence, ...question }) =>
    question.id === id || confidence === undefined ? question : { ...question, confidence },
  );
  return { ...saved, questions, review };
}

function withQuestion(
  state: EditorState,
  key: string,
  change: (question: EditorQuestion) => EditorQuestion,
): EditorState {
  const questions = state.questions.map((one) => (one.key === key ? change(one) : one));
  return { ...state, questions };
}

/** Swaps a question with the next one that is not removed. */
function moveQuestion(
  questions: readonly EditorQuestion[],
  key: string,
  by: -1 | 1,
): readonly EditorQuestion[] {
  const from = questions.findIndex((question) => question.key === key);
  let to = from + by;
  while (questions[to]?.isRemoved) to += by;
  const [mine, other] = [questions[from], questions[to]];
  return mine && other ? questions.with(from, other).with(to, mine) : questions;
}

/** The other questions keep what was typed in the meantime. */
function afterReplacement(state: EditorState, key: string, quiz: OwnQuiz): EditorState {
  const old = state.questions.find((question) => question.key === key);
  const place = savedPlace(state.saved, old?.id ?? null);
  const written = place === null ? undefined : quiz.questions[place - 1];
  const next = { ...state, saved: quiz };
  if (!written) return next;
  return withQuestion(next, key, (earlier) => ({ ...toEditorQuestion(written, key), earlier }));
}

/** Text typed during the save is kept; everything else is as on the server. */
function afterSave(state: EditorState, sent: EditorState, quiz: OwnQuiz): EditorState {
  const sentByKey = new Map(sent.questions.map((question) => [question.key, question]));
  const storedByKey = new Map(
    keptQuestions(sent).map(({ key }, index) => [key, quiz.questions[index]]),
  );
  const questions = state.questions.flatMap((now) => {
    const before = sentByKey.get(now.key);
    const stored = storedByKey.get(now.key);
    if (!before || !stored) return before && now.isRemoved ? [] : [now];
    const texts = hasSameTexts(now, before)
      ? { ...textsOf(stored), left: undefined, proof: undefined }
      : {};
    return [{ ...now, ...texts, id: stored.id, source: stored.source }];
  });
  const title = state.title === sent.title ? quiz.title : state.title;
  const subject = state.subject === sent.subject ? quiz.subject : state.subject;
  return { ...state, saved: quiz, title, subject, questions };
}

/**
 * Puts the options into the order that students see: numbers ascending, or else the right answer
 * where it is rarest among the other questions.
 */
export function arrangeOptions(
  texts: QuestionTexts,
  others: readonly Pick<QuestionTexts, 'correctAnswer'>[],
): QuestionTexts {
  const [answer = '', ...wrong] = texts.options;
  const numbers = texts.options.map(toNumber);
  if (numbers.every(Number.isFinite)) {
    const options = texts.options.toSorted((a, b) => toNumber(a) - toNumber(b));
    return { ...texts, options, correctAnswer: options.indexOf(answer) };
  }
  const places = texts.options.map(
    (_, at) => others.filter(({ correctAnswer }) => correctAnswer === at).length,
  );
  const correctAnswer = places.indexOf(Math.min(...places));
  return { ...texts, options: wrong.toSpliced(correctAnswer, 0, answer), correctAnswer };
}

/** Reads "1,200" as a number; NaN for other text. */
function toNumber(text: string): number {
  return text.trim() === '' ? NaN : Number(text.replaceAll(',', ''));
}

/** Why a text cannot be saved, and its field and question; null if it is about the whole quiz. */
export type Problem = {
  fieldId: string | null;
  message: string;
  number: number | null;
  key: string | null;
};
