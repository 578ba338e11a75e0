import type { User } from '@study-assistant/contract/accounts';
import type { QuizSummary, StudentQuiz } from '@study-assistant/contract/quizzes';
import { forbidden, notFound } from '../../domain/api-error.ts';
import type { Caller } from '../../domain/caller.ts';
import type { StudentSummary } from '../../domain/student-summary.ts';

type Deps = {
  findUser: (uid: string) => Promise<User | null>;
  listReadyQuizzes: () => Promise<QuizSummary[]>;
  readSummary: (uid: string) => Promise<StudentSummary>;
};

export type StudentsService = ReturnType<typeof createStudentsService>;

export function createStudentsService({ findUser, listReadyQuizzes, readSummary }: Deps) {
  return {
    /** Every ready quiz, those of the student's own grade first, newest first within each. */
    async listQuizzes(caller: Caller, uid: string): Promise<{ quizzes: StudentQuiz[] }> {
      if (caller.role === 'student' && caller.uid !== uid) throw forbidden();
      const [user, ready, summary] = await Promise.all([
        findUser(uid),
        listReadyQuizzes(),
        readSummary(uid),
      ]);
      if (user?.userType !== 'student') throw notFound('Student not found.');
      const quizzes = ready.map((quiz) => {
        const forYourGrade = quiz.targetGrade === `Grade ${user.currentGrade}`;
        return { ...quiz, forYourGrade, best: bestOf(summary, quiz.id) };
      });
      const own = quizzes.filter((quiz) => quiz.forYourGrade);
      const others = quizzes.filter((quiz) => !quiz.forYourGrade);
      return { quizzes: [...own, ...others] };
    },
  };
}

function bestOf(summary: StudentSummary, quizId: string): StudentQuiz['best'] {
  const record = summary.quizzes[quizId];
  if (!record) return null;
  return {
    attemptId: record.bestAttemptId,
    percentage: record.bestPercentage,
    attempts: record.attempts,
  };
}
