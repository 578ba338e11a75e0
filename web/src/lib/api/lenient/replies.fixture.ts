import type { Endpoint } from '@study-assistant/contract/endpoint';
import * as contractAccounts from '@study-assistant/contract/accounts';
import * as contractAnalysis from '@study-assistant/contract/analysis';
import * as contractAnalytics from '@study-assistant/contract/analytics';
import * as contractAttempts from '@study-assistant/contract/attempts';
import * as contractMaterials from '@study-assistant/contract/materials';
import * as contractQuizzes from '@study-assistant/contract/quizzes';
import * as contractStudents from '@study-assistant/contract/students';
import * as accounts from './accounts.ts';
import * as analysis from './analysis.ts';
import * as analytics from './analytics.ts';
import * as attempts from './attempts.ts';
import * as materials from './materials.ts';
import * as quizzes from './quizzes.ts';
import * as students from './students.ts';

export const MOMENT = '2026-03-12T09:05:00.000Z';

const user = {
  uid: 'maya',
  email: 'maya@school.example',
  fullName: 'Maya Lindqvist',
  userType: 'student',
  currentGrade: '10',
};

const material = {
  id: 'm1',
  name: 'Cells',
  type: 'Video',
  uploadDate: MOMENT,
  teacherId: 'omar',
  fileName: 'cells.mp4',
  sizeBytes: 8,
  topics: ['Cells'],
};

const source = { page: 3, section: null, quote: 'Mitochondria release energy.' };
const question = {
  question: 'Where is energy released?',
  options: ['Nucleus', 'Mitochondrion', 'Ribosome', 'Membrane'],
  correctAnswer: 1,
  explanation: 'Respiration happens in mitochondria.',
  topic: 'Cells',
  source,
  benchmarkTime: 30,
};

const summary = {
  id: 'q1',
  title: 'Cells and tissues',
  toughness: 'Hard',
  targetGrade: 'Grade 9',
  numQuestions: 1,
  createdAt: MOMENT,
  teacherId: 'omar',
  status: 'draft',
  writer: 'gemini',
  notice: 'One question was left out.',
};
const quiz = { ...summary, version: 2, questions: [{ id: 'first', ...question }] };

const listed = {
  id: 'a1',
  quizId: 'q1',
  quizTitle: 'Cells and tissues',
  quizVersion: 2,
  studentId: 'maya',
  score: 1,
  totalQuestions: 1,
  percentage: 100,
  completedAt: MOMENT,
  timestamp: MOMENT,
  timeTaken: 75,
  note: 'The answer key of this quiz was corrected on 16 November 2026.',
};
const resource = {
  title: 'Cells',
  link: 'https://en.wikipedia.org/wiki/Cell',
  description: 'All.',
};
const attempt = {
  ...listed,
  detailedResults: [
    {
      ...question,
      questionId: 'first',
      userAnswer: 1,
      isCorrect: true,
      estimatedTime: 75,
      note: 'The answer to this question was corrected on 16 November 2026.',
    },
  ],
  resourceRecommendations: { onlineResources: [resource], youtubeVideos: [resource] },
  errorTopics: ['Cells'],
};

const overview = {
  studentId: 'maya',
  studentName: 'Maya Lindqvist',
  studentEmail: 'maya@school.example',
  currentGrade: '10',
  quizzesTaken: 2,
  averageScore: 66.7,
  skillGapCompletion: 50,
  completedResources: 1,
  totalResources: 2,
  status: 'Progressing',
};

const { fullName, uid, email, currentGrade } = user;
const progress = { onlineResources: [0], youtubeVideos: [], analysisViewed: true };
const progressReply = { progress, resources: { completed: 2, total: 3 } };

type Call = {
  contract: Endpoint;
  lenient: Endpoint;
  /** As our own server answers. */
  reply: Record<string, unknown>;
  /** What the page cannot live without; an element of a list without it is left out. */
  needed?: string[];
};

/** The calls of the specification whose answer is more than a success flag. */
export const calls: Record<string, Call> = {
  'GET /auth/user': {
    contract: contractAccounts.getUser,
    lenient: accounts.getUser,
    reply: { user },
  },
  'POST /auth/save-user-data': {
    contract: contractAccounts.saveUserData,
    lenient: accounts.saveUserData,
    reply: { user },
  },
  'GET /materials': {
    contract: contractMaterials.listMaterials,
    lenient: materials.listMaterials,
    reply: { materials: [material] },
    needed: ['materials'],
  },
  'POST /materials/upload': {
    contract: contractMaterials.uploadMaterial,
    lenient: materials.uploadMaterial,
    reply: { material },
  },
  'GET /quizzes': {
    contract: contractQuizzes.listQuizzes,
    lenient: quizzes.listQuizzes,
    reply: { quizzes: [summary] },
    needed: ['quizzes'],
  },
  'POST /quiz/generate': {
    contract: contractQuizzes.generateQuiz,
    lenient: quizzes.generateQuiz,
    reply: { quizId: 'q1' },
  },
  'GET /quizzes/{id}': {
    contract: contractQuizzes.getQuiz,
    lenient: quizzes.getQuiz,
    reply: { quiz },
    needed: ['quiz', 'quiz.id'],
  },
  'POST /quiz/submit': {
    contract: contractAttempts.submitQuiz,
    lenient: attempts.submitQuiz,
    reply: { attemptId: 'a1', notice: 'Too late.' },
    needed: ['attemptId'],
  },
  'GET class-insights': {
    contract: contractAnalysis.getClassInsights,
    lenient: analysis.getClassInsights,
    reply: {
      insights: '## The class',
      writer: 'gemini',
      generatedAt: MOMENT,
      numbers: {
        students: 1,
        started: 1,
        average: 66.7,
        weakTopics: [],
        strongTopics: [],
        hardQuestions: [],
        slipped: [],
        improved: [],
        notStarted: [],
      },
    },
  },
  'GET students-overview': {
    contract: contractStudents.listStudentsOverview,
    lenient: students.listStudentsOverview,
    reply: { students: [overview] },
    needed: ['students'],
  },
  'GET quiz-attempts': {
    contract: contractStudents.listStudentAttempts,
    lenient: students.listStudentAttempts,
    reply: { attempts: [listed], next: 'a0', student: { fullName, uid, email, currentGrade } },
    needed: ['attempts'],
  },
  'GET student quizzes': {
    contract: contractQuizzes.listStudentQuizzes,
    lenient: quizzes.listStudentQuizzes,
    reply: {
      quizzes: [
        {
          ...summary,
          status: 'ready',
          forYourGrade: true,
          best: { attemptId: 'a1', percentage: 100, attempts: 1 },
        },
      ],
    },
    needed: ['quizzes'],
  },
  'GET skill-gap': {
    contract: contractStudents.getSkillGap,
    lenient: students.getSkillGap,
    reply: { analysis: { topicErrorAnalysis: [['Cells', 2]], strongAreas: ['Tissues'] } },
  },
  'GET attempt': {
    contract: contractAttempts.getAttempt,
    lenient: attempts.getAttempt,
    reply: { attempt },
    needed: ['attempt', 'attempt.id'],
  },
  'GET analysis': {
    contract: contractAnalysis.getAttemptAnalysis,
    lenient: analysis.getAttemptAnalysis,
    reply: {
      analysis: {
        recommendations: ['Read page 3 again.'],
        topicSpecificMaterials: [{ topic: 'Cells', ...source }],
        teacherMaterials: [{ id: 'm1', type: 'Video', title: 'Cells', description: 'Covers it.' }],
      },
    },
  },
  'GET progress': {
    contract: contractAttempts.getAttemptProgress,
    lenient: attempts.getAttemptProgress,
    reply: progressReply,
  },
  'GET detailed-analytics': {
    contract: contractAnalytics.getDetailedAnalytics,
    lenient: analytics.getDetailedAnalytics,
    reply: {
      analytics: {
        answerDistribution: { correct: 1, incorrect: 0, notAttempted: 0 },
        totalTime: 75,
        benchmarkTotalTime: 30,
        averageTimePerQuestion: 75,
        timeAnalysis: [
          {
            questionNumber: 1,
            questionText: 'Where is energy released?',
            estimatedTime: 75,
            benchmarkTime: 30,
            difference: 45,
          },
        ],
      },
    },
    needed: ['analytics'],
  },
  'POST mark-complete': {
    contract: contractAttempts.markResourceComplete,
    lenient: attempts.markResourceComplete,
    reply: progressReply,
  },
};
