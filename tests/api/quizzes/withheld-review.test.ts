import { expect, test } from 'vitest';
import { aStudent, aTeacher, type Person } from '../../support/people/people.ts';
import { ask, type Request } from '../../support/product/site.ts';
import { aQuizWithDrafts, TELLTALE } from '../../support/quizzes/question-drafts.ts';
import { report, take } from '../../support/quizzes/question-reports.ts';
import { editedAt, edit } from '../../support/quizzes/quiz-edits.ts';
import { answersFor, submit, type AQuiz } from '../../support/quizzes/quizzes.ts';

const WITHHELD = [
  ...['confidence', 'review', 'toCheck', 'weakSpot', 'suggestions', 'drafts', TELLTALE],
  'reportedQuestions',
];

/** Finds parts of the review in a reply to a student or another teacher; empty without a leak. */
async function findLeaks({ token }: Person, path: string, request: Request = {}) {
  const { status, body } = await ask(`/api${path}`, { token, ...request });
  const text = JSON.stringify(body);
  expect(status, `${path}: ${text}`).toBeLessThan(300);
  return WITHHELD.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`);
}

/** Calls everything that a student can, from the list of quizzes to practice. */
async function askAsStudent(student: Person, quiz: AQuiz): Promise<string[]> {
  const [uid, id] = [student.uid, quiz.id];
  const begun = await ask(`/api/quizzes/${id}/attempts`, { method: 'POST', token: student.token });
  const attemptId = (begun.body.attempt as { id: string }).id;
  const answers = answersFor(quiz, 0);
  const before = [
    await findLeaks(student, `/quizzes/${id}`),
    await findLeaks(student, `/quizzes/${id}/attempts`, { method: 'POST' }),
    await findLeaks(student, `/student/${uid}/quizzes`),
    await findLeaks(student, `/attempts/${attemptId}/answers`, {
      method: 'PUT',
      json: { answers },
    }),
  ];
  expect((await submit(student, quiz, { attemptId, answers })).status).toBe(201);
  const results = `/quiz-results/attempt/${attemptId}`;
  const question = quiz.questions[4];
  const practised = { quizId: id, questionId: question?.id, answer: 0 };
  const after = [
    await findLeaks(student, results),
    await findLeaks(student, `${results}/progress`),
    await findLeaks(student, `${results}/detailed-analytics`),
    await findLeaks(student, `${results}/analysis`),
    await findLeaks(student, `${results}/questions/${question?.id}/report`, {
      method: 'PUT',
      json: { reason: 'unclear' },
    }),
    await findLeaks(student, `${results}/reports`),
    await findLeaks(student, `/quiz-results/${attemptId}/mark-complete`, {
      json: { resourceType: 'analysisViewed' },
    }),
    await findLeaks(student, `/student/${uid}/quiz-attempts`),
    await findLeaks(student, `/student/${uid}/skill-gap`),
    await findLeaks(student, `/student/${uid}/performance-stats`),
    await findLeaks(student, `/student/${uid}/practice/today`),
    await findLeaks(student, `/student/${uid}/practice`),
    await findLeaks(student, `/student/${uid}/practice/answers`, { json: practised }),
    await findLeaks(student, `/student/${uid}/quizzes`),
  ];
  return [...before, ...after].flat();
}

test('no answer to a student tells what its teacher is to look at, or others have reported', async () => {
  const [teacher, student, classmate] = [await aTeacher(), await aStudent(), await aStudent()];
  const quiz = await aQuizWithDrafts(teacher);
  const said = { reason: 'other', line: TELLTALE };
  const reported = quiz.questions[4]?.id ?? '';
  const { status } = await report(classmate, await take(classmate, quiz, 3), reported, said);
  expect(status).toBe(200);
  expect(await askAsStudent(student, quiz)).toEqual([]);
});

test('nor does one about an earlier version', async () => {
  const [teacher, student] = [await aTeacher(), await aStudent()];
  const quiz = await aQuizWithDrafts(teacher);
  const begin = () => findLeaks(student, `/quizzes/${quiz.id}/attempts`, { method: 'POST' });
  expect(await begin()).toEqual([]);
  await edit(teacher, quiz, { questions: editedAt(quiz, 0, { topic: 'Water' }) });
  expect(await begin()).toEqual([]);
  const { body } = await submit(student, quiz, { quizVersion: 1 });
  const path = `/quiz-results/attempt/${body.attemptId as string}`;
  expect(await findLeaks(student, path)).toEqual([]);
});

test('nor does one to another teacher', async () => {
  const [teacher, colleague, student] = [await aTeacher(), await aTeacher(), await aStudent()];
  const quiz = await aQuizWithDrafts(teacher);
  expect(await findLeaks(colleague, `/quizzes/${quiz.id}`)).toEqual([]);
  expect(await findLeaks(colleague, `/student/${student.uid}/quizzes`)).toEqual([]);
});
