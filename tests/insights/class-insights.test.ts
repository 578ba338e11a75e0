import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  startModelThatAnswers,
  type ModelThatAnswers,
} from '../../functions/src/platform/ai/advice/fixtures/model-that-answers.ts';
import { FREE_PORTS, startProduct } from '../../scripts/product.ts';
import {
  aNewAccount,
  aStudent,
  aTeacher,
  saveUserData,
  signIn,
  type Person,
} from '../support/people.ts';
import { answersFor, aQuiz, submit, type AQuiz } from '../support/quizzes.ts';
import { ask, useSite } from '../support/site.ts';

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

/** A school of its own, because every student counts; with a model, to see what it is told. */
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
  students = await Promise.all(['Ada Byron', 'Bo Lee', 'Cy Young', 'Di Jones'].map(aNamedStudent));
});

afterAll(async () => {
  await product.stop();
  await model.close();
});

async function aNamedStudent(fullName: string): Promise<Person> {
  const person = await aNewAccount();
  await saveUserData(person, { fullName, userType: 'student', currentGrade: '9' });
  return { ...person, fullName, token: await signIn(person.email) };
}

async function insights(query = ''): Promise<{ insights: string; generatedAt: string }> {
  const path = `/api/teacher/${teacher.uid}/class-insights${query}`;
  const { status, body } = await ask(path, { token: teacher.token });
  expect(status, JSON.stringify(body)).toBe(200);
  return { insights: body.insights as string, generatedAt: body.generatedAt as string };
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
    expect((await insights()).insights).toBe('');
    expect(model.requests).toEqual([]);
  });

  test('are our own words where the model has none that hold, and name the students', async () => {
    model.answer = { lines: ['- 12345 students know it.', '- So it goes.', '- On and on.'] };
    await take(0);
    const { insights: text } = await insights();
    expect(text).toContain('- **3 of 4 students have** taken at least one quiz.');
    expect(text).toContain('- **Not started:** Di Jones');
  });

  test('are kept until the numbers change or a refresh is asked for', async () => {
    const first = await insights();
    expect(await insights()).toEqual(first);
    model.answer = { lines: MODEL_WORDS };
    expect(await insights()).toEqual(first);

    const refreshed = await insights('?refresh=1');
    expect(refreshed.generatedAt > first.generatedAt).toBe(true);
    expect(refreshed.insights).toContain(MODEL_WORDS[1]);
    expect(refreshed.insights).toContain('- **Not started:** Di Jones');

    await take(5, 3);
    const changed = await insights();
    expect(changed.generatedAt > refreshed.generatedAt).toBe(true);
    expect(changed.insights).toContain('**Improved:** Ada Byron (from 50% to 100%)');
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
  const student = await aNamedStudent('Eve Early');
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
    .poll(advice, { timeout: 60_000, interval: 300 })
    .toEqual([expect.stringContaining('Explain it to a friend.')]);
});
