import { describe, expect, test } from 'vitest';
import { aStudent, aTeacher, type Person } from '../../support/people/people.ts';
import { ask, UNTIL_DONE } from '../../support/product/site.ts';
import { afterEdit, byHand, edit } from '../../support/quizzes/quiz-edits.ts';
import { aQuiz, submit, type AQuiz } from '../../support/quizzes/quizzes.ts';

const WORDS = { explanation: '', topic: 'rivers' };

const several = {
  ...WORDS,
  kind: 'several',
  question: 'Which of these are parts of a river?',
  options: ['Source', 'Mouth', 'Crater', 'Meander', 'Dune'],
  key: { rights: [3, 0, 1], scoring: 'partial' },
};
const statement = {
  ...WORDS,
  kind: 'true-false',
  question: 'A river flows from its mouth to its source.',
  key: { isTrue: false, correction: 'It flows from its source to its mouth.' },
};
const number = {
  ...WORDS,
  kind: 'number',
  question: 'How long is the river, with its unit?',
  body: { unit: null, asksUnit: true },
  key: { value: 1500, tolerance: { type: 'percent', by: 2 }, units: ['km', 'kilometres'] },
};
const ALL = [byHand(), several, statement, number];

/** One answer of each kind: right, partly right, wrong, and right without its unit. */
const ANSWERS = [0, { chosen: [0, 3, 4] }, { value: true }, { text: '1,5e3' }];

type Result = Record<string, unknown> & { question: string };
type Attempt = { score: number; percentage: number; detailedResults: Result[] };

function aQuizOfKinds(teacher: Person): Promise<AQuiz> {
  return aQuiz(teacher).then((quiz) => afterEdit(teacher, quiz, { questions: ALL }));
}

async function read({ token }: Person, id: string): Promise<Attempt> {
  return (await ask(`/api/quiz-results/attempt/${id}`, { token })).body.attempt as Attempt;
}

async function attempt(student: Person, quiz: AQuiz, answers: unknown[]): Promise<string> {
  const json = { answers, quizVersion: quiz.version };
  const { status, body } = await submit(student, quiz, json);
  expect(status).toBe(201);
  return body.attemptId as string;
}

describe('a quiz of several kinds', () => {
  test('keeps what its teacher wrote, with what a reader of choices needs', async () => {
    const quiz = await aQuizOfKinds(await aTeacher());
    expect(quiz.questions[0]).not.toHaveProperty('kind');
    expect(quiz.questions.slice(1)).toMatchObject([
      { ...several, key: { rights: [0, 1, 3] }, correctAnswer: 0 },
      { ...statement, options: ['True', 'False'], correctAnswer: 1 },
      { ...number, options: [], correctAnswer: 0 },
    ]);
  });

  test('is started without any key, saved, resumed, handed in, and read by both', async () => {
    const [teacher, student] = [await aTeacher(), await aStudent()];
    const quiz = await aQuizOfKinds(teacher);
    const start = () =>
      ask(`/api/quizzes/${quiz.id}/attempts`, { method: 'POST', token: student.token });
    const started = await start();
    expect(started.status).toBe(201);
    expect(JSON.stringify(started.body)).not.toMatch(
      /"(correctAnswer|explanation|source|key|rights|isTrue|correction|tolerance|units)"/,
    );
    const { id } = started.body.attempt as { id: string };
    const saved = await ask(`/api/attempts/${id}/answers`, {
      method: 'PUT',
      token: student.token,
      json: { answers: [null, ...ANSWERS.slice(1)] },
    });
    expect(saved.status).toBe(200);
    expect((await start()).body.attempt).toMatchObject({ answers: [null, ...ANSWERS.slice(1)] });

    const handedIn = await submit(student, quiz, {
      attemptId: id,
      answers: [0, null, null, null],
    });
    expect(handedIn.status).toBe(201);
    const result = await read(student, handedIn.body.attemptId as string);
    // 1 + (2 - 1) / 3 + 0 + 0.5
    expect(result).toMatchObject({ score: 1.8, percentage: 45 });
    expect(result.detailedResults).toMatchObject([
      { userAnswer: 0, isCorrect: true },
      {
        answer: { chosen: [0, 3, 4] },
        points: 0.3333,
        isCorrect: false,
        said: 'Source; Meander; Dune',
        rightSaid: 'Source; Mouth; Meander',
      },
      { said: 'True', points: 0, rightSaid: 'False: It flows from its source to its mouth.' },
      { said: '1,5e3', points: 0.5, parts: [{ fraction: 1 }, { part: 'unit', fraction: 0 }] },
    ]);
    expect(result.detailedResults[0]).not.toHaveProperty('points');
    const asTeacher = await read(teacher, handedIn.body.attemptId as string);
    expect(asTeacher.score).toBe(1.8);
    const analytics = await ask(
      `/api/quiz-results/attempt/${String(handedIn.body.attemptId)}/detailed-analytics`,
      { token: student.token },
    );
    expect(analytics.body.analytics).toMatchObject({
      answerDistribution: { correct: 1, partly: 2, incorrect: 1, notAttempted: 0 },
    });
  });

  test('takes no answer of another kind, and names what is wrong with a question', async () => {
    const [teacher, student] = [await aTeacher(), await aStudent()];
    const quiz = await aQuizOfKinds(teacher);
    const wrong = [
      [0, 1, { value: true }, { text: '1 km' }],
      [{ text: '1' }, { chosen: [0] }, { value: true }, { text: '1 km' }],
      [0, { chosen: [7] }, { value: true }, { text: '1 km' }],
      [0, { chosen: [0] }, { value: 'yes' }, { text: '1 km' }],
      [0, { chosen: [0] }, { value: true }, { text: 'a lot' }],
    ];
    for (const answers of wrong) {
      const { status } = await submit(student, quiz, { answers });
      expect(status).toBe(400);
    }
    const faulty = [
      [{ ...several, key: { rights: [], scoring: 'partial' } }, /at least one right option/],
      [{ ...several, key: { rights: [9], scoring: 'partial' } }, /./],
      [{ ...statement, key: { isTrue: null, correction: '' } }, /true or false/],
      [{ ...number, key: { ...number.key, units: [] } }, /fill in a unit/],
      [{ ...number, kind: 'essay' }, /choose a kind of question/],
    ] as const;
    for (const [question, sentence] of faulty) {
      const { status, body } = await edit(teacher, quiz, { questions: [question] });
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toMatch(sentence);
    }
  });

  test('is analysed by kind, and graded again when its key is corrected', async () => {
    const [teacher, student] = [await aTeacher(), await aStudent()];
    const quiz = await aQuizOfKinds(teacher);
    const id = await attempt(student, quiz, ANSWERS);
    const { body } = await ask(`/api/quizzes/${quiz.id}/analysis`, { token: teacher.token });
    const { questions } = body.analysis as { questions: Record<string, unknown>[] };
    expect(questions[0]).not.toHaveProperty('buckets');
    expect(questions[1]).toMatchObject({ optionCounts: [1, 0, 0, 1, 1], right: 0, responses: 1 });
    expect(questions[2]).toMatchObject({ optionCounts: [1, 0] });
    expect(questions[3]).toMatchObject({
      buckets: [
        { part: 'value', bucket: '1500', count: 1, fraction: 1 },
        { part: 'unit', bucket: 'no unit', count: 1, fraction: 0 },
      ],
    });

    const kept = quiz.questions.map(({ id: questionId }, at) => ({ ...ALL[at], id: questionId }));
    const corrected = kept.map((question, at) => {
      if (at === 1) return { ...question, key: { rights: [0, 3, 4], scoring: 'partial' } };
      return at === 2 ? { ...question, key: { isTrue: true, correction: '' } } : question;
    });
    await afterEdit(teacher, quiz, { questions: corrected });
    await expect.poll(async () => (await read(student, id)).score, UNTIL_DONE).toBe(3.5);
    const { detailedResults } = await read(student, id);
    expect(detailedResults[1]).toMatchObject({ isCorrect: true, points: 1 });
    expect(detailedResults[1]?.note).toMatch(/your score was updated/);
    expect(detailedResults[3]).not.toHaveProperty('note');
  });

  test('comes back as practice, each question as its kind', async () => {
    const [teacher, student] = [await aTeacher(), await aStudent()];
    const quiz = await aQuizOfKinds(teacher);
    const attemptId = await attempt(student, quiz, [1, { chosen: [] }, null, { text: '3 km' }]);
    const practice = `/api/student/${student.uid}/practice`;
    const { token } = student;
    const set = await ask(`${practice}?attemptId=${attemptId}`, { token });
    const missed = set.body.questions as { questionId: string; kind?: string }[];
    expect(missed.map(({ kind }) => kind).sort()).toEqual([
      ...['number', 'several', 'true-false', undefined],
    ]);
    expect(JSON.stringify(set.body)).not.toMatch(/"(key|rights|isTrue|tolerance|correctAnswer)"/);
    const asked = missed.find(({ kind }) => kind === 'number');
    const answer = (given: unknown) =>
      ask(`${practice}/answers`, {
        token,
        json: { quizId: quiz.id, questionId: asked?.questionId, answer: given },
      });
    expect((await answer({ value: true })).status).toBe(400);
    expect((await answer({ text: '1490 kilometres' })).body).toMatchObject({
      isCorrect: true,
      said: '1490 kilometres',
      rightSaid: '1500 ± 2 % km',
    });
  });
});
