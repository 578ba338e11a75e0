import type { PlacedQuestion } from '@study-assistant/contract/questions/question';
import type { Draft } from '@study-assistant/contract/quizzes/question-drafts';
import type { Person } from '../people/people.ts';
import { ask, type Answer } from '../product/site.ts';
import { withSchool } from './attempts.ts';
import { aQuiz, type AQuiz } from './quizzes.ts';

/** A word that no other text contains, so that a leak is found wherever it is. */
export const TELLTALE = 'Zanzibar';

function aDraft(id: string, changes: Partial<Draft> = {}): Draft {
  return {
    id,
    question: `Which ${TELLTALE} of a river lies by the sea?`,
    answer: `The mouth of ${id}`,
    wrongAnswers: ['The source', 'The dam'],
    weakSpot: 'wrong-answers',
    suggestions: { stems: [`Where does ${id} end?`], wrongAnswers: ['The bank', 'The bed'] },
    explanation: 'A river ends at its mouth.',
    topic: 'rivers',
    source: { page: 2, section: 'Rivers', quote: 'The mouth lies by the sea.' },
    ...changes,
  };
}

/**
 * A quiz from a writer that is not sure of everything: three sure questions, two to check, and
 * three drafts.
 */
export async function aQuizWithDrafts(
  teacher: Person,
  fields: Record<string, string> = {},
): Promise<AQuiz> {
  const { id } = await aQuiz(teacher, fields);
  const review = { toCheck: 2, drafts: 3 };
  const notice = `${TELLTALE}: 3 are sure; 3 suggested questions wait to be finished.`;
  const drafts = [aDraft('d1'), aDraft('d2', { weakSpot: 'stem' }), aDraft('d3')];
  await withSchool(async (school) => {
    const quiz = school.doc(`quizzes/${id}`);
    const key = quiz.collection('private').doc('key');
    const questions = (await key.get()).get('questions') as object[];
    const marked = questions.map((one, at) => ({ ...one, confidence: at < 3 ? 'sure' : 'check' }));
    await key.update({ questions: marked });
    const stored = { version: 1, teacherId: teacher.uid, drafts, dismissed: [] };
    await quiz.collection('private').doc('drafts').set(stored);
    await quiz.update({ review, notice });
  });
  const { body } = await ask(`/api/quizzes/${id}`, { token: teacher.token });
  return body.quiz as AQuiz;
}

type Quiz = Pick<AQuiz, 'id'>;

/** A text with a gap, whose every word tells. */
export function aSpare(id: string): PlacedQuestion {
  return {
    ...{ id, kind: 'gaps', options: [], correctAnswer: 0, benchmarkTime: 30, topic: 'deltas' },
    question: `A delta of ${TELLTALE} ${id} forms at its _____.`,
    body: { gaps: 1, bank: ['mouth', 'source'] },
    key: { gaps: [{ words: ['mouth'] }], matchCase: false, matchAccents: false, allowTypo: false },
    explanation: `A delta of ${TELLTALE} forms at its mouth.`,
    source: { page: 2, section: 'Deltas', quote: `A delta of ${TELLTALE} forms at its mouth.` },
    confidence: 'sure',
  };
}

/** Makes a quiz one for which more questions were asked, with as many to spare as are named. */
export async function addSpares(
  teacher: Person,
  { id }: Quiz,
  spares: readonly PlacedQuestion[],
  asked: number,
): Promise<void> {
  await withSchool(async (school) => {
    const quiz = school.doc(`quizzes/${id}`);
    const left = { version: 1, teacherId: teacher.uid, drafts: [], dismissed: [], spares };
    await quiz.collection('private').doc('drafts').set(left);
    const notice = `${TELLTALE}: it has fewer than you asked for.`;
    await quiz.update({ asked, notice, review: { toCheck: 0, drafts: 0, spares: spares.length } });
  });
}

/** Stores the draft d1 as the only one of a quiz. */
export async function addDraft(
  teacher: Person,
  { id }: Quiz,
  changes: Partial<Draft>,
): Promise<void> {
  const drafts = [aDraft('d1', changes)];
  await withSchool(async (school) => {
    const stored = { version: 1, teacherId: teacher.uid, drafts, dismissed: [] };
    await school.doc(`quizzes/${id}/private/drafts`).set(stored);
  });
}

export function readDrafts(token: string | undefined, { id }: Quiz): Promise<Answer> {
  return ask(`/api/quizzes/${id}/drafts`, { token });
}

export async function waitingIds({ token }: Person, quiz: Quiz): Promise<string[]> {
  const { body } = await readDrafts(token, quiz);
  return (body.drafts as Draft[]).map(({ id }) => id);
}

export function dismiss(
  token: string | undefined,
  { id }: Quiz,
  draftId: string,
  dismissed: unknown = true,
): Promise<Answer> {
  const path = `/api/quizzes/${id}/drafts/${draftId}/dismissed`;
  return ask(path, { method: 'PUT', token, json: { dismissed } });
}

export function confirm(
  token: string | undefined,
  { id }: Quiz,
  questionId: string,
): Promise<Answer> {
  return ask(`/api/quizzes/${id}/questions/${questionId}/confirm`, { method: 'POST', token });
}

export function suggest(
  token: string | undefined,
  { id }: Quiz,
  json: Record<string, unknown> = {},
): Promise<Answer> {
  const asked = { question: 'Where does a river end?', answer: 'Mouth', options: ['', '', ''] };
  return ask(`/api/quizzes/${id}/suggestions`, { token, json: { ...asked, ...json } });
}
