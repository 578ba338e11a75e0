import type {
  Assignment,
  AssignmentSettings,
} from '@study-assistant/contract/assignments/assignments';
import type { ListedCategory } from '@study-assistant/contract/assignments/assignments';
import type { Mark } from '@study-assistant/contract/assignments/mark';
import { http, HttpResponse } from 'msw';
import type { AssignmentReport, StudentChoice } from '../../queries/assignment-reports.ts';
import type { LiveAssignment, LiveStudent } from '../../queries/assignments.ts';
import type { ListedClass } from '../../queries/classes.ts';
import type { Markbook } from '../../queries/markbooks.ts';
import type { AnswersSeen } from '../../queries/quiz-edits.ts';
import { aListedClass } from '../../test/classes.fixture.ts';
import { server } from '../../test/server.ts';

const HOUR_MS = 60 * 60 * 1000;

/** The time this many hours from now, on the minute. */
export function inHours(hours: number): string {
  return new Date(Math.round(Date.now() / 60_000) * 60_000 + hours * HOUR_MS).toISOString();
}

export const settings: AssignmentSettings = {
  keepsVersion: false,
  only: null,
  opensAt: inHours(-24),
  dueAt: inHours(24),
  closesAt: inHours(48),
  acceptsLate: true,
  attempts: 1,
  counts: 'best',
  time: { kind: 'usual' },
  shuffle: { questions: true, options: true },
  release: 'by-hand',
  shows: 'score-and-answers',
};

type AssignmentFields = Partial<Omit<Assignment, 'settings'>> & {
  settings?: Partial<AssignmentSettings>;
};

export function anAssignment(id: string, fields: AssignmentFields = {}): Assignment {
  return {
    id,
    classId: 'class-1',
    className: 'Grade 9b',
    timeZone: 'Europe/Oslo',
    quizId: 'q1',
    quizTitle: `Quiz ${id}`,
    numQuestions: 10,
    toughness: 'Medium',
    createdAt: inHours(-24),
    releasedAt: null,
    remindedAt: null,
    state: 'open',
    isReleased: false,
    ...fields,
    settings: { ...settings, ...fields.settings },
  };
}

export function aClass(id: string, fields: Partial<ListedClass> = {}): ListedClass {
  return aListedClass(`Class ${id}`, { id, teacherIds: ['teacher-1'], ...fields });
}

export function aMark(state: Mark['state'], percentage: number | null = null): Mark {
  const isThere = percentage !== null;
  return {
    state,
    attemptId: isThere ? `attempt-${Math.round(percentage)}` : null,
    score: isThere ? Math.round(percentage / 10) : null,
    totalQuestions: isThere ? 10 : null,
    percentage,
    handedInAt: isThere ? inHours(-1) : null,
    attempts: isThere ? 1 : 0,
    sawAnswers: false,
    comment: '',
  };
}

export function aRow(
  fullName: string,
  marks: Mark[],
  fields: Partial<Markbook['rows'][number]> = {},
): Markbook['rows'][number] {
  const studentId = fullName.replace(/\W/g, '').toLowerCase();
  return { studentId, fullName, timeFactor: 1, marks, handMarks: [], ...fields };
}

export function aLiveStudent(
  fullName: string,
  state: LiveStudent['state'],
  fields: Partial<LiveStudent> = {},
): LiveStudent {
  return {
    studentId: fullName.toLowerCase(),
    fullName,
    timeFactor: 1,
    state,
    startedAt: null,
    savedAt: null,
    deadline: null,
    answered: null,
    sawAnswers: false,
    mark: aMark('waiting'),
    exception: { opensAt: null, dueAt: null, closesAt: null, moreAttempts: 0, isExcused: false },
    ...fields,
  };
}

export function refuse(status: number, error: string, code = 'test') {
  return HttpResponse.json({ success: false, error, code }, { status });
}

/** An in-memory server for assignments; `calls` records its requests. */
export function startAssignmentServer() {
  const state = {
    classes: [] as ListedClass[],
    students: [] as { uid: string; fullName: string }[],
    assignments: [] as Assignment[],
    rows: [] as Markbook['rows'],
    columns: [] as Markbook['columns'],
    grading: { categories: [], categoryOf: {}, scale: [] } as Markbook['grading'],
    showsMarks: false,
    archivedAt: null as string | null,
    live: [] as LiveStudent[],
    /** Who has seen the answers of the quiz, of all students of the class. */
    seen: { students: 0, seen: [] } as Pick<AnswersSeen, 'students' | 'seen'>,
    /** The categories of each class, by its id. */
    categories: {} as Record<string, ListedCategory[]>,
    /** The category of the assignment that is read. */
    categoryId: null as string | null,
    report: { students: 0, questions: [], reporters: 0 } as AssignmentReport,
    chosen: [] as StudentChoice[],
    calls: [] as { what: string; body: unknown }[],
  };

  function find(id: unknown): Assignment {
    return state.assignments.find((one) => one.id === id) ?? anAssignment(String(id));
  }

  function step(id: unknown, what: string, fields: Partial<Assignment>, body: unknown = null) {
    state.calls.push({ what, body });
    const changed = { ...find(id), ...fields };
    state.assignments = state.assignments.map((one) => (one.id === id ? changed : one));
    return changed;
  }

  function reply(fields: object, status = 200) {
    return HttpResponse.json({ success: true, ...fields }, { status });
  }

  server.use(
    http.get('/api/classes', () => reply({ classes: state.classes })),
    http.get('/api/classes/:id', ({ params }) => {
      const { teacherIds: _, students: __, ...listed } = aClass(String(params['id']));
      const students = state.students.map((one) => ({ ...one, email: '', grade: '9' }));
      return reply({
        class: { ...listed, teachers: [], joinCode: null },
        students,
        invitations: [],
      });
    }),
    http.get('/api/classes/:id/assignments', () => reply({ assignments: state.assignments })),
    http.get('/api/classes/:id/quizzes/:quizId/answers-seen', ({ params }) =>
      reply({ ...state.seen, categories: state.categories[String(params['id'])] ?? [] }),
    ),
    http.get('/api/classes/:id/markbook', () =>
      reply({
        class: aClass('class-1', { archivedAt: state.archivedAt }),
        ...{ assignments: state.assignments, rows: state.rows, columns: state.columns },
        ...{ grading: state.grading, showsMarks: state.showsMarks },
      }),
    ),
    http.get('/api/assignments/:id', ({ params }) => {
      const assignment = find(params['id']);
      const categories = state.categories[assignment.classId] ?? [];
      return reply({ assignment, categories, categoryId: state.categoryId });
    }),
    http.get('/api/assignments/:id/live', ({ params }) => {
      const live: LiveAssignment = {
        assignment: find(params['id']),
        students: state.live,
        serverNow: new Date().toISOString(),
      };
      return reply(live);
    }),
    http.get('/api/assignments/:id/report', () => reply(state.report)),
    http.get('/api/assignments/:id/questions/:questionId/chosen', () =>
      reply({ students: state.chosen }),
    ),
    http.post('/api/assignments/:id/reminder', ({ params }) =>
      reply({ assignment: step(params['id'], 'remind', { remindedAt: inHours(0) }) }),
    ),
    http.post('/api/assignments', async ({ request }) => {
      state.calls.push({ what: 'create', body: await request.json() });
      return reply({ assignments: [anAssignment('new')] }, 201);
    }),
    http.put('/api/assignments/:id/settings', async ({ params, request }) => {
      const body = (await request.json()) as { settings: AssignmentSettings };
      return reply({ assignment: step(params['id'], 'edit', { settings: body.settings }, body) });
    }),
    http.post('/api/assignments/:id/open', ({ params }) =>
      reply({ assignment: step(params['id'], 'open', { state: 'open' }) }),
    ),
    http.post('/api/assignments/:id/close', ({ params }) =>
      reply({ assignment: step(params['id'], 'close', { state: 'closed' }), handedIn: 2 }),
    ),
    http.post('/api/assignments/:id/release', ({ params }) =>
      reply({ assignment: step(params['id'], 'release', { isReleased: true }) }),
    ),
    http.post('/api/assignments/:id/add-time', async ({ params, request }) =>
      reply({ assignment: step(params['id'], 'add time', {}, await request.json()), extended: 2 }),
    ),
    http.put('/api/assignments/:id/students/:uid', async ({ params, request }) => {
      const exception = await request.json();
      state.calls.push({ what: `except ${String(params['uid'])}`, body: exception });
      return reply({ exception });
    }),
    http.delete('/api/assignments/:id', ({ params }) => {
      state.calls.push({ what: 'delete', body: null });
      state.assignments = state.assignments.filter(({ id }) => id !== params['id']);
      return reply({});
    }),
    http.post('/api/quizzes/:id/publish', async ({ request }) => {
      state.calls.push({ what: 'publish', body: await request.json() });
      return reply({ quiz: aPublishedQuiz });
    }),
  );

  return state;
}

export const aPublishedQuiz = {
  id: 'q1',
  title: 'Rivers',
  toughness: 'Medium',
  targetGrade: 'Grade 9',
  numQuestions: 0,
  createdAt: inHours(-48),
  teacherId: 'teacher-1',
  status: 'assigned',
  writer: 'offline',
  teacherName: '',
  subject: null,
  topics: [],
  notice: null,
  version: 2,
  questions: [],
};
