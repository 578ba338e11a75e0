import type { AttemptAnalysis } from '@study-assistant/contract/attempts/analysis';
import type { AttemptAnalytics } from '@study-assistant/contract/classes/analytics';

/** A plan and its figures for the tests of this page. */
export function anAnalysis(over: Partial<AttemptAnalysis> = {}): AttemptAnalysis {
  return {
    recommendations: ['Read page 3 again.', 'Draw a cell.'],
    recommendationTopics: ['Cells', null],
    topicSpecificMaterials: [
      { topic: 'Cells', page: 3, section: null, quote: 'Mitochondria release energy.' },
    ],
    teacherMaterials: [
      {
        id: 'slides',
        type: 'Presentation',
        title: 'Inside a cell',
        description: 'Covers “Cells”.',
      },
    ],
    ...over,
  };
}

export const nothingToDo: AttemptAnalysis = {
  recommendations: [],
  recommendationTopics: [],
  topicSpecificMaterials: [],
  teacherMaterials: [],
};

/** Two questions answered in 45 and 30 seconds, each with a benchmark of 30. */
export function someAnalytics(over: Partial<AttemptAnalytics> = {}): AttemptAnalytics {
  return {
    answerDistribution: { correct: 1, incorrect: 1, notAttempted: 0 },
    totalTime: 75,
    benchmarkTotalTime: 60,
    averageTimePerQuestion: 37.5,
    timeAnalysis: [aTime(1, 'Where is energy released?', 45), aTime(2, 'Where is DNA?', 30)],
    ...over,
  };
}

function aTime(questionNumber: number, questionText: string, estimatedTime: number) {
  const benchmarkTime = 30;
  const difference = estimatedTime - benchmarkTime;
  return { questionNumber, questionText, estimatedTime, benchmarkTime, difference };
}
