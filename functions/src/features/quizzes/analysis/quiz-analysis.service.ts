import type { getQuizAnalysis } from '@study-assistant/contract/attempts/analysis';
import type { QuestionReport } from '@study-assistant/contract/quizzes/question-reports';
import type { Answer } from '@study-assistant/contract/wire/endpoint';
import { requireOwnClass, requireOwnQuiz } from '../../../domain/access.ts';
import { answersTo, type FirstAttempt } from '../../../domain/attempt/first-attempt.ts';
import type { Caller } from '../../../domain/caller.ts';
import type { ClassRecord } from '../../../domain/class/class-record.ts';
import { droppedQuestions } from '../../../domain/quiz/dropped-questions.ts';
import { flagSentence } from '../../../domain/quiz/flag-sentence.ts';
import { analyseItems, MIN_RESPONSES } from '../../../domain/quiz/item-analysis.ts';
import type { WholeQuiz } from '../../../stored/quizzes/stored-quiz.ts';

type Deps = {
  /** With its key. */
  findQuiz: (id: string) => Promise<WholeQuiz | null>;
  /** The first attempt of every student who took the quiz. */
  listFirstAttempts: (quizId: string) => Promise<FirstAttempt[]>;
  /** Those of these students alone. */
  listFirstAttemptsOf: (quizId: string, studentIds: readonly string[]) => Promise<FirstAttempt[]>;
  findClass: (id: string) => Promise<ClassRecord | null>;
  listClassStudentIds: (classId: string) => Promise<string[]>;
  /** What students have reported and the teacher has not dealt with yet, the latest first. */
  listReports: (quizId: string) => Promise<(QuestionReport & { questionId: string })[]>;
};

export type QuizAnalysisService = ReturnType<typeof createQuizAnalysisService>;

export function createQuizAnalysisService(deps: Deps) {
  const { findQuiz, listReports } = deps;
  return {
    /**
     * For the quiz's own teacher: it shows the key. Judged with the key as it is now; of all students, or
     * of one of her classes.
     */
    async analyse(
      caller: Caller,
      id: string,
      classId?: string,
    ): Promise<Answer<typeof getQuizAnalysis>> {
      const sentence = 'Only the teacher who made this quiz can see its analysis.';
      const quiz = requireOwnQuiz(caller, await findQuiz(id), sentence);
      const [firsts, reported] = await Promise.all([
        listFirsts(caller, id, classId),
        listReports(id),
      ]);
      const items = quiz.questions.map(({ options, correctAnswer }) => ({
        options: options.length,
        correctAnswer,
      }));
      const judged = analyseItems(items, firsts.map(answersTo(quiz.questions)));
      const questions = quiz.questions.flatMap(
        ({ id: questionId, question, topic, options, correctAnswer, source }, index) => {
          const item = judged[index];
          if (!item) return [];
          const flags = item.flags.map((flag) => ({ flag, sentence: flagSentence(flag, item) }));
          const place = { questionId, questionNumber: index + 1 };
          const asked = { question, topic, options, correctAnswer, source };
          const reports = reported.filter((report) => report.questionId === questionId);
          return [{ ...place, ...asked, ...item, flags, reports }];
        },
      );
      return {
        analysis: {
          quizTitle: quiz.title,
          students: firsts.length,
          minResponses: MIN_RESPONSES,
          questions,
          dropped: droppedQuestions(quiz),
        },
      };
    },
  };

  async function listFirsts(
    caller: Caller,
    quizId: string,
    classId: string | undefined,
  ): Promise<FirstAttempt[]> {
    if (classId === undefined) return deps.listFirstAttempts(quizId);
    const { id } = requireOwnClass(caller, await deps.findClass(classId));
    return deps.listFirstAttemptsOf(quizId, await deps.listClassStudentIds(id));
  }
}
