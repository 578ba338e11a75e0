import path from 'node:path';
import type { User } from '@study-assistant/contract/people/accounts';
import type { Firestore } from 'firebase-admin/firestore';
import { firstId } from '../../functions/src/domain/quiz/question-ids.ts';
import { DEFAULT_SCHOOL_ID } from '../../functions/src/domain/school/school-id.ts';
import { gradeAttempt } from '../../functions/src/features/attempts/grade-attempt.ts';
import { createRepositories, type Repositories } from '../../functions/src/stored/repositories.ts';
import { schoolRoot } from '../../functions/src/stored/school/school-root.ts';
import { root } from '../../scripts/product.ts';
import { readDemoSchool, type DemoQuiz } from '../../scripts/seed/demo-school.ts';
import { emailOf, quizId, studentId, TEACHERS, teacherId, type SchoolPlan } from './school-plan.ts';

const GRADES = ['6', '7', '8', '9', '10'] as const;
const QUESTIONS = 10;
/** The most documents written at a time; more would only wait. */
const AT_ONCE = 100;
const MINUTE_MS = 60_000;
/** Attempts are a minute apart, and all of them have ended. */
const LONGEST_HISTORY = 10_000;

/**
 * Fills a database with a school by the product's own functions, so that every document is as the
 * product would store it. The texts are those of the demo school's quizzes.
 */
export async function generateSchool(firestore: Firestore, plan: SchoolPlan): Promise<void> {
  const { quizzes } = await readDemoSchool(path.join(root, 'emulator-data'));
  const texts = quizzes.filter(({ shelf }) => shelf);
  const repositories = createRepositories(schoolRoot(firestore, DEFAULT_SCHOOL_ID));
  const now = Date.now();
  await addPeople(repositories, plan);
  await inTurns(plan.quizzes, (at) => addQuiz(repositories, textOf(at), at, now));
  await inTurns(plan.quizzes, (at) => addMaterial(repositories, textOf(at), at, now));
  await inTurns(plan.students, async (student) => {
    // A student's attempts change the same totals and would wait for each other.
    for (const { quiz, turn } of attemptsOf(student, plan)) {
      const completedAt = new Date(now - (LONGEST_HISTORY - turn) * MINUTE_MS).toISOString();
      await addAttempt(repositories, textOf(quiz), { student, quiz, completedAt });
    }
  });

  function textOf(at: number): DemoQuiz {
    const text = texts[at % texts.length];
    if (!text) throw new Error('The demo school has no quizzes.');
    return { ...text, questions: text.questions.slice(0, QUESTIONS) };
  }
}

/** A student's attempts in order. */
function attemptsOf(student: number, plan: SchoolPlan) {
  const { students, quizzes, attempts, taken, classSize = students } = plan;
  if (student === 0) return Array.from({ length: taken }, (_, turn) => ({ quiz: turn, turn }));
  const others = students - 1;
  const own = Math.floor(attempts / others) + Number(student <= attempts % others);
  const first = Math.floor(student / classSize) * Math.ceil(attempts / others);
  return Array.from({ length: own }, (_, turn) => ({ quiz: (first + turn) % quizzes, turn }));
}

async function addPeople({ accounts }: Repositories, { students }: SchoolPlan): Promise<void> {
  const now = new Date();
  await inTurns(TEACHERS, async (at) => {
    await accounts.save(personOf(teacherId(at), 'teacher', null), now);
  });
  await inTurns(students, async (at) => {
    const grade = GRADES[at % GRADES.length] ?? '6';
    await accounts.save(personOf(studentId(at), 'student', grade), now);
  });
}

function personOf(uid: string, userType: User['userType'], currentGrade: User['currentGrade']) {
  return { uid, userType, currentGrade, fullName: `Someone named ${uid}`, email: emailOf(uid) };
}

async function addQuiz({ quizzes }: Repositories, text: DemoQuiz, at: number, now: number) {
  const id = quizId(at);
  const owner = teacherId(at % TEACHERS);
  const { title, toughness, targetGrade, questions } = text;
  await quizzes.create({
    ...{ id, title, toughness, targetGrade, teacherId: owner },
    createdAt: new Date(now - at * MINUTE_MS).toISOString(),
    ...{ numQuestions: questions.length, writer: 'offline', status: 'generating', notice: null },
    ...{ teacherName: '', subject: null, topics: [] },
  });
  const written = { title, notice: null, questions, drafts: [] };
  await quizzes.storeWritten({ id, status: 'ready', ...written });
}

async function addMaterial({ materials }: Repositories, text: DemoQuiz, at: number, now: number) {
  await materials.create({
    id: `material-${at}`,
    name: text.title,
    type: 'PDF',
    uploadDate: new Date(now - at * MINUTE_MS).toISOString(),
    teacherId: teacherId(at % TEACHERS),
    fileName: `${text.title}.pdf`,
    teacherName: '',
    subject: null,
    sizeBytes: 200_000,
    path: `materials/${teacherId(0)}/material-${at}`,
    topics: [...new Set(text.questions.map(({ topic }) => topic))].slice(0, 5),
    tags: [],
    classes: [],
  });
}

async function addAttempt(
  { attempts }: Repositories,
  text: DemoQuiz,
  { student, quiz, completedAt }: { student: number; quiz: number; completedAt: string },
): Promise<void> {
  const questions = text.questions.map((question, at) => ({ ...question, id: firstId(at) }));
  // Two of three answers are right, varying by student and quiz.
  const answers = questions.map(({ correctAnswer, options }, at) =>
    (at + student + quiz) % 3 === 0 ? (correctAnswer + 1) % options.length : correctAnswer,
  );
  const gradable = { ...text, id: quizId(quiz), version: 1, questions };
  const ended = { id: attempts.newId(), studentId: studentId(student), completedAt };
  await attempts.add(gradeAttempt(gradable, { answers, timeTaken: 240 }, ended));
}

/** Runs a step for 0 to `count`, several at a time. */
async function inTurns(count: number, step: (at: number) => Promise<void>): Promise<void> {
  let next = 0;
  async function work(): Promise<void> {
    while (next < count) {
      next += 1;
      await step(next - 1);
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, work));
}
