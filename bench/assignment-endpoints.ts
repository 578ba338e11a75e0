import type { LocalFirebase } from '@study-assistant/emulators/start';
import type { DemoPerson, Measure } from './demo-client.ts';
import { waitForLog } from './wait-for-log.ts';

const SCIENCE = '/api/classes/demo-class-science-7';
const UNIT_TEST = 'demo-assignment-unit-test';
const STUDY_HABITS = 'demo-assignment-study-habits';

/** These costs grow with a class, not the school: Science 7A has 5 students and 4 assignments. */
export async function measureAssignmentEndpoints(
  product: LocalFirebase,
  measure: Measure,
  { teacher, student }: Record<'teacher' | 'student', DemoPerson>,
): Promise<void> {
  const ofClass = '?classId=demo-class-science-7';
  await measure('GET /teacher/:uid/students-overview (class of 5)', teacher, {
    path: `/api/teacher/${teacher.uid}/students-overview${ofClass}`,
  });
  await measure('GET /classes/:id/assignments (5)', teacher, { path: `${SCIENCE}/assignments` });
  await measure('GET /classes/:id/markbook (5 × 5)', teacher, { path: `${SCIENCE}/markbook` });
  await measure('GET /classes/:id/students/:uid/report (5)', teacher, {
    path: `${SCIENCE}/students/${student.uid}/report`,
  });
  await measureMarksByHand(measure, teacher, student);
  await measure('GET /assignments/:id/live (5, 1 working)', teacher, {
    path: `/api/assignments/${STUDY_HABITS}/live`,
  });
  await measure('GET /assignments/:id', teacher, { path: `/api/assignments/${STUDY_HABITS}` });
  await measure('GET /classes/:id/quizzes/:quizId/answers-seen (5)', teacher, {
    path: `${SCIENCE}/quizzes/demo-quiz-forces/answers-seen`,
  });
  await measure('GET /quizzes/:id/given', teacher, { path: '/api/quizzes/demo-quiz-forces/given' });
  await measure('GET /assignments/:id/report', teacher, {
    path: `/api/assignments/${STUDY_HABITS}/report`,
  });
  const { questions } = (await teacher.call({
    path: `/api/assignments/${STUDY_HABITS}/report`,
  })) as { questions: { questionId: string }[] };
  const asked = questions[0]?.questionId ?? '';
  await measure('GET …/questions/:id/chosen (1 of 5)', teacher, {
    path: `/api/assignments/${STUDY_HABITS}/questions/${asked}/chosen`,
  });
  await measure('GET /assignments/:id/answers (1)', teacher, {
    path: `/api/assignments/${STUDY_HABITS}/answers`,
  });
  await measure('POST /assignments/:id/reminder', teacher, postTo(STUDY_HABITS, 'reminder'));
  await measure('GET /teacher/:uid/today', teacher, {
    path: `/api/teacher/${teacher.uid}/today`,
  });
  await measure('GET /student/:uid/to-do (7)', student, {
    path: `/api/student/${student.uid}/to-do`,
  });
  await measure('GET /student/:uid/today (7)', student, {
    path: `/api/student/${student.uid}/today`,
  });
  await takeAssignment(measure, student);
  await measure(
    'POST /assignments/:id/close (1 working, 2 held)',
    teacher,
    postTo(STUDY_HABITS, 'close'),
    () => waitForRelease(product, STUDY_HABITS),
  );
  await measure(
    'POST /assignments/:id/release (4 results)',
    teacher,
    postTo(UNIT_TEST, 'release'),
    () => waitForRelease(product, UNIT_TEST),
  );
  await measureGiving(measure, teacher);
}

/** Gives a quiz to a class, without and with a category of its markbook. */
async function measureGiving(measure: Measure, teacher: DemoPerson): Promise<void> {
  const classId = 'demo-class-science-7';
  const give = (attempts: number, chosen: object[]) => ({
    path: '/api/assignments',
    json: {
      ...{ quizId: 'demo-quiz-forces', classIds: [classId], categories: chosen },
      settings: {
        ...{ keepsVersion: false, only: null, opensAt: null, dueAt: null, closesAt: null },
        ...{ acceptsLate: true, attempts, counts: 'best', time: { kind: 'usual' } },
        ...{ shuffle: { questions: false, options: true } },
        ...{ release: 'at-once', shows: 'score-and-answers' },
      },
    },
  });
  await measure('POST /assignments', teacher, give(1, []));
  const categories = [{ id: 'tests', name: 'Tests', weight: 1 }];
  await teacher.call({
    ...{ method: 'PUT', path: `${SCIENCE}/grading` },
    json: { categories, categoryOf: {}, scale: [] },
  });
  await measure(
    'POST /assignments (a category)',
    teacher,
    give(2, [{ classId, categoryId: 'tests' }]),
  );
}

/** What a teacher enters in the markbook, and what its student sees of it. */
async function measureMarksByHand(
  measure: Measure,
  teacher: DemoPerson,
  student: DemoPerson,
): Promise<void> {
  const fields = { name: 'Essay', date: '2026-11-27', highest: 20, categoryId: null };
  const added = await measure('POST /classes/:id/columns', teacher, {
    path: `${SCIENCE}/columns`,
    json: fields,
  });
  const column = `${SCIENCE}/columns/${(added as { column: { id: string } }).column.id}`;
  const enter = {
    ...{ method: 'PUT', path: `${column}/students/${student.uid}` },
    json: { points: 15, comment: 'Well argued' },
  };
  await measure('PUT /classes/:id/columns/:columnId/students/:uid', teacher, enter);
  await measure('PUT …/columns/:columnId/students/:uid (again)', teacher, enter);
  const change = { method: 'PUT', path: column, json: { ...fields, name: 'Essays' } };
  await measure('PUT /classes/:id/columns/:columnId (5)', teacher, change);
  await measure('PUT /assignments/:id/students/:uid/comment', teacher, {
    ...{ method: 'PUT', path: `/api/assignments/${UNIT_TEST}/students/${student.uid}/comment` },
    json: { comment: 'Read it again' },
  });
  await measure('GET /student/:uid/classes/:id/marks (5)', student, {
    path: `/api/student/${student.uid}/classes/demo-class-science-7/marks`,
  });
  await measure('DELETE /classes/:id/columns/:columnId (1 mark)', teacher, {
    method: 'DELETE',
    path: column,
  });
  await measure('PUT /classes/:id/grading', teacher, {
    ...{ method: 'PUT', path: `${SCIENCE}/grading` },
    json: { categories: [], categoryOf: {}, scale: [] },
  });
  await measure('PUT /classes/:id/marks-shown', teacher, {
    ...{ method: 'PUT', path: `${SCIENCE}/marks-shown` },
    json: { shown: false },
  });
}

/** Runs from the start of an attempt to the hand-in of a result that is not shown yet. */
async function takeAssignment(measure: Measure, student: DemoPerson): Promise<void> {
  const start = postTo(STUDY_HABITS, 'attempts');
  const begun = await measure('POST /assignments/:id/attempts (new)', student, start);
  const { attempt, quiz } = begun as {
    attempt: { id: string };
    quiz: { id: string; questions: unknown[] };
  };
  const answers = quiz.questions.map(() => 0);
  await measure('POST /quiz/submit (held)', student, {
    path: '/api/quiz/submit',
    json: {
      ...{ quizId: quiz.id, attemptId: attempt.id, studentId: student.uid },
      ...{ answers, timeTaken: 60 },
    },
  });
}

function postTo(assignmentId: string, what: string) {
  return { method: 'POST', path: `/api/assignments/${assignmentId}/${what}` };
}

/** The task that shows the results logs when it has finished. */
function waitForRelease(product: LocalFirebase, assignmentId: string): Promise<void> {
  return waitForLog(product, 'results.released', assignmentId);
}
