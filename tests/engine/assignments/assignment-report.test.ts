import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerCountsPlace } from '../../../functions/src/stored/across/places/results.repository.ts';
import {
  anna,
  colleague,
  openSittingRoom,
  pupil,
  type SittingRoom,
  type Who,
} from '../attempts/sitting-room.ts';

const PUPILS = ['maya', 'noor', 'omar', 'pia', 'quinn', 'rosa', 'sami', 'tess', 'uma', 'vera'];
const HOUR = 60 * 60;
let room: SittingRoom;
let turn = 0;
let classId = '';
let quizId = '';

beforeAll(async () => void (room = await openSittingRoom('demo-assignment-report')));
afterAll(() => room.close());
beforeEach(async () => {
  turn += 1;
  [classId, quizId] = [`class-${turn}`, `quiz-${turn}`];
  room.at(0);
  room.queues.begin(0);
  await room.openClass(classId, PUPILS.map(named));
  await room.writeQuiz(quizId);
});

const named = (name: string) => `${name}-${turn}`;

async function handIn(name: string, assignmentId: string, answers: (number | null)[]) {
  const who = pupil(named(name));
  const { body } = await room.start(who, assignmentId);
  const attempt = { quizId, attemptId: body.attempt?.id };
  const { status } = await room.submit(who, attempt, answers);
  expect(status).toBe(201);
  return String(body.attempt?.id);
}

type Report = {
  students: number;
  reporters: number | null;
  questions: { asked: number; right: number; choices: { chosen: number[]; leftOpen: number } }[];
};

async function readReport(id: string, who: Who = anna): Promise<Report> {
  const { status, body } = await room.call(who, 'GET', `/assignments/${id}/report`);
  expect(status).toBe(200);
  return body as unknown as Report;
}

test('a report says who chose what before results are shown, each student once', async () => {
  const options = { shuffle: { questions: false, options: false } };
  const settings = { release: 'by-hand', attempts: 2, ...options } as const;
  const id = await room.give(quizId, classId, settings);
  expect(await readReport(id)).toMatchObject({ students: 0, reporters: 0 });
  await handIn('maya', id, [1, 1, 1, 1, 1]);
  await handIn('noor', id, [2, 1, null, 1, 1]);
  await handIn('omar', id, [2, 1, 0, 1, 1]);
  // Her second attempt is not counted beside her first.
  await handIn('maya', id, [3, 3, 3, 3, 3]);
  const { students, questions } = await readReport(id);
  expect(students).toBe(3);
  expect(questions.slice(0, 3)).toMatchObject([
    { asked: 3, right: 1, choices: { chosen: [0, 1, 2, 0], leftOpen: 0 } },
    { asked: 3, right: 3, choices: { chosen: [0, 3, 0, 0], leftOpen: 0 } },
    { asked: 3, right: 1, choices: { chosen: [1, 1, 0, 0], leftOpen: 1 } },
  ]);
});

test('it costs at most eight reads, however many have handed in', async () => {
  const id = await room.give(quizId, classId, { keepsVersion: true });
  for (const name of PUPILS) await handIn(name, id, [1, 1, 1, 1, 0]);
  const [reads, writes] = await room.costOf(() => readReport(id));
  expect(reads).toBeLessThanOrEqual(8);
  expect(writes).toBe(0);
  expect((await readReport(id)).students).toBe(PUPILS.length);
});

test('a teacher of the class who has not made the quiz is not told its key', async () => {
  const id = await room.give(quizId, classId);
  await handIn('maya', id, [1, 1, 1, 1, 1]);
  const classes = room.documents.doc(`classes/${classId}`);
  expect((await room.call(colleague, 'GET', `/assignments/${id}/report`)).status).toBe(404);
  await classes.update({ teacherIds: [anna.uid, colleague.uid] });
  const { questions, reporters } = await readReport(id, colleague);
  expect(reporters).toBeNull();
  expect(questions[0]).toMatchObject({ asked: 1, right: 1, choices: null });
});

test('whoever is erased leaves the counts, once, also of a result that is held', async () => {
  const held = await room.give(quizId, classId, { release: 'by-hand' });
  await handIn('maya', held, [1, 1, 1, 1, 1]);
  await handIn('noor', held, [1, 1, 1, 1, 1]);
  const place = answerCountsPlace(room.documents.root);
  const uid = named('maya');
  const person = { erasureId: 'erasure', uid, fullName: uid, email: `${uid}@mail.example` };
  expect(await place.isLeft(person)).toBe(true);
  await place.erase(person);
  await place.erase(person);
  expect(await place.isLeft(person)).toBe(false);
  const { students, questions } = await readReport(held);
  expect(students).toBe(1);
  expect(questions[0]).toMatchObject({ asked: 1, choices: { chosen: [0, 1, 0, 0] } });
});

test('a reminder reaches who has not handed in, and a click too many reminds nobody twice', async () => {
  const id = await room.give(quizId, classId, { attempts: 2 });
  await handIn('maya', id, [1, 1, 1, 1, 1]);
  const remind = () => room.call(anna, 'POST', `/assignments/${id}/reminder`);
  const toDoOf = async (name: string) => {
    const who = pupil(named(name));
    const { body } = await room.call(who, 'GET', `/student/${who.uid}/to-do`);
    return (body.assignments as unknown as { remindedAt: string | null }[])[0]?.remindedAt;
  };
  expect(await toDoOf('noor')).toBeNull();
  room.at(HOUR);
  expect((await remind()).body.assignment).toMatchObject({ remindedAt: room.timeAt(HOUR) });
  expect(await toDoOf('noor')).toBe(room.timeAt(HOUR));
  expect(await toDoOf('maya')).toBeNull();
  room.at(12 * HOUR);
  expect((await remind()).body.assignment).toMatchObject({ remindedAt: room.timeAt(HOUR) });
  room.at(14 * HOUR);
  expect((await remind()).body.assignment).toMatchObject({ remindedAt: room.timeAt(14 * HOUR) });
  await room.call(anna, 'POST', `/assignments/${id}/close`);
  expect(await remind()).toMatchObject({
    status: 409,
    body: { error: 'This assignment is not open, so nobody can hand it in now.' },
  });
});
