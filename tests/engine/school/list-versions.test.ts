import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anAttempt } from '../../../functions/src/domain/attempt/attempt-record.fixture.ts';
import type { Audited } from '../../../functions/src/domain/audit.ts';
import { addReport, EMPTY_REPORTS } from '../../../functions/src/domain/student/report-book.ts';
import { aQuiz, openClassroom, type Classroom } from '../classroom.ts';
import { openLists, schoolTime } from '../quizzes/school-lists.ts';

const NOW = new Date('2026-11-16T08:00:00.000Z');
let room: Classroom;
let school: ReturnType<typeof openLists>;
let quizId = '';

beforeAll(async () => {
  room = openClassroom('demo-list-versions');
  school = openLists(room.documents.root);
  await school.addStudent('maya', '9');
  await school.addStudent('ben', '9');
});
afterAll(() => room.close());
beforeEach(async () => {
  quizId = `quiz-${Math.random().toString(36).slice(2)}`;
  await write('ready');
});

const repositories = () => school.repositories;
function present<T>(found: T | null): T {
  if (found === null) throw new Error('The quiz is gone.');
  return found;
}
const whole = async () => present(await repositories().versions.find(quizId));

const undone = (): Audited => ({
  by: { uid: 'rosa' },
  entry: { act: 'quiz.restored', target: { kind: 'quiz', id: quizId, name: '' }, changes: [] },
});

const waiting = {
  ...{ progress: 0, stage: '', failure: null, updatedAt: NOW.toISOString() },
  status: 'generating' as const,
};

async function order(id: string): Promise<void> {
  const { title, toughness, targetGrade } = aQuiz(id);
  const wishes = { toughness, targetGrade, teacherId: 'rosa', writer: 'offline' as const };
  const source = { sourcePath: id, fileName: 'a.pdf', title: null, chosen: null };
  await repositories().quizzes.create(
    {
      ...{ id, title, ...wishes, numQuestions: 5, notice: null },
      ...{ teacherName: '', subject: null, topics: [] },
      ...{ createdAt: NOW.toISOString(), status: 'generating' },
    },
    {
      id,
      order: { ...wishes, ...source, numQuestions: 5, otherKinds: [], publish: true },
      state: waiting,
    },
  );
}

async function write(status: 'draft' | 'ready'): Promise<void> {
  const { title, questions } = aQuiz(quizId);
  await order(quizId);
  const marked = questions.map((one) => ({ ...one, confidence: 'check' as const }));
  const written = { title, notice: null, questions: marked, drafts: [] };
  await repositories().quizzes.storeWritten({ id: quizId, status, ...written });
}

function report(reportedAt: string) {
  return repositories().reports.change('ben', quizId, (book) => {
    const said = { quizVersion: 1, reason: 'unclear', line: null, reportedAt } as const;
    return (
      addReport(book, { quizId, teacherId: 'rosa', questionId: 'q1', ...said }) ?? EMPTY_REPORTS
    );
  });
}

async function readVersions() {
  const { listVersions } = repositories();
  return {
    materials: await listVersions.read('materials'),
    'her own quizzes': await listVersions.read('quizzes-of-rosa'),
    'another teacher’s': await listVersions.read('quizzes-of-omar'),
    'Maya’s quizzes': await listVersions.readOfStudent('maya'),
    'Ben’s quizzes': await listVersions.readOfStudent('ben'),
  };
}

const STUDENTS = ['Maya’s quizzes', 'Ben’s quizzes'];

/** The state before a change, the change, and the lists that show it. */
const changes: [string, () => Promise<unknown>, () => Promise<unknown>, string[]][] = [
  ['a quiz is ordered', nothing, () => order(`${quizId}-2`), ['her own quizzes']],
  [
    'a quiz is written for students',
    nothing,
    async () => {
      quizId = `${quizId}-3`;
      await write('ready');
    },
    ['her own quizzes', ...STUDENTS],
  ],
  [
    'its writing fails',
    () => order(`${quizId}-4`),
    () => repositories().quizzes.fail(`${quizId}-4`, { ...waiting, status: 'failed' }),
    ['her own quizzes'],
  ],
  [
    'an open quiz gets another title',
    nothing,
    async () => repositories().versions.save(await whole(), { ...(await whole()), title: 'Seas' }),
    ['her own quizzes', ...STUDENTS],
  ],
  [
    'a draft gets another title',
    () => repositories().quizzes.withdraw(quizId),
    async () => repositories().versions.save(await whole(), { ...(await whole()), title: 'Seas' }),
    ['her own quizzes'],
  ],
  [
    'an open quiz is filed under a subject',
    nothing,
    async () => repositories().versions.saveSubject(await whole(), 'Geography'),
    ['her own quizzes', ...STUDENTS],
  ],
  [
    'an open quiz is taken back',
    nothing,
    () => repositories().quizzes.withdraw(quizId),
    ['her own quizzes', ...STUDENTS],
  ],
  [
    'a draft is published',
    () => repositories().quizzes.withdraw(quizId),
    async () => repositories().shelf.publish(await whole(), 'ready', NOW),
    ['her own quizzes', ...STUDENTS],
  ],
  [
    'a draft is published to classes',
    () => repositories().quizzes.withdraw(quizId),
    async () => repositories().shelf.publish(await whole(), 'assigned', NOW),
    ['her own quizzes'],
  ],
  [
    'a quiz of the shelf is left to classes',
    nothing,
    async () => repositories().shelf.publish(await whole(), 'assigned', NOW),
    ['her own quizzes', ...STUDENTS],
  ],
  [
    'a draft is given to a class',
    () => repositories().quizzes.withdraw(quizId),
    () =>
      repositories().assignments.give(quizId, (quiz) => ({
        quiz: present(quiz),
        given: [],
      })),
    ['her own quizzes'],
  ],
  [
    'a quiz that was given to classes is taken back',
    async () => repositories().shelf.publish(await whole(), 'assigned', NOW),
    () => repositories().quizzes.withdraw(quizId),
    ['her own quizzes'],
  ],
  [
    'a quiz is deleted at once',
    () => repositories().quizzes.withdraw(quizId),
    () => repositories().quizzes.remove(quizId),
    ['her own quizzes'],
  ],
  [
    'a quiz is deleted',
    nothing,
    () => repositories().deletedQuizzes.moveAway(quizId, NOW.toISOString()),
    ['her own quizzes', ...STUDENTS],
  ],
  [
    'the deletion of a quiz is undone',
    () => repositories().deletedQuizzes.moveAway(quizId, NOW.toISOString()),
    () => repositories().deletedQuizzes.putBack(quizId, () => NOW, undone()),
    ['her own quizzes', ...STUDENTS],
  ],
  [
    'a question is confirmed',
    nothing,
    () => repositories().versions.confirm(quizId, 'q1'),
    ['her own quizzes'],
  ],
  ['a question is reported', nothing, () => report(NOW.toISOString()), ['her own quizzes']],
  [
    'a report is settled',
    () => report(NOW.toISOString()),
    () => repositories().reports.settle(quizId, ['q1'], NOW),
    ['her own quizzes'],
  ],
  [
    'the reports on a quiz go',
    () => report(NOW.toISOString()),
    () => repositories().reports.removeQuiz(quizId),
    ['her own quizzes'],
  ],
  [
    'a student takes a quiz',
    nothing,
    () => room.attempts.add(anAttempt({ id: `${quizId}-maya`, studentId: 'maya', quizId })),
    ['Maya’s quizzes'],
  ],
  [
    'a student comes into another grade',
    nothing,
    () => repositories().accounts.change('maya', () => ({ currentGrade: '6' })),
    ['Maya’s quizzes'],
  ],
  ['a material is uploaded', nothing, () => upload(), ['materials']],
  [
    'a material is read',
    () => upload(),
    () =>
      repositories().materials.saveReading(quizId, { topics: ['rivers'], subject: 'Geography' }),
    ['materials'],
  ],
  [
    'a material is deleted',
    () => upload(),
    () => repositories().deletedMaterials.moveAway(quizId, NOW.toISOString()),
    ['materials'],
  ],
  [
    'the deletion of a material is undone',
    async () => {
      await upload();
      await repositories().deletedMaterials.moveAway(quizId, NOW.toISOString());
    },
    () => repositories().deletedMaterials.putBack(quizId, () => NOW),
    ['materials'],
  ],
  ['nothing happens', nothing, nothing, []],
];

function nothing(): Promise<void> {
  return Promise.resolve();
}

function upload(): Promise<void> {
  const file = {
    fileName: 'a.pdf',
    sizeBytes: 1,
    path: 'a',
    ...{ topics: [], tags: [], classes: [] },
    teacherName: '',
    subject: null,
  };
  const uploadDate = schoolTime(0).toDate().toISOString();
  const material = { id: quizId, name: 'A', type: 'PDF' as const, teacherId: 'rosa', uploadDate };
  return repositories().materials.create({ ...material, ...file });
}

test.each(changes)(
  'when %s, the lists that show it are new',
  async (_what, first, change, lists) => {
    await first();
    const before = await readVersions();
    await change();
    const after = await readVersions();
    const names = Object.keys(before) as (keyof typeof before)[];
    expect(names.filter((name) => before[name] !== after[name])).toEqual(
      names.filter((name) => lists.includes(name)),
    );
  },
);

test('the list of a student whose totals are not there has no version', async () => {
  expect(await repositories().listVersions.readOfStudent('nobody')).toBeNull();
});
