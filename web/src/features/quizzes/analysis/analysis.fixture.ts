import type { QuestionAnalysis } from '@study-assistant/contract/attempts/analysis';
import type { QuizAnalysis } from '../../../queries/quizzes.ts';

/** A question answered by thirty students that has no flags. */
export function analysed(
  questionNumber: number,
  fields: Partial<QuestionAnalysis> = {},
): QuestionAnalysis {
  return {
    questionId: `q${questionNumber}`,
    questionNumber,
    question: `Question number ${questionNumber}?`,
    topic: 'The water cycle',
    options: ['Rain', 'Vapour', 'Ice', 'Snow'],
    correctAnswer: 1,
    responses: 30,
    facility: 0.6,
    discrimination: 0.35,
    optionCounts: [6, 18, 3, 2],
    leftOpen: 1,
    nonFunctioning: [],
    mostChosenWrong: 0,
    medianSeconds: 42,
    flags: [],
    source: { page: 2, section: null, quote: 'Warm water turns into vapour.' },
    reports: [],
    ...fields,
  };
}

/** The same question before enough students have answered, for which the server claims nothing. */
export function unjudged(
  questionNumber: number,
  responses: number,
  fields: Partial<QuestionAnalysis> = {},
): QuestionAnalysis {
  const optionCounts = [1, responses - 1, 0, 0];
  const facility = (responses - 1) / responses;
  return analysed(questionNumber, {
    responses,
    facility,
    discrimination: null,
    optionCounts,
    leftOpen: 0,
    ...fields,
  });
}

export function analysis(
  questions: QuestionAnalysis[],
  fields: Partial<QuizAnalysis> = {},
): QuizAnalysis {
  const quiz = { quizTitle: 'The Water Cycle', students: 30, classSize: null, minResponses: 10 };
  return { ...quiz, questions, dropped: [], ...fields };
}
