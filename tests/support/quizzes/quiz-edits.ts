import type { Person } from '../people/people.ts';
import { ask, type Answer } from '../product/site.ts';
import type { AQuiz, WrittenQuestion } from './quizzes.ts';

type EditedQuestion = Omit<WrittenQuestion, 'id' | 'source' | 'benchmarkTime'> & { id?: string };

/** A question in the form of an edit. */
export function edited(
  { id, question, options, correctAnswer, explanation, topic }: WrittenQuestion,
  changes: Partial<EditedQuestion> = {},
): EditedQuestion {
  return { id, question, options, correctAnswer, explanation, topic, ...changes };
}

/** A question that a teacher wrote herself. */
export function byHand(changes: Partial<EditedQuestion> = {}): EditedQuestion {
  return {
    question: 'Which part of a river is the highest above the sea?',
    options: ['Source', 'Mouth', 'Delta', 'Estuary'],
    correctAnswer: 0,
    explanation: 'Water flows downhill.',
    topic: 'rivers',
    ...changes,
  };
}

/** All questions of a quiz in the form of an edit, with one of them changed. */
export function editedAt(quiz: AQuiz, index: number, changes: Partial<EditedQuestion>) {
  return quiz.questions.map((question, at) => edited(question, at === index ? changes : {}));
}

export function edit({ token }: Person, quiz: AQuiz, body: object): Promise<Answer> {
  const json = { version: quiz.version, ...body };
  return ask(`/api/quizzes/${quiz.id}`, { method: 'PATCH', token, json });
}

/** Edits the quiz and returns the result. */
export async function afterEdit(teacher: Person, quiz: AQuiz, body: object): Promise<AQuiz> {
  const answer = await edit(teacher, quiz, body);
  if (answer.status !== 200) throw new Error(`not edited: ${JSON.stringify(answer.body)}`);
  return answer.body.quiz as AQuiz;
}

/** Marks another option of a question as the right one. */
export function correctKey(teacher: Person, quiz: AQuiz, index: number, correctAnswer: number) {
  return afterEdit(teacher, quiz, { questions: editedAt(quiz, index, { correctAnswer }) });
}

export function publish({ token }: Person, { id }: Pick<AQuiz, 'id'>): Promise<Answer> {
  return ask(`/api/quizzes/${id}/publish`, { method: 'POST', token });
}

export function replace(
  { token }: Person,
  quiz: AQuiz,
  place: number | string,
  version: unknown = quiz.version,
): Promise<Answer> {
  return ask(`/api/quizzes/${quiz.id}/questions/${place}/replace`, { token, json: { version } });
}
