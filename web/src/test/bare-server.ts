import { http, HttpResponse } from 'msw';
import { server } from './server.ts';

/** Replies keyed by address; this server does not know any other. */
export type Replies = Record<string, unknown>;

const seconds = Date.UTC(2026, 2, 12, 9, 5) / 1000;

const question = {
  question: 'Where is energy released?',
  options: ['Nucleus', 'Mitochondrion'],
  correctAnswer: 1,
  explanation: 'Respiration happens in mitochondria.',
};

const quiz = {
  id: 'q1',
  title: 'Cells and tissues',
  toughness: 'Easy',
  targetGrade: 'Grade 10',
  createdAt: { _seconds: seconds, _nanoseconds: 0 },
  numQuestions: 2,
};

const attempt = {
  id: 'a1',
  quizId: 'q1',
  quizTitle: 'Cells and tissues',
  score: 1,
  totalQuestions: 2,
  percentage: 50,
  completedAt: { seconds, nanoseconds: 0 },
  timestamp: new Date(seconds * 1000).toString(),
  timeTaken: 75,
};

const overview = {
  studentId: 'maya',
  studentName: 'Maya Lindqvist',
  studentEmail: 'maya@school.example',
  currentGrade: 10,
  quizzesTaken: 2,
  averageScore: 66.7,
  skillGapCompletion: 50,
  completedResources: 1,
  totalResources: 2,
};

const time = { estimatedTime: 40, benchmarkTime: 30, difference: 10 };

/** The replies with what the specification names, without our additions. */
export const specifiedReplies: Replies = {
  '/materials': {
    materials: [{ id: 'm1', name: 'Inside a cell', type: 'PDF', uploadDate: '2026-03-12' }],
  },
  '/quizzes': { quizzes: [quiz] },
  '/quizzes/q1': { quiz: { ...quiz, questions: [question, question] } },
  '/teacher/omar/class-insights': { insights: '## The class in brief\n- All is well.' },
  '/teacher/omar/students-overview': { students: [overview] },
  '/student/maya/quiz-attempts': { attempts: [attempt], student: { fullName: 'Maya Lindqvist' } },
  '/student/maya/quizzes': { quizzes: [quiz] },
  '/student/maya/skill-gap': {
    analysis: { topicErrorAnalysis: [['Cells', 2]], strongAreas: ['Tissues'] },
  },
  '/student/maya/performance-stats': { stats: { any: 'shape' } },
  '/quiz-results/attempt/a1': {
    attempt: {
      ...attempt,
      detailedResults: [
        { ...question, userAnswer: 1, isCorrect: true },
        { ...question, userAnswer: 0, isCorrect: false },
      ],
      resourceRecommendations: {
        onlineResources: [
          { title: 'Cell', link: 'https://en.wikipedia.org/wiki/Cell', description: '' },
        ],
        youtubeVideos: [],
      },
    },
  },
  '/quiz-results/attempt/a1/analysis': {
    analysis: {
      recommendations: ['Read the chapter again.'],
      topicSpecificMaterials: ['Cells'],
      teacherMaterials: [{ id: 'm1', type: 'PDF', title: 'Inside a cell', description: '' }],
    },
  },
  '/quiz-results/attempt/a1/progress': {
    progress: { onlineResources: [], youtubeVideos: [], analysisViewed: false },
  },
  '/quiz-results/attempt/a1/detailed-analytics': {
    analytics: {
      answerDistribution: { correct: 1, incorrect: 1, notAttempted: 0 },
      totalTime: 80,
      benchmarkTotalTime: 60,
      averageTimePerQuestion: 40,
      timeAnalysis: [
        { ...time, questionNumber: 1, questionText: question.question },
        { ...time, questionNumber: 2, questionText: question.question },
      ],
    },
  },
};

/** The minimal replies with which a page still works. */
export const poorestReplies: Replies = {
  '/materials': { materials: [{ id: 'm1' }, { name: 'Without an id' }] },
  '/quizzes': { quizzes: [{ id: 'q1' }] },
  '/quizzes/q1': { quiz: { id: 'q1', questions: [{}, {}] } },
  '/teacher/omar/class-insights': { insights: 'All is well.' },
  '/teacher/omar/students-overview': { students: [{ studentId: 'maya' }] },
  '/student/maya/quiz-attempts': { attempts: [{ id: 'a1', quizId: 'q1' }] },
  '/student/maya/quizzes': { quizzes: [{ id: 'q1' }] },
  '/student/maya/skill-gap': {},
  '/student/maya/performance-stats': {},
  '/quiz-results/attempt/a1': { attempt: { id: 'a1', detailedResults: [{}, {}] } },
  '/quiz-results/attempt/a1/analysis': { analysis: {} },
  '/quiz-results/attempt/a1/progress': {},
  '/quiz-results/attempt/a1/detailed-analytics': { analytics: {} },
};

/** A server with only the specification's endpoints, whose refusals have no code. */
export function serveBare(replies: Replies): void {
  server.use(
    http.all('/api/*', ({ request }) => {
      const path = new URL(request.url).pathname.replace(/^\/api/, '');
      const reply = request.method === 'GET' ? replies[path] : undefined;
      if (reply) return HttpResponse.json({ success: true, ...reply });
      return HttpResponse.json({ success: false, error: 'Not found' }, { status: 404 });
    }),
  );
}
