import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOfflineAdvice } from '../../../functions/src/advice/offline/offline-advice.ts';
import { packFirstAttempt } from '../../../functions/src/domain/attempt/first-attempt.ts';
import { callerOf } from '../../../functions/src/domain/caller.fixture.ts';
import { aClassRecord } from '../../../functions/src/domain/class/class-record.fixture.ts';
import { EMPTY_SUMMARY } from '../../../functions/src/domain/student/student-summary.ts';
import { createClassChooser } from '../../../functions/src/features/classes/numbers/choose-classes.ts';
import { createClassOverviewService } from '../../../functions/src/features/classes/numbers/class-overview.service.ts';
import { createInsightsService } from '../../../functions/src/features/classes/numbers/insights.service.ts';
import { openSchool, QUESTIONS, type School } from '../school.ts';

const createdAt = Timestamp.fromMillis(0);
const OPEN_STUDENT = { version: 1, userType: 'student', createdAt, closedAt: null };

const STUDENTS = 300;
const QUIZZES = 45;
const teacher = callerOf('ines', 'teacher');

let school: School;

beforeAll(async () => {
  school = openSchool('demo-class-numbers');
  await Promise.all([storeStudents(), storeQuizzes(), storeClass()]);
});
afterAll(() => school.close());

async function storeStudents(): Promise<void> {
  const writer = school.firestore.bulkWriter();
  for (let at = 0; at < STUDENTS; at += 1) {
    const uid = `pupil-${1000 + at}`;
    const profile = { fullName: `Pupil ${1000 + at}`, email: `${uid}@example.org` };
    // Every tenth student is in the class.
    const person = { ...profile, currentGrade: '9', classIds: at % 10 === 0 ? ['9b'] : [] };
    const taken = at < 200 ? { attempts: 2, percentageSum: 120 } : {};
    // Fields that no list shows must not be read, so they are unreadable here.
    const unseen = at < 10 ? {} : { highestPercentage: Number.NaN, passed: 'x'.repeat(5000) };
    const totals = { ...EMPTY_SUMMARY, profile: person, ...taken, ...unseen };
    void writer.set(school.documents.doc(`students/${uid}`), totals);
    const account = { ...OPEN_STUDENT, ...person };
    void writer.set(school.documents.doc(`users/${uid}`), account);
  }
  await writer.close();
}

async function storeClass(): Promise<void> {
  await school.repositories.classes.create(aClassRecord({ teacherIds: [teacher.uid] }));
}

function answered(chosen: number[]) {
  return QUESTIONS.map((one, at) => {
    return { ...one, userAnswer: chosen[at] ?? null, estimatedTime: 20 };
  });
}

/** The newest published quiz is "quiz-44"; a draft is newer. */
async function storeQuizzes(): Promise<void> {
  const { quizzes, versions } = school.repositories;
  for (let at = 0; at <= QUIZZES; at += 1) {
    const isDraft = at === QUIZZES;
    const id = isDraft ? 'draft' : `quiz-${at}`;
    const order = { toughness: 'Easy', targetGrade: 'Grade 9', writer: 'offline' } as const;
    const createdAt = new Date(Date.UTC(2026, 0, 1 + at)).toISOString();
    const what = {
      id,
      title: id,
      notice: null,
      teacherName: '',
      subject: null,
      topics: [],
      teacherId: teacher.uid,
    };
    await quizzes.create({ ...what, ...order, numQuestions: 3, createdAt, status: 'generating' });
    const told = { explanation: 'So it is.', benchmarkTime: 20 };
    const source = { page: 1, section: null, quote: 'Rivers flow.' };
    const questions = QUESTIONS.map((one) => ({ ...one, ...told, source }));
    await quizzes.storeWritten({
      ...{ ...what, questions, drafts: [], status: isDraft ? 'draft' : 'ready' },
    });
  }
  await school.storeFirsts('quiz-44', { count: 100, chosen: [1, 1, 0], secondsAgo: 3600 });
  await school.storeFirsts('quiz-0', { count: 100, chosen: [1, 0, 1], secondsAgo: 3600 });
  expect(await versions.find('quiz-44')).toMatchObject({ status: 'ready' });
}

function chooseClasses() {
  return createClassChooser({ ...school.repositories, config: { teacherScope: 'trial' } });
}

function insights(classId?: string) {
  return createInsightsService({
    ...school.repositories,
    chooseClasses: chooseClasses(),
    yearChanges: { findNewest: () => Promise.resolve(null) },
    advice: createOfflineAdvice(),
    clock: () => new Date(),
  }).read(teacher, teacher.uid, { isRefresh: false, classId });
}

test('class insights count every student, and the newest forty quizzes', async () => {
  const { numbers } = await insights();
  expect(numbers).toMatchObject({ students: STUDENTS, started: 200, average: 60 });
  expect(numbers.notStarted).toHaveLength(100);
  const hard = numbers.hardQuestions.map(({ quizId, questionNumber }) => [quizId, questionNumber]);
  expect(hard).toEqual([['quiz-44', 3]]);
});

test('class insights read one document a student, four a quiz, and no attempt again', async () => {
  await insights();
  const [reads, writes] = await school.costOf(() => insights());
  expect({ reads, writes }).toEqual({ reads: STUDENTS + 4 * 40 + 1, writes: 0 });
});

function overview(classId?: string) {
  const parts = { ...school.repositories, chooseClasses: chooseClasses() };
  return createClassOverviewService(parts).list(teacher, teacher.uid, classId);
}

test('the class overview reads one document a student, and one more', async () => {
  const [reads] = await school.costOf(() => overview());
  expect(reads).toBe(STUDENTS + 1);
});

describe('of a class of thirty', () => {
  test('the overview reads one document a student, and one more', async () => {
    const [reads] = await school.costOf(async () => {
      expect((await overview('9b')).students).toHaveLength(30);
    });
    expect(reads).toBe(30 + 1);
  });

  test('class insights read, beside the students, the first attempts of those who have started', async () => {
    const first = { quizId: 'quiz-44', ...packFirstAttempt(answered([1, 1, 1])) };
    const storedAt = Timestamp.now();
    for (const uid of ['pupil-1000', 'pupil-1010', 'pupil-1001']) {
      const stored = { studentId: uid, first: { ...first, storedAt } };
      await school.documents.collection('attempts').doc().create(stored);
    }
    await insights('9b');
    const [reads, writes] = await school.costOf(async () => {
      const { numbers } = await insights('9b');
      expect(numbers).toMatchObject({ students: 30, started: 20, average: 60 });
      expect(numbers.hardQuestions).toEqual([]);
    });
    // The class, its text and, for each quiz with its key, its results: two, or an empty query.
    expect({ reads, writes }).toEqual({ reads: 30 + 2 + 40 * 3 + 1, writes: 0 });
  });
});

test('a list that does not fit the accounts is mended without being read again', async () => {
  const account = { fullName: 'Pupil 0', email: 'pupil-0@example.org', currentGrade: '9' };
  const stored = { ...OPEN_STUDENT, ...account };
  await school.documents.doc('users/pupil-0').set(stored);
  await school.documents.doc('users/pupil-1001').delete();
  await school.documents.doc('users/pupil-1002').delete();
  const [reads, writes] = await school.costOf(async () => {
    const { students } = await overview();
    expect(students).toHaveLength(STUDENTS - 1);
    expect(students[0]).toMatchObject({ studentId: 'pupil-0', quizzesTaken: 0 });
  });
  // The list, the count and the accounts; for each of the three repaired students her account, and
  // for the new one the end of her last year and her attempts.
  expect(reads).toBe(STUDENTS + 1 + (STUDENTS - 1) + 2 * 3 + 2);
  expect(writes).toBe(3);
  const again = await school.costOf(overview);
  expect(again).toEqual([STUDENTS + 2, 0, 0]);
});
