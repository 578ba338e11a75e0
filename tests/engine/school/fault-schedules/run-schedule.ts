import { deliverAll, deliverDue } from './deliver-tasks.ts';
import { findBreaches } from './find-breaches.ts';
import { planSchedule, STUDENTS, type Step } from './plan-schedule.ts';
import type { School } from './school.ts';
import { StudentClient } from './student-client.ts';
import { CLASS_ID, TeacherClient } from './teacher-client.ts';

export type Outcome = {
  seed: number;
  /** Broken guarantees; empty if there are none. */
  breaches: string[];
  /** The actions and faults that led to them. */
  story: string[];
};

/** After this silence, in seconds, a quiz being written counts as failed. */
const SILENCE_SECONDS = 11 * 60;

/** Longer than any attempt may last; seconds. */
const LONGEST_SECONDS = 2 * 60 * 60;

export type People = { students: StudentClient[]; teacher: TeacherClient };

/** Runs one bad day at a school: the planned actions, the retries, and then the checks. */
export async function runSchedule(school: School, seed: number): Promise<Outcome> {
  school.begin(seed);
  const people: People = {
    students: STUDENTS.map((uid) => new StudentClient(school, uid)),
    teacher: new TeacherClient(school),
  };
  await openSchool(school, people);
  school.startBadDay();
  const story: string[] = [];
  for (const { afterSeconds, steps } of planSchedule(seed)) {
    school.pass(afterSeconds + 1);
    const quizzes = await listQuizzes(people);
    story.push(`${afterSeconds} s later: ${steps.map(describe).join(', ')}`);
    await Promise.all([
      deliverDue(school),
      ...steps.map((step) => act(people, step, quizzes[step.quiz % quizzes.length] ?? 'none')),
    ]);
  }
  story.push(...school.badDay.injected.map((line) => `  ${line}`));
  school.endBadDay();
  await finish(school, people);
  return { seed, breaches: await findBreaches(school, people), story };
}

/** Without faults, everybody gets an account, and two quizzes are stored. */
async function openSchool(school: School, { teacher, students }: People): Promise<void> {
  await Promise.all(
    students.map(({ uid }) =>
      school.ask(uid, {
        ...{ uid, role: null, method: 'POST', path: '/auth/save-user-data' },
        body: {
          uid,
          email: `${uid}@school.org`,
          fullName: uid,
          userType: 'student',
          currentGrade: 9,
        },
      }),
    ),
  );
  await openClass(school);
  await teacher.generate(true);
  school.pass(1);
  await teacher.generate(true);
  school.pass(1);
  await teacher.generate(false);
  await deliverAll(school);
  const [newest] = await teacher.list();
  if (newest) await teacher.give(newest.id);
}

/** Everybody joins the teacher's class. */
async function openClass({ instances, now }: School): Promise<void> {
  const { documents } = instances.teacher;
  await documents.doc(`classes/${CLASS_ID}`).set({
    ...{ version: 1, name: '9B', subject: 'Geography', grade: '9', timeZone: 'Europe/Oslo' },
    ...{ teacherIds: ['teacher'], joinCode: null, archivedAt: null, createdAt: new Date(now()) },
  });
  for (const uid of STUDENTS) {
    const who = { studentId: uid, fullName: uid, classIds: [CLASS_ID], isClosed: false };
    await documents.doc(`marks/${uid}`).set({ version: 1, ...who, marks: {} });
  }
}

/** The oldest come first, so that a number means the same quiz whatever the ids. */
async function listQuizzes({ teacher }: People): Promise<string[]> {
  return (await teacher.list()).map(({ id }) => id).toReversed();
}

async function act({ students, teacher }: People, step: Step, quizId: string): Promise<void> {
  if (step.who === 'teacher') return actAsTeacher(teacher, step, quizId);
  const student = students.find(({ uid }) => uid === step.who);
  if (!student) return;
  if (step.act === 'submit-by-key') {
    const waiting = student.submits.find(({ isAnswered }) => !isAnswered);
    return waiting ? student.repeat(waiting) : student.submitByKey(quizId, step.turn);
  }
  if (step.act === 'start-assigned') {
    await student.start(`/assignments/${teacher.assignmentId}`);
    return;
  }
  const place = `/quizzes/${quizId}`;
  const open = student.attempts.find((attempt) => attempt.quizId === quizId && !attempt.isOver);
  if (!open || step.act === 'start') {
    await Promise.all([student.start(place), step.turn % 3 === 0 && student.start(place, 'tab')]);
    return;
  }
  if (step.act === 'save') return student.save(open, step.turn);
  if (step.act === 'submit') return student.submit(open);
  await Promise.all([student.submit(open), student.submit(open, 'tab')]);
}

async function actAsTeacher(
  teacher: TeacherClient,
  { act: what, turn }: Extract<Step, { who: 'teacher' }>,
  quizId: string,
): Promise<void> {
  if (what === 'drop') return teacher.drop(quizId, turn);
  if (what === 'restore') return teacher.restore(quizId);
  if (what === 'publish') return teacher.publish(quizId);
  if (what === 'add-time' || what === 'release') return teacher.changeAssignment(what);
  if (what === 'close-assignment') return teacher.changeAssignment('close');
  if (what === 'extra-time') return teacher.setExtraTime(STUDENTS[turn % 3] ?? 'amy', turn);
  if (what === 'generate') return teacher.generate(turn % 2 === 0);
  if (what === 'edit') await teacher.edit(quizId, turn);
  if (what === 'delete' || what === 'delete-undo') await teacher.remove(quizId);
  if (what === 'undo' || what === 'delete-undo') await teacher.undo();
  if (what === 'retry') await teacher.retry(quizId);
}

/** Ends the day: unanswered requests are repeated, and waiting tasks are delivered. */
async function finish(school: School, { students, teacher }: People): Promise<void> {
  for (const id of teacher.deleting) await teacher.remove(id);
  for (const student of students) {
    for (const submit of student.submits) if (!submit.isAnswered) await student.repeat(submit);
    for (const place of student.unanswered) await student.start(place);
    for (const attempt of student.attempts) if (!attempt.isOver) await student.submit(attempt);
  }
  await deliverAll(school);
  school.pass(SILENCE_SECONDS);
  for (const { id } of await teacher.list()) await teacher.retry(id);
  await deliverAll(school);
  // Attempts with extra time have ended too.
  school.pass(LONGEST_SECONDS);
  // An attempt whose closing was not ordered waits for its student's next start or the nightly job.
  for (const { name, payload } of school.queues.refused) {
    if (name !== 'closeAttempt') continue;
    await school.runOn('task-1', ({ jobsOf }) =>
      jobsOf(String(payload.schoolId)).closeAttempt(String(payload.attemptId)),
    );
  }
  await teacher.changeAssignment('release');
  await deliverAll(school);
}

function describe(step: Step): string {
  return `${step.who} ${step.act} quiz ${step.quiz}`;
}
