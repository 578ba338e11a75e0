import type { Attempt, ListedAttempt } from '@study-assistant/contract/attempts/attempts';
import { numberAttempts } from '@study-assistant/contract/attempts/growth';
import type { PerformanceStats, SkillGap } from '@study-assistant/contract/attempts/students';
import type { AttemptAnalytics } from '@study-assistant/contract/classes/analytics';
import type { StudentYear } from '@study-assistant/contract/school/student-years';
import { http, HttpResponse } from 'msw';
import { aResult } from '../../test/question-result.fixture.ts';
import { student } from '../../test/render-signed-in.tsx';
import { server } from '../../test/server.ts';
import { takePage } from '../../test/take-page.ts';
import { aNewQuiz } from '../../test/today.fixture.ts';

/** An attempt on a day of March, as lists carry it. */
export function listed(day: number, over: Partial<ListedAttempt> = {}): ListedAttempt {
  const completedAt = `2026-03-${String(day).padStart(2, '0')}T09:00:00.000Z`;
  return {
    id: `attempt-${day}`,
    quizId: 'cells',
    quizTitle: 'Cells and tissues',
    studentId: student.uid,
    score: 7,
    totalQuestions: 10,
    percentage: 70,
    completedAt,
    timestamp: completedAt,
    timeTaken: 125,
    ...over,
  };
}

function anAttempt(over: Partial<Attempt> = {}): Attempt {
  return {
    ...listed(1),
    detailedResults: [
      aResult(),
      aResult({ topic: 'Tissues', isCorrect: false, userAnswer: 2 }),
      aResult({ topic: 'Tissues', isCorrect: false, userAnswer: null }),
    ],
    resourceRecommendations: { onlineResources: [], youtubeVideos: [] },
    errorTopics: ['Tissues'],
    ...over,
  };
}

export function someAnalytics(over: Partial<AttemptAnalytics> = {}): AttemptAnalytics {
  return {
    answerDistribution: { correct: 1, incorrect: 1, notAttempted: 1 },
    totalTime: 125,
    benchmarkTotalTime: 90,
    averageTimePerQuestion: 41.7,
    timeAnalysis: [1, 2, 3].map((questionNumber) => ({
      questionNumber,
      questionText: 'Where is energy released?',
      estimatedTime: 41.7,
      benchmarkTime: 30,
      difference: 11.7,
    })),
    ...over,
  };
}

export function someStats(over: Partial<PerformanceStats> = {}): PerformanceStats {
  return {
    totalQuizzes: 3,
    averageScore: 66.7,
    highestScore: 85.5,
    passRate: 67,
    trend: 'improving',
    lastAttempts: [
      listed(3, { score: 9, percentage: 85.5, quizId: 'atoms', quizTitle: 'Atoms' }),
      listed(2),
      listed(1, { score: 4, percentage: 44.6 }),
    ],
    ...over,
  };
}

const aSkillGap: SkillGap = {
  topicErrorAnalysis: [
    ['Photosynthesis', 6],
    ['Osmosis', 5],
    ['Diffusion', 4],
    ['Enzymes', 3],
    ['Mitosis', 2],
    ['Meiosis', 1],
  ],
  strongAreas: ['Cells', 'Energy'],
};

type Answers = {
  /** Ids of the quizzes that can still be taken. */
  onShelf?: string[];
  stats?: PerformanceStats;
  skillGap?: SkillGap;
  attempts?: readonly ListedAttempt[];
  attempt?: Attempt;
  analytics?: AttemptAnalytics;
  /** Past school years. */
  years?: readonly StudentYear[];
};

/** Serves one student's data; whatever a test leaves out comes from the fixtures. */
export function serveStudent(answers: Answers = {}): void {
  const { fullName, uid, email, currentGrade } = student;
  const {
    stats = someStats(),
    skillGap = aSkillGap,
    attempts = stats.lastAttempts.map((one) => ({ ...listed(1), ...one })),
    attempt = anAttempt(),
    analytics = someAnalytics(),
    years = [],
    onShelf = attempts.map(({ quizId }) => quizId),
  } = answers;
  const success = true as const;
  server.use(
    http.get(`/api/student/${uid}/years`, () => HttpResponse.json({ success, years })),
    http.get(`/api/student/${uid}/performance-stats`, () => HttpResponse.json({ success, stats })),
    http.get(`/api/student/${uid}/skill-gap`, () =>
      HttpResponse.json({ success, analysis: skillGap }),
    ),
    http.get(`/api/student/${uid}/quiz-attempts`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const quizId = searchParams.get('quizId');
      const { page, next } = takePage(
        attempts.filter((one) => quizId === null || one.quizId === quizId),
        request,
      );
      const numbers = searchParams.has('numbered') ? numberAttempts(attempts) : null;
      const whose = { uid, fullName, email, currentGrade };
      const listedNow = page.map((one) =>
        numbers ? { ...one, number: numbers.get(one.id) } : one,
      );
      return HttpResponse.json({ success, attempts: listedNow, next, student: whose });
    }),
    http.get(`/api/student/${uid}/quizzes`, () =>
      HttpResponse.json({ success, quizzes: onShelf.map((id) => aNewQuiz({ id })), next: null }),
    ),
    http.get('/api/quiz-results/attempt/:id', ({ params }) =>
      HttpResponse.json({ success, attempt: { ...attempt, id: params['id'] } }),
    ),
    http.get('/api/quiz-results/attempt/:id/detailed-analytics', () =>
      HttpResponse.json({ success, analytics }),
    ),
  );
}

/** Refuses every request about this student. */
export function refuseStudent(status: number, error: string, code: string): void {
  server.use(
    http.get('/api/student/:uid/:what', () =>
      HttpResponse.json({ success: false, error, code }, { status }),
    ),
  );
}
