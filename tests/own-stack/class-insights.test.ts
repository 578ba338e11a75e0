import { getClassInsights } from '@study-assistant/contract/attempts/analysis';
import type { Reply } from '@study-assistant/contract/wire/endpoint';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  startModelThatAnswers,
  type ModelThatAnswers,
} from '../../functions/src/advice/model-that-answers.fixture.ts';
import { FREE_PORTS, startProduct } from '../../scripts/product.ts';
import { aStudent, aStudentNamed, aTeacher, type Person } from '../support/people/people.ts';
import { ask, UNTIL_DONE, useSite } from '../support/product/site.ts';
import { withSchool } from '../support/quizzes/attempts.ts';
import { answersFor, aQuiz, submit, type AQuiz } from '../support/quizzes/quizzes.ts';

let model: ModelThatAnswers;
let product: Awaited<ReturnType<typeof startProduct>>;
let teacher: Person;
let quiz: AQuiz;
let students: Person[];

const MODEL_WORDS = [
  '## The class in brief',
  '- The class has begun and the basics are missing.',
  '- Go back to the beginning with another example.',
];

/** A separate school, because every student counts; its model records what it is sent. */
beforeAll(async () => {
  model = await startModelThatAnswers();
  product = await startProduct({
    ports: FREE_PORTS,
    stateDir: null,
    log: () => undefined,
    env: { GEMINI_API_KEY: 'a-key', GEMINI_BASE_URL: model.url },
  });
  useSite({ site: product.urls.hosting, adminEnv: product.adminEnv });
  teacher = await aTeacher();
  quiz = await aQuiz(teacher, { writer: 'offline' });
  students = await Promise.all(['Ada Byron', 'Bo Lee', 'Cy Young', 'Di Jones'].map(aStudentNamed));
});

afterAll(async () => {
  await product.stop();
  await model.close();
});

type Insights = Omit<Reply<typeof getClassInsights>, 'success'>;

async function insights(query = ''): Promise<Insights> {
  const path = `/api/teacher/${teacher.uid}/class-insights${query}`;
  const { status, body } = await ask(path, { token: teacher.token });
  expect(status, JSON.stringify(body)).toBe(200);
  return getClassInsights.reply.parse(body);
}

async function take(right: number, times = 1): Promise<void> {
  for (const student of students.slice(0, 3)) {
    for (let time = 0; time < times; time += 1) {
      await submit(student, quiz, { answers: answersFor(quiz, right) });
    }
  }
}

describe('GET /api/teacher/:uid/class-insights', () => {
  test('are empty while nobody has taken a quiz', async () => {
    const { insights: text, numbers } = await insights();
    expect(text).toBe('');
    expect(numbers).toMatchObject({ students: 4, started: 0, average: null, weakTopics: [] });
    expect(numbers.notStarted).toHaveLength(4);
    expect(model.requests).toEqual([]);
  });

  test('say how many have answered and what was missed, while they are too few to judge', async () => {
    await take(0);
    const { insights: text, numbers } = await insights();
    expect(text).toBe(
      '## The class in brief\n- 3 of 4 have answered so far.\n\n## Students\n- **Not started:** Di Jones',
    );
    const nothing = { average: null, weakTopics: [], strongTopics: [], hardQuestions: [] };
    expect(numbers).toMatchObject({ started: 3, isEnough: false, ...nothing });
    expect(numbers.missedQuestions.every(({ right, asked }) => right < asked)).toBe(true);
    expect(model.requests).toEqual([]);
  });

  /*
   * By hand. First attempts, the first questions being the right ones:
   *   Ada, Bo, Cy 0 of 5 · Gus, Hal, Ida, Jan 2 of 5 · Fay, Kim 5 of 5
   *   right answers to questions 1 to 5, of 9: 6 6 2 2 2
   * Percentages of all attempts, oldest first:
   *   Ada, Bo, Cy 0 100 100 100 (mean 75, halves 50 and 100) · Fay 100 100 20 20 (60, 100 and 20)
   *   Gus, Hal, Ida, Jan 40 · Kim 100 · mean of the nine means (3×75 + 60 + 4×40 + 100) / 9 = 60.6
   */
  test('the numbers are those of a table computed by hand', async () => {
    await take(5, 3);
    const plans = { 'Fay Zimmer': [5, 5, 1, 1], 'Gus Hollis': [2], 'Hal Keaton': [2] };
    const more = { 'Ida Morrow': [2], 'Jan Novak': [2], 'Kim Osgood': [5] };
    for (const [fullName, rights] of Object.entries({ ...plans, ...more })) {
      const student = await aStudentNamed(fullName);
      students.push(student);
      for (const right of rights) await submit(student, quiz, { answers: answersFor(quiz, right) });
    }
    const named = (name: string) => ({
      studentId: students.find(({ fullName }) => fullName === name)?.uid,
      fullName: name,
    });

    const { numbers } = await insights();
    expect(numbers).toMatchObject({ students: 10, started: 9, isEnough: true, average: 60.6 });
    expect(numbers.hardQuestions).toEqual(
      [2, 3, 4].map((index) => ({
        quizId: quiz.id,
        quizTitle: quiz.title,
        questionNumber: index + 1,
        question: quiz.questions[index]?.question,
        topic: quiz.questions[index]?.topic,
        right: 2,
        asked: 9,
      })),
    );
    const hard = new Set(quiz.questions.slice(2).map(({ topic }) => topic));
    expect(numbers.weakTopics).toHaveLength(hard.size);
    for (const topic of hard) {
      const rights = [6, 6, 2, 2, 2].filter((_, index) => quiz.questions[index]?.topic === topic);
      const right = rights.reduce((sum, count) => sum + count);
      expect(numbers.weakTopics).toContainEqual({ topic, right, asked: 9 * rights.length });
    }
    expect(numbers.strongTopics).toEqual([]);
    expect(numbers.slipped).toEqual([{ ...named('Fay Zimmer'), before: 100, after: 20 }]);
    expect(numbers.improved).toEqual(
      ['Ada Byron', 'Bo Lee', 'Cy Young'].map((name) => ({
        ...named(name),
        before: 50,
        after: 100,
      })),
    );
    expect(numbers.notStarted).toEqual([named('Di Jones')]);
  });

  test('are our own words where the model has none that hold, and name the students', async () => {
    model.answer = { lines: ['- 12345 students know it.', '- So it goes.', '- On and on.'] };
    const { insights: text, writer } = await insights('?refresh=1');
    expect(model.requests).not.toEqual([]);
    expect(writer).toBe('offline');
    expect(text).toContain('- **9 of 10 students** have taken at least one quiz.');
    expect(text).toContain('- **Not started:** Di Jones');
    expect(text).toContain('**Improved:** Ada Byron (from 50% to 100%)');
  });

  test('are kept until the numbers change or a refresh is asked for', async () => {
    const first = await insights();
    expect(await insights()).toEqual(first);
    model.answer = { lines: MODEL_WORDS };
    expect(await insights()).toEqual(first);

    const refreshed = await insights('?refresh=1');
    expect(refreshed.generatedAt > first.generatedAt).toBe(true);
    expect(refreshed.writer).toBe('gemini');
    expect(refreshed.insights).toContain(MODEL_WORDS[1]);
    expect(refreshed.insights).toContain('- **Not started:** Di Jones');

    await take(5);
    expect((await insights()).generatedAt > refreshed.generatedAt).toBe(true);
  });

  test('words that cannot be read are rewritten', async () => {
    const before = await insights();
    await withSchool(async (school) => {
      const kept = school.collection('insights').doc(teacher.uid);
      await kept.update({ text: 'Of old.', writer: FieldValue.delete() });
    });
    expect((await insights()).insights).toBe(before.insights);
  });

  test('a draft changes nothing: no student can take it', async () => {
    const before = await insights();
    await aQuiz(teacher, { publish: 'false', writer: 'offline' });
    expect(await insights()).toEqual(before);
  });

  test('no name, address or id of a student is sent to the model', () => {
    const sent = model.requests.join('\n');
    expect(sent).toContain('studentsWithAQuiz');
    for (const { fullName, email, uid } of [...students, teacher]) {
      for (const secret of [fullName, fullName.split(' ')[1] ?? fullName, email, uid]) {
        expect(sent).not.toContain(secret);
      }
    }
  });

  test('they are for the teacher herself', async () => {
    const path = `/api/teacher/${teacher.uid}/class-insights`;
    expect((await ask(path, { token: (await aTeacher()).token })).status).toBe(403);
    expect((await ask(path, { token: (await aStudent()).token })).status).toBe(403);
    expect((await ask(path)).status).toBe(401);
    const { token } = teacher;
    expect((await ask('/api/teacher/a.b/class-insights', { token })).status).toBe(400);
    expect((await ask(`${path}?refresh=yes`, { token })).status).toBe(400);
  });
});

test("the model's advice on an attempt takes the place of ours once it is there", async () => {
  const student = await aStudentNamed('Eve Early');
  const topic = quiz.questions[4]?.topic ?? '';
  const judgement = `${topic} went wrong this time.`;
  model.answer = [{ topic, judgement, action: 'Explain it to a friend.' }];
  const { body } = await submit(student, quiz, { answers: answersFor(quiz, 4) });
  const path = `/api/quiz-results/attempt/${body.attemptId as string}/analysis`;
  async function advice(): Promise<string[]> {
    const answer = await ask(path, { token: student.token });
    return (answer.body.analysis as { recommendations: string[] }).recommendations;
  }
  expect(await advice()).toHaveLength(1);
  await expect
    .poll(advice, { ...UNTIL_DONE, interval: 300 })
    .toEqual([expect.stringContaining('Explain it to a friend.')]);
});
