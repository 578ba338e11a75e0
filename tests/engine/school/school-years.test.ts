import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aClassRecord } from '../../../functions/src/domain/class/class-record.fixture.ts';
import { createRegrades } from '../attempts/regrades.ts';
import { student } from '../classroom.ts';
import { admin, openYears, type Years } from './years.ts';

let years: Years;

beforeAll(() => void (years = openYears('demo-school-years')));
afterAll(() => years.room.close());
beforeEach(async () => {
  await years.clear();
  await years.enrol('maya', '9', ['9b']);
  await years.enrol('ben', '6');
  await years.enrol('zoe', '12');
  const { classes } = years.repositories;
  await classes.create(aClassRecord({ createdAt: years.tick().toISOString() }));
  await years.take('maya', 'rivers', 2);
  await years.take('maya', 'lakes', 5);
  await years.take('zoe', 'rivers', 3);
  years.tick();
});

const user = async (uid: string) => (await years.room.documents.doc(`users/${uid}`).get()).data();
const yearsOf = async (uid: string) =>
  (await years.yearsOf().years.listOfStudent(admin, uid)).years;
const read = () => years.yearsOf().years.read();
const moveUp = () => years.yearsOf().moveUp('2026');

describe('a new school year', () => {
  test('moves everybody up, keeps her totals and begins new ones', async () => {
    const before = await read();
    expect(before.students.filter(({ count }) => count > 0)).toEqual([
      ...[
        { grade: '6', count: 1 },
        { grade: '9', count: 1 },
        { grade: '12', count: 1 },
      ],
    ]);
    expect(before).toMatchObject({ classes: 1, last: null });
    const { change } = await years.order('2026/27', { except: ['ben'] });
    expect(change).toMatchObject({ status: 'running', moved: 0 });
    expect(years.ordered).toEqual(['2026']);
    await moveUp();
    const { last, classes } = await read();
    expect({ classes, last }).toMatchObject({
      classes: 0,
      last: { name: '2026/27', status: 'done', moved: 1, left: 1, archived: 1 },
    });
    const grades = await Promise.all(['maya', 'ben', 'zoe'].map(user));
    expect(grades.map((one): unknown => one?.currentGrade)).toEqual(['10', '6', '12']);
    expect(years.closed).toEqual(['zoe']);
    expect(grades[2]?.closedAt).not.toBeNull();
    const now = await years.repositories.summaries.read('maya');
    expect(now).toMatchObject({ attempts: 0, recent: [], profile: { currentGrade: '10' } });
    expect(await yearsOf('maya')).toMatchObject([
      { name: 'Before 2026/27', grade: '9', totalQuizzes: 2, averageScore: 70, highestScore: 100 },
    ]);
    expect(await yearsOf('ben')).toMatchObject([{ totalQuizzes: 0, averageScore: 0 }]);
    expect(await years.repositories.attempts.find('none')).toBeNull();
    const audit = await years.room.documents.collection('audit').orderBy('at').get();
    expect(audit.docs.map((one): unknown => one.get('changes'))).toMatchObject([
      [{ from: 'Before 2026/27', to: '2026/27' }, { to: 'archived' }, { to: '1' }],
      [],
      [{ to: '1' }, { to: '1' }, { to: '1' }],
    ]);
  });

  test('closes who leaves as an admin closes her: on every list, and written down', async () => {
    await years.room.documents.doc('users/zoe').update({ classIds: ['9b'] });
    await years.order('2026/27');
    await moveUp();
    const { documents } = years.room;
    expect((await documents.doc('students/zoe').get()).get('profile')).toBeNull();
    expect((await documents.doc('marks/zoe').get()).get('isClosed')).toBe(true);
    const found = await documents.collection('audit').where('act', '==', 'account.closed').get();
    expect(found.docs.map((one): unknown => one.get('target'))).toMatchObject([{ id: 'zoe' }]);
  });

  test('comes to its end though who leaves is erased meanwhile', async () => {
    await years.order('2026/27');
    const leaving = { key: '2026', outcome: 'leaving' };
    await years.room.documents.doc('users/zoe').update({ movedIn: leaving });
    await years.repositories.members.closeLeaving('zoe', years.tick());
    for (const uid of ['zoe', 'nobody']) {
      await years.repositories.members.closeLeaving(uid, years.tick());
    }
    await moveUp();
    expect((await read()).last).toMatchObject({ status: 'done', left: 1 });
  });

  test('leaves those alone who came after it was ordered', async () => {
    await years.order('2026/27');
    await years.enrol('new', '9');
    await moveUp();
    expect(await user('new')).toMatchObject({ currentGrade: '9' });
    expect(await yearsOf('new').catch(String)).toEqual([]);
  });

  test('is not started again, and no other one beside it', async () => {
    await years.order('2026/27');
    await years.order('2026/2027');
    expect(years.ordered).toEqual(['2026', '2026']);
    await expect(years.order('2027/28')).rejects.toThrow(
      'The school year 2026/27 is still being started. Please wait until that is done.',
    );
    await moveUp();
    await expect(years.order('2026')).rejects.toThrow(
      'The school year 2026/27 has been started already.',
    );
    await years.order('2027/28', { again: true });
    await years.yearsOf().moveUp('2027');
    expect((await yearsOf('maya')).map(({ name }) => name)).toEqual(['2026/27', 'Before 2026/27']);
  });

  test.each(['2062/63', '2024/25', '2028/29'])('that is far off is mistyped: %s', async (name) => {
    await expect(years.order(name, { again: true })).rejects.toThrow(
      'Now is the school year 2026/27. Only that one, the one before or the one after it can be started.',
    );
    expect(years.ordered).toEqual([]);
    expect((await read()).last).toBeNull();
  });

  test('soon after the last one moves nobody up, unless that is meant', async () => {
    await years.order('2026/27');
    await moveUp();
    await expect(years.order('2027/28')).rejects.toThrow(
      'The school year 2026/27 was started a short time ago. Please confirm that everybody moves up once more.',
    );
    expect(await user('maya')).toMatchObject({ currentGrade: '10' });
    await years.order('2027/28', { again: true });
    expect(years.ordered).toEqual(['2026', '2027']);
  });

  test('is one, though two admins start two at once', async () => {
    const both = await Promise.allSettled([years.order('2026/27'), years.order('2027/28')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(new Set(years.ordered).size).toBe(1);
  });

  test('leaves a class alone that was restored meanwhile', async () => {
    await years.order('2026/27');
    await expect(years.yearsOf(1).moveUp('2026')).rejects.toThrow();
    const { classes } = years.repositories;
    await classes.change('9b', (found) => ({ ...found!, archivedAt: null }));
    await moveUp();
    expect((await classes.find('9b'))?.archivedAt).toBeNull();
  });

  test('passes by a student who cannot be read, and counts totals again that cannot be', async () => {
    await years.room.documents.doc('users/ben').update({ fullName: 7 });
    await years.room.documents.doc('students/maya').update({ attempts: 'many' });
    await years.order('2026/27');
    await moveUp();
    expect((await read()).last).toMatchObject({ status: 'done', moved: 1, left: 1 });
    expect(await yearsOf('maya')).toMatchObject([{ totalQuizzes: 2, averageScore: 70 }]);
  });
});

describe('broken off', () => {
  test('after any write, it comes to everybody exactly once when it is repeated', async () => {
    await years.order('2026/27');
    let isDone = false;
    for (let writes = 0; !isDone; writes += 1) {
      isDone = await years
        .yearsOf(writes)
        .moveUp('2026')
        .then(
          () => true,
          () => false,
        );
      expect(writes).toBeLessThan(20);
    }
    expect((await user('maya'))?.currentGrade).toBe('10');
    expect((await user('ben'))?.currentGrade).toBe('7');
    expect((await read()).last).toMatchObject({ moved: 2, left: 1, archived: 1 });
    for (const uid of ['maya', 'ben', 'zoe']) {
      const { counted, added } = await years.sums(uid);
      expect(counted).toEqual(added);
      expect(await yearsOf(uid)).toHaveLength(1);
    }
  });

  test('each time from the beginning, it ends the same', async () => {
    for (const writes of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const key = String(2026 + writes);
      await years.enrol(`last-${writes}`, '12');
      years.tick(365 * 24 * 60 * 60);
      await years.order(key, { except: ['maya', 'ben'] });
      await years
        .yearsOf(writes)
        .moveUp(key)
        .catch(() => undefined);
      await years.yearsOf().moveUp(key);
      expect((await read()).last).toMatchObject({ status: 'done', moved: 0 });
    }
    const left = years.closed.filter((uid) => uid.startsWith('last-'));
    expect(new Set(left).size).toBe(8);
    expect((await yearsOf('maya')).length).toBe(8);
    expect(await years.sums('maya')).toMatchObject({ counted: [2, 140, 1, 100] });
  });

  test('two tasks at once move everybody once', async () => {
    await years.order('2026/27');
    await Promise.all([moveUp(), moveUp(), moveUp()]);
    expect((await user('maya'))?.currentGrade).toBe('10');
    expect((await read()).last).toMatchObject({ moved: 2, left: 1, archived: 1 });
    const audit = await years.room.documents.collection('audit').get();
    expect(audit.size).toBe(3);
  });
});

describe('an attempt of an earlier year', () => {
  beforeEach(async () => {
    await years.order('2026/27');
    await moveUp();
    years.tick();
  });

  test('that is stored late counts in the year in which it was handed in', async () => {
    const { attempts } = years.repositories;
    const { docs } = await years.room.documents.collection('attempts').limit(1).get();
    const one = await attempts.find(docs[0]?.id ?? '');
    if (!one) throw new Error('It was taken.');
    await attempts.add({ ...one, id: 'late', studentId: 'maya' });
    expect((await years.repositories.summaries.read('maya')).attempts).toBe(0);
    expect(await yearsOf('maya')).toMatchObject([{ totalQuizzes: 3 }]);
    const { counted, added } = await years.sums('maya');
    expect(counted).toEqual(added);
  });

  test('is graded again in that year alone, with the best of that year', async () => {
    await years.take('maya', 'lakes', 3);
    const question = years.room.quizzes.get('lakes')?.questions[0];
    if (!question) throw new Error('The quiz has questions.');
    const correctedAt = years.tick().toISOString();
    const correction = { ...question, correctOption: 'It burns', correctedAt };
    const regrades = createRegrades(years.room.documents.root, () => Promise.resolve([correction]));
    const { attempts } = await regrades.listOfQuiz('lakes', '');
    for (const listed of attempts) await regrades.regradeAttempt(listed);
    expect(await yearsOf('maya')).toMatchObject([{ totalQuizzes: 2, highestScore: 80 }]);
    expect(await years.repositories.summaries.read('maya')).toMatchObject({
      ...{ attempts: 1, percentageSum: 40, highestPercentage: 40, passed: 0 },
    });
  });

  test('is completed in that year', async () => {
    const { docs } = await years.room.documents
      .collection('attempts')
      .where('studentId', '==', 'maya')
      .where('percentage', '==', 40)
      .get();
    const body = { resourceType: 'analysisViewed', resourceIndex: null } as const;
    await years.room.plain.markComplete(student('maya'), docs[0]?.id ?? '', body);
    const [kept] = await years.repositories.summaries.listYears('maya');
    expect(kept?.completedResources).toBe(1);
    expect((await years.repositories.summaries.read('maya')).completedResources).toBe(0);
  });

  test('is in no skill gap, and nothing of it is counted again at night', async () => {
    const { attempts, summaries, reconciledStudents } = years.repositories;
    const since = await summaries.findSince('maya');
    expect(await attempts.listTopics('maya', 50, since)).toEqual([]);
    await years.take('maya', 'seas', 4);
    expect(await reconciledStudents.countAttempts('maya', since)).toEqual({
      ...{ attempts: 1, percentageSum: 80, highestPercentage: 80, passed: 1 },
    });
    await summaries.recount('maya');
    expect(await summaries.read('maya')).toMatchObject({ attempts: 1, since });
    await years.room.documents.doc('students/maya').delete();
    await years.take('maya', 'hills', 5);
    expect(await summaries.read('maya')).toMatchObject({ attempts: 2, since });
  });

  test('changes no totals where its year cannot be read', async () => {
    const kept = years.room.documents.doc('students/maya/years/before-2026');
    await kept.update({ attempts: 'many' });
    await years.repositories.summaries.recount('maya');
    expect(await yearsOf('maya')).toEqual([]);
    expect((await years.repositories.summaries.read('maya')).attempts).toBe(0);
  });
});

test('hand-ins beside the move lose nothing and count once', async () => {
  await years.order('2026/27');
  const taking = Array.from({ length: 6 }, (_, at) => years.take('maya', `quiz-${at}`, at % 6));
  await Promise.all([moveUp(), ...taking]);
  const { counted, added } = await years.sums('maya');
  expect(counted).toEqual(added);
  expect(added[0]).toBe(8);
  const since = await years.repositories.summaries.findSince('maya');
  const { attempts } = await years.repositories.summaries.read('maya');
  const again = await years.repositories.reconciledStudents.countAttempts('maya', since);
  expect(again.attempts).toBe(attempts);
});
