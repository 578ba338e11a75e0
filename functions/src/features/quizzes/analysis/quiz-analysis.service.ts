import type { QuestionAnalysis } from '@study-assistant/contract/analysis';
import { requireOwnQuiz } from '../../../domain/access.ts';
import { answersTo, type FirstAttempt } from '../../../domain/attempt/first-attempt.ts';
import type { Caller } from '../../../domain/caller.ts';
import { flagSentence } from '../../../domain/quiz/flag-sentence.ts';
import { analyseItems, MIN_RESPONSES } from '../../../domain/quiz/item-analysis.ts';
import type { WholeQuiz } from '../stored-quiz.ts';

type Deps = {
  /** With its key. */
  findQuiz: (id: string) => Promise<WholeQuiz | null>;
  /** The first attempt of every student who took the quiz. */
  listFirstAttempts: (quizId: string) => Promise<FirstAttempt[]>;
};

type QuizAnalysis = {
  quizTitle: string;
  students: number;
  minResponses: number;
  questions: QuestionAnalysis[];
};

export type QuizAnalysisService = ReturnType<typeof createQuizAnalysisService>;

export function createQuizAnalysisService({ findQuiz, listFirstAttempts }: Deps) {
  return {
    /** For the quiz's own teacher: it shows the key. Judged with the key as it is now. */
    async analyse(caller: Caller, id: string): Promise<{ analysis: QuizAnalysis }> {
      const sentence = 'Only the teacher who made this quiz can see its analysis.';
      const quiz = requireOwnQuiz(caller, await findQuiz(id), sentence);
      const firsts = await listFirstAttempts(id);
      const items = quiz.questions.map(({ options, correctAnswer }) => ({
        options: options.length,
        correctAnswer,
      }));
      const judged = analyseItems(items, firsts.map(answersTo(quiz.questions)));
      const questions = quiz.questions.flatMap(
        ({ question, topic, options, correctAnswer }, index) => {
          const item = judged[index];
          if (!item) return [];
          const flags = item.flags.map((flag) => ({ flag, sentence: flagSentence(flag, item) }));
          const asked = { questionNumber: index + 1, question, topic, options, correctAnswer };
          return [{ ...asked, ...item, flags }];
        },
      );
      return {
        analysis: {
          quizTitle: quiz.title,
          students: firsts.length,
          minResponses: MIN_RESPONSES,
          questions,
        },
      };
    },
  };
}
