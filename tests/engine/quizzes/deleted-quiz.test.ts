import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callerOf } from '../../../functions/src/domain/caller.fixture.ts';
import { PURGE_AFTER_SECONDS } from '../../../functions/src/domain/deletion.ts';
import { createDeleteQuizService } from '../../../functions/src/features/quizzes/delete-quiz.service.ts';
import { createResponsesRepository } from '../../../functions/src/stored/attempts/responses.repository.ts';
import { createRepositories } from '../../../functions/src/stored/repositories.ts';
import { aQuiz, openClassroom, student, type Classroom } from '../classroom.ts';

const teacher = callerOf('teacher', 'teacher');
const [maya, ben] = [student('maya'), student('ben')];
const one = { answers: [1, null, null, null, null] };

let room: Classroom;
let school: ReturnType<typeof openSchool>;
let quizId = '';

beforeAll(() => {
  room = openClassroom('demo-deleted-quiz');
  school = openSchool();
});
afterAll(() => room.close());
beforeEach(async () => {
  quizId = `quiz-${Math.random().toString(36).slice(2)}`;
  room.at(0);
  await school.open(quizId);
});

/** The classroom with stored quizzes that can be deleted. */
function openSchool() {
  const { root } = room.documents;
  const repositories = createRepositories(root);
  const { quizzes, versions, openAttempts } = repositories;
  const taking = room.serviceWith({ openAttempts, versions });
  const never = () => Promise.reject(new Error('Nobody asks for this here.'));
  const deps = {
    ...repositories,
    ...{ takers: taking, countReported: never, files: { remove: never } },
    keepBoard: { endAllOf: () => Promise.resolve() },
    tasks: { purgeDeleted: { enqueue: () => Promise.resolve() } },
    ...{ clock: room.deps.clock, log: room.deps.log },
  };
  return {
    taking,
    quizzes,
    versions,
    shelf: repositories.shelf,
    /** The service with some dependencies replaced. */
    serviceWith: (changes: Partial<typeof deps>) =>
      createDeleteQuizService({ ...deps, ...changes }),
    service: createDeleteQuizService(deps),
    async open(id: string) {
      const { title, toughness, targetGrade, questions } = aQuiz(id);
      const createdAt = new Date(0).toISOString();
      const what = { id, title, toughness, targetGrade, createdAt, teacherId: teacher.uid };
      const state = {
        numQuestions: 5,
        status: 'generating',
        writer: 'offline',
        teacherName: '',
        subject: null,
        topics: [] as string[],
        notice: null,
      } as const;
      await quizzes.create({ ...what, ...state });
      await quizzes.storeWritten({ ...what, questions, drafts: [], notice: null, status: 'ready' });
    },
  };
}

async function start(person = maya) {
  return (await school.taking.start(person, quizId)).attempt;
}

function handIn(id: string, answers: (number | null)[], person = maya) {
  const body = { quizId, studentId: person.uid, answers, timeTaken: 1 };
  return school.taking.handIn(person, id, body);
}

describe('deleting a quiz that somebody is taking', () => {
  test('tells before how many they are, and afterwards how many they were', async () => {
    const [first] = [await start(maya), await start(ben)];
    await school.taking.save(maya, first.id, one);
    expect(await school.service.countTaking(teacher, quizId)).toEqual({ takenBy: 2 });
    expect(await school.service.remove(teacher, quizId)).toEqual({ takenBy: 2 });
  });

  test('does not count whose time is up, and grades them too', async () => {
    const { id } = await start();
    await school.taking.save(maya, id, one);
    room.at(400);
    expect(await school.service.countTaking(teacher, quizId)).toEqual({ takenBy: 0 });
    expect(await school.service.remove(teacher, quizId)).toEqual({ takenBy: 0 });
    expect(await room.attempts.find(id)).toMatchObject({ score: 1, timeTaken: 300 });
  });

  test('grades what is saved, and keeps it', async () => {
    const { id } = await start();
    await school.taking.save(maya, id, one);
    room.at(60);
    await school.service.remove(teacher, quizId);
    expect(await room.attempts.find(id)).toMatchObject({ score: 1, timeTaken: 60 });
    expect(await school.quizzes.find(quizId)).toBeNull();
  });

  test('answers a later save and hand-in as those of a finished attempt', async () => {
    const { id } = await start();
    await school.taking.save(maya, id, one);
    await school.service.remove(teacher, quizId);
    await expect(school.taking.save(maya, id, one)).rejects.toMatchObject({
      code: 'attempt-closed',
      message: 'This attempt was handed in already.',
    });
    expect(await handIn(id, one.answers)).toEqual({ attemptId: id });
    expect((await handIn(id, [1, 1, 1, 1, 1])).notice).toContain('deleted this quiz');
    await expect(start()).rejects.toMatchObject({ message: 'Quiz not found.' });
  });

  test('leaves no result of who had answered nothing', async () => {
    const { id } = await start();
    await school.service.remove(teacher, quizId);
    expect(await room.attempts.find(id)).toBeNull();
    await expect(handIn(id, [1, 1, 1, 1, 1])).rejects.toMatchObject({ code: 'not-found' });
  });

  test('forgets how it was answered, and the attempts stay', async () => {
    const { id } = await start();
    await handIn(id, [1, 1, 1, 1, 1]);
    const responses = createResponsesRepository(room.documents.root);
    const storedAt = new Date(Date.now() - 3_600_000);
    await room.documents.doc(`attempts/${id}`).update({ 'first.storedAt': storedAt });
    expect(await responses.count(quizId)).toHaveLength(5);
    await school.service.remove(teacher, quizId);
    room.at(PURGE_AFTER_SECONDS);
    await school.service.purge(quizId);
    const pages = await room.documents.collection(`responses/${quizId}/pages`).get();
    expect(pages.size).toBe(0);
    expect((await room.documents.doc(`responses/${quizId}`).get()).exists).toBe(false);
    expect(await room.attempts.find(id)).toMatchObject({ score: 5 });
  });

  test('grades by the version that was begun', async () => {
    const { id } = await start();
    await school.taking.save(maya, id, one);
    const quiz = await school.versions.find(quizId);
    if (!quiz) throw new Error('There is no quiz.');
    const questions = quiz.questions.slice(1);
    await school.versions.save(quiz, { ...quiz, title: 'Shorter', questions });
    await school.service.remove(teacher, quizId);
    expect(await room.attempts.find(id)).toMatchObject({ totalQuestions: 5, score: 1 });
  });

  test('is for its own teacher', async () => {
    const other = { ...teacher, uid: 'other' };
    await expect(school.service.countTaking(other, quizId)).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});

describe('at the same moment', () => {
  test('each save either counts or is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      await school.open(`${quizId}-${round}`);
      const { attempt } = await school.taking.start(maya, `${quizId}-${round}`);
      await school.taking.save(maya, attempt.id, one);
      const [saved] = await Promise.allSettled([
        school.taking.save(maya, attempt.id, { answers: [1, 1, null, null, null] }),
        school.service.remove(teacher, `${quizId}-${round}`),
      ]);
      const score = saved.status === 'fulfilled' ? 2 : 1;
      expect(await room.attempts.find(attempt.id)).toMatchObject({ score });
    }
  });

  test('a hand-in is one result, and never "Quiz not found."', async () => {
    for (let round = 0; round < 5; round += 1) {
      await school.open(`${quizId}-${round}`);
      const { attempt } = await school.taking.start(ben, `${quizId}-${round}`);
      await school.taking.save(ben, attempt.id, one);
      const answers = [1, 1, 1, 1, 1];
      const body = { quizId: `${quizId}-${round}`, studentId: ben.uid, answers, timeTaken: 1 };
      const [handedIn] = await Promise.all([
        school.taking.handIn(ben, attempt.id, body),
        school.service.remove(teacher, `${quizId}-${round}`),
      ]);
      const score = handedIn.notice === undefined ? 5 : 1;
      expect(await room.attempts.find(attempt.id)).toMatchObject({ score });
    }
  });

  test('nobody sits down at a quiz that is gone', async () => {
    const people = Array.from({ length: 10 }, (_, at) => student(`${quizId}-${at}`));
    const open = await room.countOpen();
    await Promise.allSettled([
      ...people.map((person) => start(person)),
      school.service.remove(teacher, quizId),
      ...people.map((person) => start(person)),
    ]);
    expect(await school.quizzes.find(quizId)).toBeNull();
    expect(await room.countOpen()).toBe(open);
  });
});

describe('deleting that breaks off', () => {
  test('leaves the answers to be graded, and begins again', async () => {
    const [first, second] = [await start(maya), await start(ben)];
    await school.taking.save(maya, first.id, one);
    await school.taking.save(ben, second.id, one);
    const endAllAt = () => Promise.reject(new Error('Gone.'));
    const broken = school.serviceWith({ takers: { ...school.taking, endAllAt } });
    await expect(broken.remove(teacher, quizId)).rejects.toThrow('Gone.');
    await expect(start(student('late'))).rejects.toMatchObject({ message: 'Quiz not found.' });
    expect(await handIn(first.id, [1, 1, 1, null, null])).toEqual({ attemptId: first.id });
    expect(await room.attempts.find(first.id)).toMatchObject({ score: 3 });

    expect(await school.service.remove(teacher, quizId)).toEqual({ takenBy: 1 });
    expect(await room.attempts.find(second.id)).toMatchObject({ score: 1 });
    expect(await school.quizzes.find(quizId)).toBeNull();
  });

  test('leaves who sits there to the task that closes attempts', async () => {
    const { id } = await start();
    await school.taking.save(maya, id, one);
    await school.quizzes.withdraw(quizId);
    room.at(331);
    await school.taking.closeAbandoned(id);
    expect(await room.attempts.find(id)).toMatchObject({ score: 1, timeTaken: 300 });
  });

  test('takes it back once more when it was opened again in between', async () => {
    await start();
    const quiz = await school.versions.find(quizId);
    if (!quiz) throw new Error('There is no quiz.');
    let rounds = 0;
    const endAllAt = async (id: string) => {
      rounds += 1;
      if (rounds === 1) {
        await school.shelf.publish({ ...quiz, status: 'draft' }, 'ready', room.deps.clock());
      }
      return school.taking.endAllAt(id);
    };
    const service = school.serviceWith({ takers: { ...school.taking, endAllAt } });
    await service.remove(teacher, quizId);
    expect(rounds).toBe(2);
    expect(await school.quizzes.find(quizId)).toBeNull();
  });
});
