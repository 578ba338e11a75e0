import type { getQuizAnalysis } from '@study-assistant/contract/attempts/analysis';
import { mayWait } from '@study-assistant/contract/questions/kinds';
import type { QuestionReport } from '@study-assistant/contract/quizzes/question-reports';
import type { Answer } from '@study-assistant/contract/wire/endpoint';
import { requireOwnClass, requireOwnQuiz } from '../../../domain/access.ts';
import { answersTo, type FirstAttempt } from '../../../domain/attempt/first-attempt.ts';
import type { Caller } from '../../../domain/caller.ts';
import { droppedQuestions } from '../../../domain/quiz/dropped-questions.ts';
import { flagSentence } from '../../../domain/quiz/flag-sentence.ts';
import { analyseItems, responsesNeeded } from '../../../domain/quiz/item-analysis.ts';
import type { FirstAttemptsRepository } from '../../../stored/attempts/first-attempts.repository.ts';
import type { MarkingRepository } from '../../../stored/attempts/marking.repository.ts';
import type { ResponsesRepository } from '../../../stored/attempts/responses.repository.ts';
import type { ClassStudentsRepository } from '../../../stored/classes/class-students.repository.ts';
import type { ClassesRepository } from '../../../stored/classes/classes.repository.ts';
import type { QuizVersionsRepository } from '../../../stored/quizzes/quiz-versions.repository.ts';

type Deps = {
  versions: Pick<QuizVersionsRepository, 'find'>;
  responses: Pick<ResponsesRepository, 'list'>;
  firstAttempts: Pick<FirstAttemptsRepository, 'listOf'>;
  classes: Pick<ClassesRepository, 'find'>;
  marking: Pick<MarkingRepository, 'countToMark'>;
  classStudents: Pick<ClassStudentsRepository, 'listIds'>;
  /** What students have reported and the teacher has not dealt with yet, the latest first. */
  listReports: (quizId: string) => Promise<(QuestionReport & { questionId: string })[]>;
};

export type QuizAnalysisService = ReturnType<typeof createQuizAnalysisService>;

export function createQuizAnalysisService(deps: Deps) {
  const { versions, responses, firstAttempts, classes, classStudents } = deps;
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
      const quiz = requireOwnQuiz(caller, await versions.find(id), sentence);
      const isMarked = [...quiz.questions, ...quiz.former].some(mayWait);
      const [{ firsts, classSize }, reported, toMark] = await Promise.all([
        listFirsts(caller, id, classId),
        deps.listReports(id),
        isMarked ? deps.marking.countToMark([id]) : 0,
      ]);
      const minResponses = responsesNeeded(classSize);
      const answers = firsts.map(answersTo(quiz.questions));
      const judged = analyseItems(quiz.questions, answers, minResponses);
      const questions = quiz.questions.flatMap(
        (
          {
            id: questionId,
            confidence: _mark,
            fact: _fact,
            explanation: _why,
            benchmarkTime: _time,
            ...asked
          },
          index,
        ) => {
          const item = judged[index];
          if (!item) return [];
          const flags = item.flags.map((flag) => ({ flag, sentence: flagSentence(flag, item) }));
          const place = { questionId, questionNumber: index + 1 };
          const reports = reported.filter((report) => report.questionId === questionId);
          return [{ ...place, ...asked, ...item, flags, reports }];
        },
      );
      return {
        analysis: {
          quizTitle: quiz.title,
          students: firsts.length,
          classSize,
          minResponses,
          questions,
          dropped: droppedQuestions(quiz),
          ...(toMark > 0 && { toMark }),
        },
      };
    },
  };

  async function listFirsts(
    caller: Caller,
    quizId: string,
    classId: string | undefined,
  ): Promise<{ firsts: FirstAttempt[]; classSize: number | null }> {
    if (classId === undefined) return { firsts: await responses.list(quizId), classSize: null };
    const { id } = requireOwnClass(caller, await classes.find(classId));
    const students = await classStudents.listIds(id);
    return { firsts: await firstAttempts.listOf(quizId, students), classSize: students.length };
  }
}
