/**
 * The size of a generated school. The calls of one student, `student-0`, and one teacher,
 * `teacher-0`, are measured; the quiz `quiz-0` is hers.
 */
export type SchoolPlan = {
  students: number;
  /** Published quizzes, half of them the measured teacher's. There are as many materials. */
  quizzes: number;
  /** Attempts of all other students, who each take the quizzes in turn, again and again. */
  attempts: number;
  /** Students who take the same quizzes, beginning with `quiz-0`; by default all. */
  classSize?: number;
  /** Quizzes that the measured student has taken; those beyond `quizzes` have been deleted. */
  taken: number;
};

export const PROJECT_ID = 'demo-bench';
export const studentId = (at: number) => `student-${at}`;
export const teacherId = (at: number) => `teacher-${at}`;
export const quizId = (at: number) => `quiz-${at}`;
export const TEACHERS = 2;

/** The password of everybody in a generated school. */
export const PASSWORD = 'bench-school';
export const emailOf = (uid: string) => `${uid}@bench.school`;
