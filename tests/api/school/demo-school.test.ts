import path from 'node:path';
import {
  listClassAssignments,
  listToDo,
  type ToDo,
} from '@study-assistant/contract/assignments/assignments';
import { getLiveAssignment } from '@study-assistant/contract/assignments/live-assignment';
import { getMarkbook } from '@study-assistant/contract/assignments/markbook';
import { listClasses } from '@study-assistant/contract/classes/class-list';
import { listStudentClasses } from '@study-assistant/contract/classes/classes';
import { beforeAll, expect, inject, test } from 'vitest';
import { readDemoSchool } from '../../../scripts/seed/demo-school.ts';
import { seedDemoSchools } from '../../../scripts/seed.ts';
import { signIn } from '../../support/people/people.ts';
import { ask, send } from '../../support/product/site.ts';

const dataDir = path.resolve(import.meta.dirname, '..', '..', '..', 'emulator-data');
const school = await readDemoSchool(dataDir);
const harbour = await readDemoSchool(path.join(dataDir, 'harbour-school'));
const STUDENT = 'demo-student-amara';
const TEACHER = 'demo-teacher-ingrid';

type Listed = { id: string; best: { attemptId: string; percentage: number; attempts: number } };

let marksOfFirst: unknown;

// The data is loaded twice, and the second load replaces the first.
beforeAll(async () => {
  const target = { adminEnv: inject('adminEnv'), now: new Date() };
  await seedDemoSchools(target);
  const token = await signInAs(STUDENT);
  const path = `${await bestResult(token)}/questions/q1/report`;
  const { body } = await ask(path, { method: 'PUT', token, json: { reason: 'unclear' } });
  expect(body.error).toBeUndefined();
  marksOfFirst = await readMarks();
  await seedDemoSchools(target);
});

test('a demo student signs in and finds each quiz with its own attempts, none counted twice', async () => {
  const token = await signInAs(STUDENT);
  const listed = (await listQuizzesOf(token)).filter(({ id }) => id.startsWith('demo-'));
  const planned = school.plans.find(({ student }) => student === STUDENT)?.attempts ?? [];
  const handedIn = school.assignments.flatMap(({ quizId: quiz, handIns }) =>
    handIns.filter(({ student }) => student === STUDENT).map(() => ({ quiz })),
  );
  const countOf = (quizId: string) =>
    [...planned, ...handedIn].filter(({ quiz }) => quiz === quizId).length;
  const onShelf = school.quizzes.filter(({ shelf }) => shelf);
  expect(Object.fromEntries(listed.map(({ id, best }) => [id, best?.attempts ?? 0]))).toEqual(
    Object.fromEntries(onShelf.map(({ id }) => [id, countOf(id)])),
  );
  const waterCycle = listed.find(({ id }) => id === 'demo-quiz-water-cycle');
  const result = await ask(`/api/quiz-results/attempt/${waterCycle?.best.attemptId}`, { token });
  expect(result.body.attempt).toMatchObject({ percentage: waterCycle?.best.percentage });
});

test('what a demo student has reported goes with the next load', async () => {
  const token = await signInAs(STUDENT);
  const { body } = await ask(`${await bestResult(token)}/reports`, { token });
  expect(body.reports).toEqual([]);
});

test('a demo teacher finds the own quizzes and their keys', async () => {
  const token = await signInAs(TEACHER);
  const { body } = await ask('/api/quizzes', { token });
  const own = school.quizzes.filter(({ teacherId }) => teacherId === TEACHER).map(({ id }) => id);
  expect((body.quizzes as Listed[]).map(({ id }) => id).sort()).toEqual(own.sort());
  const quiz = await ask(`/api/quizzes/${own[0]}`, { token });
  expect(quiz.body.quiz).toMatchObject({ status: 'ready' });
  const progress = await ask(`/api/quizzes/${own[0]}/progress`, { token });
  expect(progress.body).toMatchObject({ status: 'ready', progress: 1 });
});

test('a demo material downloads as the file that it is', async () => {
  const token = await signInAs(STUDENT);
  const response = await send('/api/materials/demo-material-water-cycle/download', { token });
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
});

/** Reads all pages, since other tests publish quizzes too. */
async function listQuizzesOf(token: string, before?: string): Promise<Listed[]> {
  const query = before === undefined ? '' : `?before=${before}`;
  const { body } = await ask(`/api/student/${STUDENT}/quizzes${query}`, { token });
  const page = body.quizzes as Listed[];
  const next = body.next as string | null;
  return next === null ? page : [...page, ...(await listQuizzesOf(token, next))];
}

/** The address of the best result in the water cycle quiz. */
async function bestResult(token: string): Promise<string> {
  const quiz = (await listQuizzesOf(token)).find(({ id }) => id === 'demo-quiz-water-cycle');
  return `/api/quiz-results/attempt/${quiz?.best.attemptId}`;
}

test('loading again gives the same classes, assignments and marks', async () => {
  expect(await readMarks()).toEqual(marksOfFirst);
});

test('six classes run over the teachers, one with two teachers, one with a code, one archived', async () => {
  const ingrid = await readClasses('demo-teacher-ingrid');
  const samuel = await readClasses('demo-teacher-samuel');
  const all = new Map([...ingrid, ...samuel].map((one) => [one.id, one]));
  expect(all.size).toBe(6);
  expect([...all.values()].filter(({ archivedAt }) => archivedAt !== null)).toHaveLength(1);
  expect([...all.values()].filter(({ teacherIds }) => teacherIds.length === 2)).toHaveLength(1);
  const token = await signInAs('demo-student-zoe');
  const joined = await ask('/api/classes/join', {
    method: 'POST',
    token,
    json: { code: 'sc1e-nce7' },
  });
  expect(joined.body.class).toMatchObject({ id: 'demo-class-science-7' });
});

test('there is an assignment in every state', async () => {
  const states = await Promise.all(
    school.classes.map(({ id, teachers }) => statesOf(id, teachers)),
  );
  const found = Object.fromEntries(states.flat());
  expect(found).toMatchObject({
    'demo-assignment-forces-preview': 'coming',
    'demo-assignment-study-habits': 'open',
    'demo-assignment-photosynthesis': 'late',
    'demo-assignment-unit-test': 'closed',
    'demo-assignment-forces-test': 'released',
  });
  expect(Object.keys(found)).toHaveLength(school.assignments.length);
});

test('a markbook has columns by hand, weights, a scale and comments', async () => {
  const { columns, grading, showsMarks, rows } = await readMarkbook(
    'demo-teacher-ingrid',
    'demo-class-science-7',
  );
  expect(columns.map(({ name }) => name)).toEqual(['Talk: How plants breathe', 'Herbarium']);
  expect(grading.categories).toMatchObject([{ weight: 2 }, { weight: 1 }]);
  const sorted = Object.values(grading.categoryOf);
  expect([sorted.length, grading.scale.length, showsMarks]).toEqual([5, 6, true]);
  const entered = rows.flatMap(({ handMarks }) => handMarks);
  expect(entered.filter(({ points }) => points !== null)).toHaveLength(8);
  expect(rows.flatMap(({ marks }) => marks).some(({ comment }) => comment !== '')).toBe(true);
});

test('the markbook of a class has every kind of mark', async () => {
  const { rows } = await readMarkbook('demo-teacher-ingrid', 'demo-class-science-7');
  const states = rows.flatMap(({ marks }) => marks.map(({ state }) => state));
  expect(new Set(states)).toEqual(new Set(['handed-in', 'late', 'missing', 'excused', 'waiting']));
  const geography = await readMarkbook('demo-teacher-samuel', 'demo-class-geography-7');
  expect(geography.rows.flatMap(({ marks }) => marks.map(({ state }) => state))).toContain(
    'not-given',
  );
});

test('a student is told nothing of what is held, and her score alone where that is shown', async () => {
  const todo = await readToDo('demo-student-amara');
  const held = todo.get('demo-assignment-unit-test');
  expect(held).toMatchObject({ isReleased: false, handedIn: [{ isLate: false }] });
  expect(held?.handedIn[0]).not.toHaveProperty('percentage');
  const clouds = todo.get('demo-assignment-clouds');
  expect(clouds).toMatchObject({ isReleased: true });
  const id = clouds?.handedIn[0]?.attemptId;
  const token = await signInAs('demo-student-amara');
  const { body } = await ask(`/api/quiz-results/attempt/${id}`, { token });
  expect(body.attempt).toMatchObject({ percentage: clouds?.handedIn[0]?.percentage });
  expect(JSON.stringify(body)).not.toContain('correctAnswer');
});

test('one student has half as much time again, another a later due time, and one is working', async () => {
  const priya = await readToDo('demo-student-priya');
  expect(priya.get('demo-assignment-forces')?.timeLimit).toEqual({
    seconds: 1080,
    usualSeconds: 720,
  });
  const noah = (await readToDo('demo-student-noah')).get('demo-assignment-forces');
  const fatima = (await readToDo('demo-student-fatima')).get('demo-assignment-forces');
  expect(Date.parse(noah?.dueAt ?? '')).toBeGreaterThan(Date.parse(fatima?.dueAt ?? ''));
  const token = await signInAs('demo-teacher-ingrid');
  const { body } = await ask('/api/assignments/demo-assignment-study-habits/live', { token });
  const { students } = getLiveAssignment.reply.parse(body);
  expect(students.filter(({ state }) => state === 'working')).toMatchObject([
    { studentId: 'demo-student-mei', answered: 3 },
  ]);
});

test('the second school and the first know nothing of each other', async () => {
  expect((await readClasses('harbour-teacher-maren')).map(({ id }) => id)).toEqual([
    'harbour-class-coast-8',
  ]);
  const maren = await signInAs('harbour-teacher-maren');
  const ingrid = await signInAs('demo-teacher-ingrid');
  for (const [token, id] of [
    [maren, 'demo-class-science-7'],
    [ingrid, 'harbour-class-coast-8'],
  ] as const) {
    const { status } = await ask(`/api/classes/${id}`, { token });
    expect(status).toBe(404);
  }
  const overview = await ask('/api/students/overview', { token: ingrid });
  expect(JSON.stringify(overview.body)).not.toContain('harbour');
  const token = await signInAs('harbour-student-jonas');
  const { body } = await ask('/api/student/harbour-student-jonas/classes', { token });
  expect(listStudentClasses.reply.parse(body).classes).toMatchObject([{ name: 'The Coast 8' }]);
});

async function readClasses(teacher: string) {
  const { body } = await ask('/api/classes', { token: await signInAs(teacher) });
  return listClasses.reply.parse(body).classes;
}

async function statesOf(classId: string, [teacher = '']: readonly string[]) {
  const token = await signInAs(teacher);
  const { body } = await ask(`/api/classes/${classId}/assignments`, { token });
  const { assignments } = listClassAssignments.reply.parse(body);
  return assignments.map(({ id, state }) => [id, state] as const);
}

async function readMarkbook(teacher: string, classId: string) {
  const { body } = await ask(`/api/classes/${classId}/markbook`, {
    token: await signInAs(teacher),
  });
  return getMarkbook.reply.parse(body);
}

async function readToDo(uid: string): Promise<Map<string, ToDo>> {
  const { body } = await ask(`/api/student/${uid}/to-do`, { token: await signInAs(uid) });
  return new Map(listToDo.reply.parse(body).assignments.map((one) => [one.id, one]));
}

/** The marks of every class, without the ids of attempts, which differ with each load. */
async function readMarks() {
  const books = await Promise.all(
    school.classes.map(({ id, teachers }) => readMarkbook(teachers[0] ?? '', id)),
  );
  return books.map(({ assignments, rows }) => ({
    assignments: assignments.map(({ id, state, settings }) => ({ id, state, settings })),
    rows: rows.map(({ fullName, marks }) => ({
      fullName,
      marks: marks.map(({ attemptId: _attemptId, ...mark }) => mark),
    })),
  }));
}

function signInAs(uid: string): Promise<string> {
  const people = [...school.people, ...harbour.people];
  return signIn(people.find((person) => person.uid === uid)?.email ?? '', school.password);
}
