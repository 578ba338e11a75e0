import type { Question } from '@study-assistant/contract/questions/question';

/** Five questions whose right answer is always the second option. */
export function riverQuestions(): Question[] {
  return Array.from({ length: 5 }, (_, at) => ({
    question: `What does part ${at + 1} of a river do?`,
    options: ['It rests', 'It flows', 'It freezes', 'It burns'],
    correctAnswer: 1,
    explanation: 'Rivers flow.',
    topic: 'rivers',
    benchmarkTime: 20,
    source: { page: 1, section: null, quote: 'Rivers flow.' },
  }));
}
