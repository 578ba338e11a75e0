/**
 * How large a generated school is. One student, `student-0`, and one teacher, `teacher-0`, are those
 * whose calls are measured; the quiz `quiz-0` is hers.
 */
export type SchoolPlan = {
  students: number;
  /** Ready quizzes; every second one is the measured teacher's. There are as many materials. */
  quizzes: number;
  /** Attempts of all other students: each takes a first quiz, then the next ones, again and again. */
  attempts: number;
  /** Students who take the same quizzes, beginning with `quiz-0`; all of them where it is absent. */
  classSize?: number;
  /** Quizzes that the measured student has taken; those beyond `quizzes` have been deleted since. */
  taken: number;
};

export const PROJECT_ID = 'demo-bench';
export const studentId = (at: number) => `student-${at}`;
export const teacherId = (at: number) => `teacher-${at}`;
export const quizId = (at: number) => `quiz-${at}`;
export const TEACHERS = 2;

/** Of everybody at a generated school. */
export const PASSWORD = 'bench-school';
export const emailOf = (uid: string) => `${uid}@bench.school`;
