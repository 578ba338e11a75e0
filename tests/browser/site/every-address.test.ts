import type { Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { adminPaths } from '../../../web/src/admin-paths.ts';
import { paths } from '../../../web/src/paths.ts';
import { chromiumPath, LAPTOP, openPage } from '../../support/browser/browser.ts';
import { aMaterial } from '../../support/materials/materials.ts';
import { anAdmin } from '../../support/people/admins.ts';
import type { Person } from '../../support/people/people.ts';
import { send } from '../../support/product/site.ts';
import { aQuiz, answersFor, submit } from '../../support/quizzes/quizzes.ts';
import { aClassWith, anAssignmentIn } from '../../support/school/assigned-class.ts';
import { goInApp } from '../walk.ts';

type Visitor = 'nobody' | 'teacher' | 'student' | 'admin';
type Row = {
  path: string;
  /** Where each visitor ends up; by default at the address itself. */
  ends?: Partial<Record<Visitor, string>>;
  /** True when nothing is there. */
  isGone?: boolean;
};

const TEACHERS = { student: '/student-dashboard' };
const STUDENTS = { teacher: '/dashboard' };
const ADMINS = { ...TEACHERS, ...STUDENTS };
const FOR_STRANGERS = [
  '/login',
  '/signup',
  '/confirm-email',
  '/card',
  '/terms',
  '/privacy',
  '/help',
  '/accessibility',
];
const nowhere = 'nowhere-at-all';

describe.skipIf(!chromiumPath)('every address', () => {
  let people: Record<Exclude<Visitor, 'nobody'>, Person>;
  /** Keyed by the names in `paths`, so that a new address without a row is a type error. */
  let rows: Record<keyof typeof paths | keyof typeof adminPaths, Row[]>;

  beforeAll(async () => {
    const taught = await aClassWith(1);
    const [student] = taught.students as [Person];
    people = { teacher: taught.teacher, student, admin: await anAdmin() };
    rows = await makeRows(taught, student);
  });

  test('is answered with the app, whoever asks', async () => {
    for (const { path } of Object.values(rows).flat()) {
      const response = await send(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(await response.text()).toContain('id="root"');
    }
  });

  const visitors = ['nobody', 'teacher', 'student', 'admin'] as const;
  test.each(visitors)('as %s', async (visitor) => {
    const as = visitor === 'nobody' ? {} : { as: people[visitor] };
    const { page, complaints } = await openPage(LAPTOP, as);
    const isQuiet = watchRequests(page);
    await page.goto(paths.accessibility);
    await page.locator('h1').waitFor();
    for (const { path, ends, isGone } of Object.values(rows).flat()) {
      // Outside the admin pages she is like any teacher.
      if (visitor === 'admin' && !path.startsWith(paths.admin)) continue;
      const end = ends?.[visitor] ?? (visitor === 'nobody' ? homeOfStrangers(path) : path);
      // Who is sent away is sent away before anything is looked up.
      if (isGone && end !== path) continue;
      await goInApp(page, path);
      await expect.poll(isQuiet).toBe(true);
      await expect.poll(() => lookAt(page, path, end)).toEqual([]);
    }
    // The browser itself complains about missing and forbidden things.
    expect(complaints.filter((one) => !/status of 40[34]/.test(one))).toEqual([]);
  });
});

/** Tells whether the page has received everything that it has requested. */
function watchRequests(page: Page): () => boolean {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return () => underWay.size === 0;
}

function homeOfStrangers(path: string): string {
  return FOR_STRANGERS.includes(path) ? path : '/login';
}

/** Finds what is wrong with the page at an address. */
async function lookAt(page: Page, path: string, end: string): Promise<string[]> {
  const { pathname } = new URL(page.url());
  const heads = await page.locator('h1').count();
  const title = await page.title();
  return [
    ...(pathname === end.split(/[?#]/)[0] ? [] : [`${path} ends at ${pathname}, not ${end}`]),
    ...(heads === 1 ? [] : [`${path} has ${heads} main headings`]),
    ...(title.includes('Study Assistant') ? [] : [`${path} is called "${title}"`]),
  ];
}

async function makeRows(
  taught: Awaited<ReturnType<typeof aClassWith>>,
  student: Person,
): Promise<Record<keyof typeof paths | keyof typeof adminPaths, Row[]>> {
  const { teacher } = taught;
  const quiz = await aQuiz(teacher);
  const assignment = await anAssignmentIn(taught);
  const material = await aMaterial(teacher, 'Rivers');
  const { body } = await submit(student, quiz, { answers: answersFor(quiz, 3) });
  const attemptId = String(body.attemptId);
  const both = (of: (id: string) => string, id: string, ends: Row['ends'] = {}): Row[] => [
    { path: of(id), ends },
    { path: of(nowhere), ends, isGone: true },
  ];
  return {
    root: [{ path: '/', ends: { teacher: '/dashboard', student: '/student-dashboard' } }],
    logIn: [],
    signUp: [],
    // Who is signed in is asked whether it is she.
    card: [{ path: paths.card }],
    // For people with an unfinished account; a stranger is redirected by the page itself.
    confirmEmail: [
      { path: paths.confirmEmail, ends: { teacher: '/dashboard', student: '/student-dashboard' } },
    ],
    account: [{ path: paths.account }],
    // A dialog over the same page.
    notYou: [],
    teacherDashboard: ['materials', 'quiz', 'skill-gap', 'performance', nowhere].map((tab) => ({
      path: `${paths.teacherDashboard}?tab=${tab}`,
      ends: TEACHERS,
    })),
    studentDashboard: ['materials', 'quiz', 'performance', 'growth', nowhere].map((tab) => ({
      path: `${paths.studentDashboard}?tab=${tab}`,
      ends: STUDENTS,
    })),
    studentQuizzes: [],
    teacherQuizzes: [],
    assignQuiz: both(paths.assignQuiz, quiz.id, TEACHERS),
    quizPreview: both(paths.quizPreview, quiz.id),
    quizAnalysis: both(paths.quizAnalysis, quiz.id, TEACHERS),
    quizMarking: both(paths.quizMarking, quiz.id, TEACHERS),
    quizAnalysisQuestion: [{ path: paths.quizAnalysisQuestion(quiz.id, 2), ends: TEACHERS }],
    quizEdit: both(paths.quizEdit, quiz.id, TEACHERS),
    assignment: both(paths.assignment, assignment.id, TEACHERS),
    quizAttempt: both(paths.quizAttempt, quiz.id),
    assignedAttempt: [{ path: paths.assignedAttempt(assignment.quizId, assignment.id) }],
    noAttempt: [{ path: paths.noAttempt }],
    quizResults: both(paths.quizResults, attemptId),
    detailedResults: both(paths.detailedResults, attemptId),
    learningPlan: both(paths.learningPlan, attemptId),
    studentPerformance: both(paths.studentPerformance, student.uid),
    studentResults: both(paths.studentResults, student.uid),
    studentReport: [{ path: paths.studentReport(taught.id, student.uid), ends: TEACHERS }],
    library: [{ path: paths.library, ends: TEACHERS }],
    questionBank: [{ path: paths.questionBank, ends: TEACHERS }],
    classes: [{ path: paths.classes, ends: TEACHERS }],
    classBoard: both(paths.classBoard, taught.id, TEACHERS),
    board: [{ path: paths.board, ends: STUDENTS }],
    boardOf: both(paths.boardOf, taught.id, STUDENTS),
    schoolClass: both(paths.schoolClass, taught.id, TEACHERS),
    myClasses: [{ path: paths.myClasses, ends: STUDENTS }],
    joinClass: [{ path: paths.joinClass('AAAA AAAA', '7A'), ends: STUDENTS }],
    practice: [{ path: paths.practice, ends: STUDENTS }],
    practiceOf: [
      { path: paths.practiceOf({ attempt: attemptId, topic: 'Cells' }), ends: STUDENTS },
    ],
    quizOfMaterial: both(paths.quizOfMaterial, material.id, TEACHERS),
    material: both(paths.material, material.id),
    // Teachers and students are sent home from the admin pages.
    admin: [
      { path: paths.admin, ends: { ...ADMINS, admin: adminPaths.people } },
      { path: `${paths.admin}/${nowhere}`, ends: ADMINS },
    ],
    people: [{ path: adminPaths.people, ends: ADMINS }],
    person: both(adminPaths.person, student.uid, ADMINS),
    invitations: [{ path: adminPaths.invitations, ends: ADMINS }],
    school: [{ path: adminPaths.school, ends: ADMINS }],
    schoolYear: [{ path: adminPaths.schoolYear, ends: ADMINS }],
    audit: [{ path: adminPaths.audit, ends: ADMINS }],
    erasures: [{ path: adminPaths.erasures, ends: ADMINS }],
    auditOf: both(adminPaths.auditOf, student.uid, ADMINS),
    terms: [{ path: paths.terms }],
    privacy: [{ path: paths.privacy }],
    help: [{ path: paths.help }],
    accessibility: [{ path: paths.accessibility }],
  };
}
