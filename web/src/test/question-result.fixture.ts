import type { QuestionResult } from '@study-assistant/contract/attempts/attempts';

/** A question of an attempt, answered correctly. */
export function aResult(over: Partial<QuestionResult> = {}): QuestionResult {
  return {
    question: 'Where is energy released?',
    options: ['Nucleus', 'Mitochondrion', 'Ribosome', 'Membrane'],
    userAnswer: 1,
    correctAnswer: 1,
    isCorrect: true,
    explanation: 'Respiration happens in mitochondria.',
    topic: 'Cells',
    source: { page: 3, section: null, quote: 'Mitochondria release energy.' },
    benchmarkTime: 30,
    estimatedTime: 20,
    ...over,
  };
}
