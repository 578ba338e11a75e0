import type { EditedQuestion } from '@study-assistant/contract/questions/edited-question';
import { quizId, teacherId } from '../school/school-plan.ts';
import { PAGE } from './observe-student.ts';
import type { Observe } from './observe.ts';

/** Everything that a teacher calls: lists, one quiz, the class's work and a key correction. */
export async function observeTeacher(observe: Observe): Promise<void> {
  const uid = teacherId(0);
  const read = (endpoint: string, path: string) => observe(endpoint, { path, uid });
  const own = `/api/teacher/${uid}`;
  const quiz = `/api/quizzes/${quizId(0)}`;

  const list = { path: `/api/quizzes?limit=${PAGE}`, uid };
  await observe('GET /quizzes', list);
  await observe('GET /quizzes (unchanged)', { ...list, isHeld: true });
  const { quiz: read1 } = await read('GET /quizzes/:id (own)', quiz);
  await read('GET /quizzes/:id/drafts', `${quiz}/drafts`);
  // The first read may have to count attempts that were not counted before.
  await read('GET /quizzes/:id/analysis (first)', `${quiz}/analysis`);
  await read('GET /quizzes/:id/analysis', `${quiz}/analysis`);
  await read('GET /teacher/:uid/students-overview', `${own}/students-overview?limit=${PAGE}`);
  await read('GET /teacher/:uid/class-insights', `${own}/class-insights`);
  await read('GET /teacher/:uid/class-insights (kept)', `${own}/class-insights`);
  const { version, questions } = read1 as { version: number; questions: EditedQuestion[] };
  await observe('PATCH /quizzes/:id (key)', {
    method: 'PATCH',
    path: quiz,
    json: { version, questions: questions.map(withOtherKey) },
    uid,
  });
}

/** The first question had the wrong key, so all who took the quiz are graded again. */
function withOtherKey(question: EditedQuestion, at: number): EditedQuestion {
  const correctAnswer = (question.correctAnswer + 1) % question.options.length;
  return at === 0 ? { ...question, correctAnswer } : question;
}
