import type { QuestionAnalysis } from '@study-assistant/contract/analysis';
import { forbidden, notFound } from '../../domain/api-error.ts';
import type { Caller } from '../../domain/caller.ts';
import { answersTo, type FirstAttempt } from '../../domain/first-attempt.ts';
import { flagSentence } from '../../domain/flag-sentence.ts';
import { analyseItems, MIN_RESPONSES } from '../../domain/item-analysis.ts';
import type { QuizzesRepository } from './quizzes.repository.ts';

type Deps = {
  quizzes: QuizzesRepository;
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

export function createQuizAnalysisService({ quizzes, listFirstAttempts }: Deps) {
  return {
    /** For the quiz's own teacher: it shows the key. Judged with the key as it is now. */
    async analyse(caller: Caller, id: string): Promise<{ analysis: QuizAnalysis }> {
      const quiz = await quizzes.find(id);
      if (!quiz) throw notFound('Quiz not found.');
      if (quiz.teacherId !== caller.uid) throw forbidden();
      const [keys, firsts] = await Promise.all([quizzes.findKey(id), listFirstAttempts(id)]);
      const keyed = quiz.questions.flatMap((question, index) => {
        const correctAnswer = keys?.[index]?.correctAnswer;
        return correctAnswer === undefined ? [] : [{ ...question, correctAnswer }];
      });
      const items = keyed.map(({ options, correctAnswer }) => ({
        options: options.length,
        correctAnswer,
      }));
      const judged = analyseItems(items, firsts.map(answersTo(keyed)));
      const questions = keyed.flatMap(({ question, topic, options, correctAnswer }, index) => {
        const item = judged[index];
        if (!item) return [];
        const flags = item.flags.map((flag) => ({ flag, sentence: flagSentence(flag, item) }));
        const asked = { questionNumber: index + 1, question, topic, options, correctAnswer };
        return [{ ...asked, ...item, flags }];
      });
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
