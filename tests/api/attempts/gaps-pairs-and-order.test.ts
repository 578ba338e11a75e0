import { describe, expect, test } from 'vitest';
import { aStudent, aTeacher, type Person } from '../../support/people/people.ts';
import { ask, UNTIL_DONE } from '../../support/product/site.ts';
import { afterEdit, edit } from '../../support/quizzes/quiz-edits.ts';
import { aQuiz, submit, type AQuiz } from '../../support/quizzes/quizzes.ts';

const WORDS = { explanation: '', topic: 'rivers' };
const RULES = { matchCase: false, matchAccents: false, allowTypo: false };

const typed = {
  ...WORDS,
  kind: 'gaps',
  question: 'A river begins at its _____ and ends at its _____.',
  body: { bank: null },
  key: { gaps: [{ words: ['source', 'spring'] }, { words: ['mouth'] }], ...RULES },
};
const banked = {
  ...WORDS,
  kind: 'gaps',
  question: 'Water flows _____ from the _____.',
  body: { bank: ['uphill', 'sea'] },
  key: { gaps: [{ words: ['downhill'] }, { words: ['mountains'] }], ...RULES },
};
const pairs = {
  ...WORDS,
  kind: 'match',
  question: 'Which river flows through which city?',
  body: { lefts: ['Seine', 'Thames', 'Danube'] },
  options: ['Paris', 'London', 'Vienna', 'Rome'],
  key: { pairs: [0, 1, 2] },
};
const things = {
  ...WORDS,
  kind: 'order',
  question: 'What does the water pass first?',
  options: ['Spring', 'Brook', 'River', 'Delta'],
  key: { order: [0, 1, 2, 3], scoring: 'partial' },
};
const ALL = [typed, banked, pairs, things];

/** Sorted: London, Paris, Rome, Vienna, and Brook, Delta, River, Spring. */
const ANSWERS = [
  { gaps: [' Spring.', ''] },
  { gaps: ['downhill', 'sea'] },
  { pairs: [1, 0, null] },
  { order: [3, 0, 1, 2] },
];

type Result = Record<string, unknown>;
type Attempt = { score: number; percentage: number; detailedResults: Result[] };

function aQuizOfPlaces(teacher: Person): Promise<AQuiz> {
  return aQuiz(teacher).then((quiz) => afterEdit(teacher, quiz, { questions: ALL }));
}

async function read({ token }: Person, id: string): Promise<Attempt> {
  return (await ask(`/api/quiz-results/attempt/${id}`, { token })).body.attempt as Attempt;
}

async function attempt(student: Person, quiz: AQuiz, answers: unknown[]): Promise<string> {
  const { status, body } = await submit(student, quiz, { answers, quizVersion: quiz.version });
  expect(status).toBe(201);
  return body.attemptId as string;
}

describe('a quiz with gaps, pairs and an order', () => {
  test('is kept so that what everybody may see tells nothing of what is right', async () => {
    const quiz = await aQuizOfPlaces(await aTeacher());
    expect(quiz.questions).toMatchObject([
      { body: { gaps: 2, bank: null }, options: [], correctAnswer: 0 },
      { body: { gaps: 2, bank: ['downhill', 'mountains', 'sea', 'uphill'] } },
      { options: ['London', 'Paris', 'Rome', 'Vienna'], key: { pairs: [1, 0, 3] } },
      { options: ['Brook', 'Delta', 'River', 'Spring'], key: { order: [3, 0, 2, 1] } },
    ]);
  });

  test('is started without any key, saved, resumed, and judged a part at a time', async () => {
    const [teacher, student] = [await aTeacher(), await aStudent()];
    const quiz = await aQuizOfPlaces(teacher);
    const { token } = student;
    const start = () => ask(`/api/quizzes/${quiz.id}/attempts`, { method: 'POST', token });
    const started = await start();
    expect(started.status).toBe(201);
    expect(JSON.stringify(started.body)).not.toMatch(
      /"(correctAnswer|explanation|key|matchCase|allowTypo|scoring|pairs|order)":|"spring"/,
    );
    const { id } = started.body.attempt as { id: string };
    const json = { answers: ANSWERS };
    const saved = await ask(`/api/attempts/${id}/answers`, { method: 'PUT', token, json });
    expect(saved.status).toBe(200);
    expect((await start()).body.attempt).toMatchObject({ answers: ANSWERS });

    const handedIn = await submit(student, quiz, {
      attemptId: id,
      answers: [null, null, null, null],
    });
    expect(handedIn.status).toBe(201);
    const result = await read(student, handedIn.body.attemptId as string);
    // 1/2 + 1/2 + 2/3 + 1/3
    expect(result).toMatchObject({ score: 2, percentage: 50 });
    expect(result.detailedResults).toMatchObject([
      {
        said: 'Spring.; –',
        rightSaid: 'source or spring; mouth',
        parts: [
          { part: 'Gap 1', bucket: 'spring', fraction: 1 },
          { part: 'Gap 2', bucket: '', fraction: 0 },
        ],
      },
      { points: 0.5, said: 'downhill; sea' },
      {
        points: 0.6667,
        userAnswer: null,
        said: 'Seine: Paris; Thames: London; Danube: –',
        rightSaid: 'Seine: Paris; Thames: London; Danube: Vienna',
      },
      { points: 0.3333, rightSaid: '1. Spring; 2. Brook; 3. River; 4. Delta' },
    ]);
  });

  test('takes no answer that does not fit, and names what is wrong with a question', async () => {
    const [teacher, student] = [await aTeacher(), await aStudent()];
    const quiz = await aQuizOfPlaces(teacher);
    const wrong = [
      { gaps: ['one'] },
      { gaps: ['one', 'x'.repeat(61)] },
      { pairs: [0, 1] },
      { pairs: [0, 1, 4] },
      { pairs: [0, 1, -1] },
      { order: [0, 1, 2] },
      { order: [0, 1, 2, 2] },
      { order: [0, 1, 2, 4] },
      1,
    ];
    for (const answer of wrong) {
      for (const place of [0, 2, 3]) {
        const answers = ANSWERS.map((given, at) => (at === place ? answer : given));
        expect((await submit(student, quiz, { answers })).status).toBe(400);
      }
    }
    const faulty = [
      [{ ...typed, question: 'A river.' }, /every gap in square brackets/],
      [
        { ...typed, key: { ...typed.key, gaps: [{ words: ['source'] }, { words: [] }] } },
        /the right word/,
      ],
      [{ ...pairs, options: ['Paris', 'Paris', 'Paris'] }, /2 different right sides/],
      [{ ...things, key: { order: [0, 1, 2, 2], scoring: 'partial' } }, /place of every line/],
    ] as const;
    for (const [question, sentence] of faulty) {
      const { status, body } = await edit(teacher, quiz, { questions: [question] });
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toMatch(sentence);
    }
  });

  test('is analysed by part, and graded again when its key is corrected', async () => {
    const [teacher, student] = [await aTeacher(), await aStudent()];
    const quiz = await aQuizOfPlaces(teacher);
    const id = await attempt(student, quiz, ANSWERS);
    const { body } = await ask(`/api/quizzes/${quiz.id}/analysis`, { token: teacher.token });
    const { questions } = body.analysis as { questions: { buckets: unknown[] }[] };
    expect(questions[1]?.buckets).toEqual([
      { part: 'Gap 1', bucket: 'downhill', said: 'downhill', count: 1, fraction: 1 },
      { part: 'Gap 2', bucket: 'mountains', said: 'mountains', count: 0, fraction: 1 },
      { part: 'Gap 2', bucket: 'sea', said: 'sea', count: 1, fraction: 0 },
    ]);
    expect(questions[2]).toMatchObject({ optionCounts: [0, 0, 0, 0], mostChosenWrong: null });
    expect(questions[3]?.buckets).toMatchObject([
      { part: 'After Spring', said: 'Brook', count: 1 },
      { part: 'After Brook', said: 'River', count: 0 },
      { part: 'After River', said: 'Delta', count: 0 },
      { part: 'After Brook', said: 'Delta', count: 1 },
      { part: 'After River', said: 'nothing', count: 1 },
    ]);

    const corrected = [
      typed,
      {
        ...banked,
        key: { ...banked.key, gaps: [{ words: ['downhill'] }, { words: ['mountains', 'sea'] }] },
      },
      pairs,
      { ...things, key: { order: [0, 1, 3, 2], scoring: 'partial' } },
    ].map((question, at) => ({ ...question, id: quiz.questions[at]?.id }));
    await afterEdit(teacher, quiz, { questions: corrected });
    // 1/2 + 1 + 2/3 + 1
    await expect.poll(async () => (await read(student, id)).score, UNTIL_DONE).toBe(3.2);
    const { detailedResults } = await read(student, id);
    expect(detailedResults[1]?.note).toMatch(/your score was updated/);
    expect(detailedResults[0]).not.toHaveProperty('note');
  });

  test('comes back as practice without what is right', async () => {
    const [teacher, student] = [await aTeacher(), await aStudent()];
    const quiz = await aQuizOfPlaces(teacher);
    const attemptId = await attempt(student, quiz, ANSWERS);
    const practice = `/api/student/${student.uid}/practice`;
    const { token } = student;
    const set = await ask(`${practice}?attemptId=${attemptId}`, { token });
    const missed = set.body.questions as { questionId: string; kind: string }[];
    expect(missed.map(({ kind }) => kind).sort()).toEqual(['gaps', 'gaps', 'match', 'order']);
    expect(JSON.stringify(set.body)).not.toMatch(/"(key|pairs|order|correctAnswer)":|"spring"/);
    const asked = missed.find(({ kind }) => kind === 'order');
    const json = {
      quizId: quiz.id,
      questionId: asked?.questionId,
      answer: { order: [3, 0, 2, 1] },
    };
    expect((await ask(`${practice}/answers`, { token, json })).body).toMatchObject({
      isCorrect: true,
      rightSaid: '1. Spring; 2. Brook; 3. River; 4. Delta',
    });
  });
});
