import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callerOf } from '../../../functions/src/domain/caller.fixture.ts';
import { toStoredTime } from '../../../functions/src/platform/firestore/documents.ts';
import { buildAssignments } from '../../../functions/src/server/school.ts';
import { settingsWith } from '../../support/school/assigned-class.ts';
import { aQuiz } from '../classroom.ts';
import { openSchool } from '../school.ts';

const anna = callerOf('anna', 'teacher');
const STUDENTS = 12;

let school: Awaited<ReturnType<typeof openSchool>>;
let services: ReturnType<typeof buildAssignments>;
let ended: string[] = [];
let names = 0;
let classId = '';

beforeAll(() => {
  school = openSchool('demo-assignments');
  services = build(school.repositories);
});

function build(repositories: typeof school.repositories) {
  const sittings = {
    endAllOf: (id: string) => Promise.resolve(ended.push(id)),
    moveDeadlines: () => Promise.resolve(),
    moveOfAssignment: () => Promise.resolve(0),
    moveOfStudent: () => Promise.resolve(0),
    releaseLater: () => Promise.resolve(),
  };
  return buildAssignments({ ...repositories, clock: () => new Date() }, sittings);
}
afterAll(() => school.close());

const uidOf = (at: number) => `${classId}-student-${at}`;

beforeEach(async () => {
  names += 1;
  classId = `class-${names}`;
  ended = [];
  const createdAt = toStoredTime(new Date());
  await school.documents.doc(`classes/${classId}`).create({
    ...{ version: 1, name: '9B', subject: 'Biology', grade: '9', timeZone: 'Europe/Oslo' },
    ...{ teacherIds: ['anna'], joinCode: null, archivedAt: null, createdAt },
  });
  for (let at = 0; at < STUDENTS; at += 1) {
    const fullName = `Student ${String(at).padStart(2, '0')}`;
    const marks = { version: 1, studentId: uidOf(at), fullName, classIds: [classId] };
    await school.documents.doc(`marks/${uidOf(at)}`).create(marks);
  }
});

async function aDraft(): Promise<string> {
  names += 1;
  const id = `quiz-${names}`;
  const { title, toughness, targetGrade, questions } = aQuiz(id);
  const { quizzes } = school.repositories;
  await quizzes.create({
    ...{
      id,
      title,
      toughness,
      targetGrade,
      numQuestions: 5,
      teacherId: 'anna',
      notice: null,
      teacherName: '',
      subject: null,
      topics: [],
    },
    ...{ createdAt: new Date().toISOString(), status: 'generating', writer: 'offline' },
  });
  const written = { title, notice: null, questions, drafts: [] };
  await quizzes.storeWritten({ id, status: 'draft', ...written });
  return id;
}

async function give(quizId: string, changes: Parameters<typeof settingsWith>[0] = {}) {
  const body = { quizId, classIds: [classId], settings: settingsWith(changes) };
  const { assignments } = await services.giving.give(anna, body);
  const [given] = assignments;
  if (!given) throw new Error('nothing was given');
  return given;
}

async function handIn(at: number, assignmentId: string): Promise<void> {
  const { marks } = school.repositories;
  await school.firestore.runTransaction(async (transaction) => {
    const read = await marks.readIn(transaction, uidOf(at), [assignmentId]);
    if (!read) throw new Error('She is in no class.');
    marks.addTryIn(transaction, read, assignmentId, {
      ...{ attemptId: `${assignmentId}-${at}`, score: 4, totalQuestions: 5, percentage: 80 },
      ...{ handedInAt: new Date().toISOString(), isLate: false, sawAnswers: false },
    });
  });
}

async function sitDown(at: number, assignmentId: string): Promise<void> {
  await school.documents.collection('openAttempts').add({
    ...{ studentId: uidOf(at), assignmentId, answers: [1, null, null, null, null] },
    ...{ startedAt: new Date().toISOString(), deadline: new Date().toISOString() },
  });
}

describe('when results are shown', () => {
  const entriesOf = async (id: string) =>
    (await school.documents.collection('audit').where('target.id', '==', id).get()).docs;

  test('is changed and written down in one, or neither', async () => {
    const { id } = await give(await aDraft());
    const failing = () => Promise.reject(new Error('No entry could be written.'));
    const audit = { ...school.repositories.audit, record: failing };
    audit.prepare = () =>
      Promise.resolve(() => {
        throw new Error('No entry could be written.');
      });
    const broken = build({ ...school.repositories, audit });
    const edited = settingsWith({ release: 'by-hand' });
    await expect(broken.assignments.edit(anna, id, { settings: edited })).rejects.toThrow(
      'No entry',
    );
    expect((await services.assignments.read(anna, id)).assignment.settings.release).toBe('at-once');
    await services.assignments.edit(anna, id, { settings: edited });
    await services.assignments.edit(anna, id, { settings: edited });
    const [entry, ...more] = await entriesOf(id);
    expect(entry?.get('changes')).toMatchObject([{ from: 'at-once', to: 'by-hand' }]);
    expect(more).toEqual([]);
  });
});

describe('what they cost', () => {
  test('a markbook reads its students, its assignments, the class and its own document', async () => {
    for (let count = 0; count < 4; count += 1) {
      const { id } = await give(await aDraft());
      for (let at = 0; at < STUDENTS; at += 1) await handIn(at, id);
    }
    let rows = 0;
    const cost = await school.costOf(async () => {
      rows = (await services.markbook.read(anna, classId)).rows.length;
    });
    expect(rows).toBe(STUDENTS);
    expect(cost).toEqual([STUDENTS + 4 + 2, 0, 0]);
  });

  test('a live view reads the students, who works, the assignment and the class', async () => {
    const { id } = await give(await aDraft());
    await handIn(0, id);
    const read = () => services.liveAssignments.read(anna, id);
    // An empty query counts as a read.
    expect(await school.costOf(read)).toEqual([STUDENTS + 1 + 2, 0, 0]);
    for (const at of [1, 2, 3]) await sitDown(at, id);
    expect(await school.costOf(read)).toEqual([STUDENTS + 3 + 2, 0, 0]);
    const working = (await read()).students.filter(({ state }) => state === 'working');
    expect(working).toHaveLength(3);
  });

  test('a student’s list reads what it shows, what she has handed in and where she works', async () => {
    const maya = callerOf(uidOf(0), 'student');
    const list = () => services.toDo.list(maya, maya.uid);
    // Where nothing asks anything of her, her class is read: one that is over sends her to another.
    expect(await school.costOf(list)).toEqual([4, 0, 0]);
    for (let count = 0; count < 5; count += 1) await give(await aDraft());
    const forOthers = await give(await aDraft(), { only: [uidOf(1)] });
    const { assignments } = await list();
    expect(assignments).toHaveLength(5);
    expect(assignments.map(({ id }) => id)).not.toContain(forOthers.id);
    expect(await school.costOf(list)).toEqual([5 + 2, 0, 0]);
    await sitDown(0, assignments[0]?.id ?? '');
    expect(await school.costOf(list)).toEqual([5 + 2, 0, 0]);
  });

  test('an exception writes her accommodation and its copy, and nothing of anybody else', async () => {
    const { id } = await give(await aDraft());
    const nothing = { opensAt: null, dueAt: null, closesAt: null, moreAttempts: 0 };
    const exception = { ...nothing, isExcused: true };
    const params = { id, uid: uidOf(0) };
    const cost = await school.costOf(() =>
      services.assignments.setException(anna, params, exception),
    );
    // The audit entry needs the names of the people concerned and of the actor.
    expect(cost).toEqual([7, 3, 0]);
  });
});

describe('at the same moment', () => {
  test('a quiz goes on the shelf, or its results are held: never both', async () => {
    for (let round = 0; round < 8; round += 1) {
      const quizId = await aDraft();
      const { versions, shelf } = school.repositories;
      const quiz = await versions.find(quizId);
      if (!quiz) throw new Error('The quiz is gone.');
      const [published, given] = await Promise.allSettled([
        shelf.publish(quiz, 'ready', new Date()),
        give(quizId, { release: 'by-hand' }),
      ]);
      const isOnShelf = (await versions.find(quizId))?.status === 'ready';
      const isGiven = given.status === 'fulfilled';
      expect(published.status).toBe('fulfilled');
      expect(isOnShelf).toBe(!isGiven);
    }
  });

  test('somebody sits down, or the assignment is deleted: never both', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await give(await aDraft());
      const start = school.firestore.runTransaction(async (transaction) => {
        const found = await school.repositories.assignments.findIn(transaction, id);
        if (!found) return false;
        const seat = school.documents.collection('openAttempts').doc();
        const answers = [null, null, null, null, null];
        const times = { startedAt: new Date().toISOString(), deadline: new Date().toISOString() };
        transaction.create(seat, { studentId: uidOf(0), assignmentId: id, answers, ...times });
        return true;
      });
      const removed = services.assignments.remove(anna, id).then(
        () => true,
        () => false,
      );
      const [hasStarted, isRemoved] = await Promise.all([start, removed]);
      expect(hasStarted).toBe(!isRemoved);
    }
  });

  test('all of a class hand in: everybody’s try is there once', async () => {
    const { id } = await give(await aDraft());
    const everybody = Array.from({ length: STUDENTS }, (_, at) => at);
    await Promise.all([...everybody, ...everybody].map((at) => handIn(at, id)));
    const { rows } = await services.markbook.read(anna, classId);
    const attempts = rows.map(({ marks: [mark] }) => mark?.attempts);
    expect(attempts).toEqual(everybody.map(() => 1));
  });
});

test('an edit of the quiz reaches the assignments that take its newest version', async () => {
  const quizId = await aDraft();
  const [newest, kept] = [await give(quizId), await give(quizId, { keepsVersion: true })];
  await school.repositories.assignments.copyQuiz(quizId, { title: 'Seas', numQuestions: 4 });
  const read = async (id: string) => (await services.assignments.read(anna, id)).assignment;
  expect(await read(newest.id)).toMatchObject({ quizTitle: 'Seas', numQuestions: 4 });
  expect(await read(kept.id)).toMatchObject({ quizTitle: 'Rivers', numQuestions: 5 });
});

test('closing ends what is under way, after nobody can start any more', async () => {
  const { id } = await give(await aDraft());
  const { handedIn, assignment } = await services.assignments.close(anna, id);
  expect({ handedIn, state: assignment.state, ended }).toEqual({
    ...{ handedIn: 1, state: 'released', ended: [id] },
  });
});
