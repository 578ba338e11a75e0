import type { Attempt } from '@study-assistant/contract/attempts/attempts';
import type { OpenAttempt, TakenQuiz } from '@study-assistant/contract/attempts/open-attempts';
import type { User } from '@study-assistant/contract/people/accounts';
import { aResult } from '../../test/question-result.fixture.ts';

/** People, a quiz and an attempt for the tests of this feature. */
export const maya: User = {
  uid: 'maya',
  email: 'maya@school.example',
  fullName: 'Maya Lindqvist',
  userType: 'student',
  currentGrade: '10',
};

export const teacher: User = { ...maya, uid: 'omar', userType: 'teacher', currentGrade: null };

export function aQuiz(questions = 5): TakenQuiz {
  return {
    id: 'cells',
    title: 'Cells and tissues',
    toughness: 'Easy',
    version: 1,
    questions: Array.from({ length: questions }, (_, index) => ({
      id: `q${index + 1}`,
      question: `What is in picture ${index + 1}?`,
      options: ['Nucleus', 'Mitochondrion', 'Ribosome', 'Membrane'],
      optionOrder: [0, 1, 2, 3],
      benchmarkTime: 30,
    })),
  };
}

/** An attempt of five minutes that begins now. */
export function anOpenAttempt(over: Partial<OpenAttempt> = {}): OpenAttempt {
  const now = Date.now();
  return {
    id: 'first',
    startedAt: new Date(now).toISOString(),
    deadline: new Date(now + 300_000).toISOString(),
    timeLimit: { seconds: 300, usualSeconds: 300 },
    assignmentId: null,
    answers: Array<null>(5).fill(null),
    questionTimes: Array<number>(5).fill(0),
    flags: Array<boolean>(5).fill(false),
    ...over,
  };
}

export function anAttempt(over: Partial<Attempt> = {}): Attempt {
  return {
    id: 'first',
    quizId: 'cells',
    quizTitle: 'Cells and tissues',
    studentId: 'maya',
    score: 1,
    totalQuestions: 3,
    percentage: 33.3,
    completedAt: '2026-03-12T09:05:00.000Z',
    timestamp: '2026-03-12T09:05:00.000Z',
    timeTaken: 75,
    detailedResults: [
      aResult(),
      aResult({
        question: 'Where is DNA?',
        userAnswer: 2,
        correctAnswer: 0,
        isCorrect: false,
        source: { page: null, section: 'Inside the cell', quote: 'The nucleus holds the DNA.' },
      }),
      aResult({ question: 'What surrounds a cell?', userAnswer: null, isCorrect: false }),
    ],
    resourceRecommendations: { onlineResources: [], youtubeVideos: [] },
    errorTopics: ['Cells'],
    ...over,
  };
}
