import { expect, test } from 'vitest';
import { aStudent, aTeacher, type Person } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import { withSchool } from '../../support/quizzes/attempts.ts';
import { answersFor, aQuiz, submit, type AQuiz } from '../../support/quizzes/quizzes.ts';

async function read({ token }: Person, path: string, method = 'GET'): Promise<string> {
  const { status, body } = await ask(path, { token, method });
  expect(status).toBeLessThan(300);
  return JSON.stringify(body);
}

/** The reply to saving an answer of an attempt under way. */
async function save({ token }: Person, quiz: AQuiz, begun: string): Promise<string> {
  const { id } = (JSON.parse(begun) as { attempt: { id: string } }).attempt;
  const json = { answers: quiz.questions.map(() => 0) };
  const { status, body } = await ask(`/api/attempts/${id}/answers`, { method: 'PUT', token, json });
  expect(status).toBe(200);
  return JSON.stringify(body);
}

test('the topic of a question goes to a student with her result, and not before', async () => {
  const [teacher, student] = [await aTeacher(), await aStudent()];
  const quiz = await aQuiz(teacher);
  const uid = student.uid;
  const begun = await read(student, `/api/quizzes/${quiz.id}/attempts`, 'POST');
  const before = [
    begun,
    await save(student, quiz, begun),
    await read(student, `/api/quizzes/${quiz.id}`),
    await read(student, `/api/quizzes/${quiz.id}/attempts`, 'POST'),
    await read(student, `/api/student/${uid}/quizzes`),
    await read(await aTeacher(), `/api/quizzes/${quiz.id}`),
  ];
  expect(before.filter((body) => body.includes('"topic"'))).toEqual([]);

  const { body } = await submit(student, quiz, { answers: answersFor(quiz, 0) });
  const result = await read(student, `/api/quiz-results/attempt/${body.attemptId as string}`);
  for (const { topic } of quiz.questions) expect(result).toContain(JSON.stringify(topic));

  const practice = await read(student, `/api/student/${uid}/practice`);
  expect(practice).toContain(quiz.questions[0]?.question);
  expect(practice).not.toContain('"topic"');
  const { status, body: answered } = await ask(`/api/student/${uid}/practice/answers`, {
    token: student.token,
    json: { quizId: quiz.id, questionId: quiz.questions[0]?.id, answer: 0 },
  });
  expect(status).toBe(200);
  expect(answered.topic).toBe(quiz.questions[0]?.topic);
});

test('what a question is about is stored where a client cannot read it', async () => {
  const quiz = await aQuiz(await aTeacher());
  const stored = await withSchool((school) => school.doc(`quizzes/${quiz.id}`).get());
  expect(stored.get('status')).toBe('ready');
  expect(JSON.stringify(stored.data())).not.toContain('"topic"');
});

test('a quiz names some topics to everybody, and none tells a right answer', async () => {
  const [teacher, student] = [await aTeacher(), await aStudent()];
  const quiz = await aQuiz(teacher, { numQuestions: '10' });
  const answers = quiz.questions.map(({ options, correctAnswer }) => options[correctAnswer]);
  const { body } = await ask(`/api/quizzes/${quiz.id}`, { token: student.token });
  const { topics } = body.quiz as { topics: string[] };
  expect(topics).not.toEqual([]);
  for (const topic of topics) {
    for (const answer of answers) expect(topic.toLowerCase()).not.toContain(answer?.toLowerCase());
  }
});

test('the teacher sees the topics of her own quiz, and none is a right answer', async () => {
  const quiz = await aQuiz(await aTeacher(), { numQuestions: '10' });
  for (const { topic, options, correctAnswer } of quiz.questions) {
    expect(topic).not.toBe('');
    expect(topic.toLowerCase()).not.toBe(options[correctAnswer]?.toLowerCase());
  }
});
