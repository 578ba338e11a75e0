import { describe, expect, test } from 'vitest';
import { aStudent, aTeacher, type Person } from '../../support/people/people.ts';
import { ask, UNTIL_DONE } from '../../support/product/site.ts';
import { correctKey } from '../../support/quizzes/quiz-edits.ts';
import { answersFor, aQuiz, submit, type AQuiz } from '../../support/quizzes/quizzes.ts';

type QuestionAnalysis = {
  responses: number;
  facility: number | null;
  discrimination: number | null;
  optionCounts: number[];
  correctAnswer: number;
  medianSeconds: number | null;
  flags: { flag: string; sentence: string }[];
};
type Analysis = {
  quizTitle: string;
  students: number;
  minResponses: number;
  questions: QuestionAnalysis[];
};

async function analysisOf({ token }: Person, quiz: AQuiz): Promise<Analysis> {
  const { status, body } = await ask(`/api/quizzes/${quiz.id}/analysis`, { token });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.analysis as Analysis;
}

function aClass(size: number): Promise<Person[]> {
  return Promise.all(Array.from({ length: size }, () => aStudent()));
}

/*
 * Of each six students one has 0, one 1, … one 5 of five questions right, the first ones. With y = 1
 * for a right answer and R = the number right on the other four, by hand from
 * r = (nΣyR − ΣyΣR) / √((nΣy² − (Σy)²)(nΣR² − (ΣR)²)), where n = 6 and Σy² = Σy:
 *
 *   question  R of the six      Σy  ΣR  ΣR²  ΣyR   r
 *   1         0 0 1 2 3 4        5  10   30   10   10 / √(5 × 80) = 0.5
 *   2         0 1 1 2 3 4        4  11   31   10   16 / √(8 × 65) = 0.70165
 *   3         0 1 2 2 3 4        3  12   34    9   18 / √(9 × 60) = 0.77460
 *   4         0 1 2 3 3 4        2  13   39    7   16 / √(8 × 65) = 0.70165
 *   5         0 1 2 3 4 4        1  14   46    4   10 / √(5 × 80) = 0.5
 */
const discriminations = [0.5, 0.70165, 0.7746, 0.70165, 0.5];

describe('GET /api/quizzes/:id/analysis', () => {
  test('a quiz that nobody has taken has nothing to tell', async () => {
    const teacher = await aTeacher();
    const quiz = await aQuiz(teacher);
    const { students, questions } = await analysisOf(teacher, quiz);
    expect(students).toBe(0);
    expect(questions).toHaveLength(5);
    expect(questions[0]).toMatchObject({ responses: 0, facility: null, flags: [] });
  });

  test('thirty students at once are all counted, each with the first attempt only', async () => {
    const teacher = await aTeacher();
    const [quiz, students] = [await aQuiz(teacher), await aClass(30)];
    const submits = await Promise.all(
      students.map((student, index) =>
        submit(student, quiz, { answers: answersFor(quiz, index % 6), timeTaken: 100 }),
      ),
    );
    expect(submits.map(({ status }) => status)).toEqual(students.map(() => 201));
    const [first] = students;
    if (first) await submit(first, quiz, { answers: answersFor(quiz, 5) });

    // Of each six students, question n is right for 6 - n: answersFor makes the first ones right.
    const analysis = await analysisOf(teacher, quiz);
    expect(analysis).toMatchObject({ quizTitle: quiz.title, students: 30, minResponses: 10 });
    const [facilities, counts] = [
      analysis.questions.map(({ facility }) => facility),
      analysis.questions.map(({ optionCounts, correctAnswer }) => optionCounts[correctAnswer]),
    ];
    expect(counts).toEqual([25, 20, 15, 10, 5]);
    facilities.forEach((facility, index) => expect(facility).toBeCloseTo((5 - index) / 6));
    analysis.questions.forEach(({ discrimination, medianSeconds }, index) => {
      expect(discrimination).toBeCloseTo(discriminations[index] ?? 0, 5);
      expect(medianSeconds).toBeGreaterThan(0);
    });
    const hardest = analysis.questions[4]?.flags;
    expect(hardest?.map(({ flag }) => flag)).toContain('too-hard');
    expect(hardest?.[0]?.sentence).toMatch(/\.$/);
  });

  test('nothing is claimed of nine students', async () => {
    const teacher = await aTeacher();
    const [quiz, students] = [await aQuiz(teacher), await aClass(9)];
    await Promise.all(
      students.map((student) => submit(student, quiz, { answers: answersFor(quiz, 0) })),
    );
    const { questions } = await analysisOf(teacher, quiz);
    for (const question of questions) {
      expect(question).toMatchObject({
        responses: 9,
        facility: 0,
        discrimination: null,
        flags: [],
      });
    }
  });

  test("it is for the quiz's own teacher alone", async () => {
    const [owner, other, student] = [await aTeacher(), await aTeacher(), await aStudent()];
    const path = `/api/quizzes/${(await aQuiz(owner)).id}/analysis`;
    expect((await ask(path, { token: other.token })).status).toBe(403);
    expect((await ask(path, { token: student.token })).status).toBe(403);
    expect((await ask(path)).status).toBe(401);
  });

  test('a draft is there for its own teacher, and for no colleague', async () => {
    const owner = await aTeacher();
    const draft = await aQuiz(owner, { publish: 'false' });
    expect(await analysisOf(owner, draft)).toMatchObject({ students: 0 });
    const { token } = await aTeacher();
    expect((await ask(`/api/quizzes/${draft.id}/analysis`, { token })).status).toBe(404);
  });

  test('a corrected key judges the answers that were given before', async () => {
    const [teacher, student] = [await aTeacher(), await aStudent()];
    const quiz = await aQuiz(teacher);
    await submit(student, quiz, { answers: answersFor(quiz, 5) });
    const facilityOf = async () => (await analysisOf(teacher, quiz)).questions[0]?.facility;
    expect(await facilityOf()).toBe(1);
    await correctKey(teacher, quiz, 0, ((quiz.questions[0]?.correctAnswer ?? 0) + 1) % 4);
    await expect.poll(facilityOf, UNTIL_DONE).toBe(0);
  });

  test('an unknown quiz is not found, a malformed id is refused', async () => {
    const { token } = await aTeacher();
    const { status, body } = await ask('/api/quizzes/none/analysis', { token });
    expect(status).toBe(404);
    expect(body.error).toBe('Quiz not found.');
    expect((await ask('/api/quizzes/a.b/analysis', { token })).status).toBe(400);
  });
});
