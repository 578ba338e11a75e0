import type { ClassNumbers } from '@study-assistant/contract/attempts/analysis';
import type { ClassInsights } from '../../../queries/classes.ts';

const numbers: ClassNumbers = {
  students: 30,
  started: 27,
  isEnough: true,
  average: 63.5,
  weakTopics: [{ topic: 'Evaporation', right: 12, asked: 40 }],
  strongTopics: [{ topic: 'Rain', right: 36, asked: 40 }],
  hardQuestions: [
    {
      quizId: 'water',
      quizTitle: 'The Water Cycle',
      questionNumber: 2,
      question: 'What turns water into vapour?',
      topic: 'Evaporation',
      right: 4,
      asked: 20,
    },
  ],
  missedQuestions: [],
  slipped: [{ studentId: 'ada', fullName: 'Ada Byron', before: 90, after: 60 }],
  improved: [{ studentId: 'bo', fullName: 'Bo Lee', before: 40, after: 70 }],
  notStarted: ['Cy', 'Di', 'Eve'].map((fullName) => ({
    studentId: fullName.toLowerCase(),
    fullName,
  })),
};

/** The server's insights for a class of thirty. */
export function someInsights({
  numbers: changes,
  ...fields
}: Partial<Omit<ClassInsights, 'numbers'>> & {
  numbers?: Partial<ClassNumbers>;
} = {}): ClassInsights {
  return {
    insights: [
      '## The class in brief',
      '- **27 of 30 students** have taken at least one quiz.',
      '',
      '## Topics to teach again',
      '- **Evaporation**: 12 of 40 answers were right (30%). Take ten minutes for it.',
      '',
      '## Hardest questions',
      '- “What turns water into vapour?” (The Water Cycle): 4 of 20 right at the first attempt (20%). Check its key.',
      '',
      '## Next step',
      '- Teach **Evaporation** again.',
      '',
      '## Students',
      '- **Slipped:** Ada Byron (from 90% to 60%)',
    ].join('\n'),
    writer: 'offline',
    generatedAt: '2026-03-12T09:05:00.000Z',
    numbers: { ...numbers, ...changes },
    ...fields,
  };
}

/** The server's insights before anybody has taken a quiz. */
export const noInsights: ClassInsights = someInsights({
  insights: '',
  numbers: {
    started: 0,
    isEnough: false,
    average: null,
    weakTopics: [],
    strongTopics: [],
    hardQuestions: [],
    slipped: [],
    improved: [],
  },
});
