import * as contractAnalysis from '@study-assistant/contract/attempts/analysis';
import * as contractAttempts from '@study-assistant/contract/attempts/attempts';
import * as contractOpenAttempts from '@study-assistant/contract/attempts/open-attempts';
import * as contractStudents from '@study-assistant/contract/attempts/students';
import * as contractAnalytics from '@study-assistant/contract/classes/analytics';
import * as contractStudentsOverview from '@study-assistant/contract/classes/students-overview';
import * as contractMaterialChanges from '@study-assistant/contract/materials/material-changes';
import * as contractMaterials from '@study-assistant/contract/materials/materials';
import * as contractAccounts from '@study-assistant/contract/people/accounts';
import * as contractOrder from '@study-assistant/contract/quizzes/order-quiz';
import * as contractQuizzes from '@study-assistant/contract/quizzes/quizzes';
import type { Endpoint } from '@study-assistant/contract/wire/endpoint';
import * as accounts from './accounts.ts';
import * as analysis from './analysis.ts';
import * as analytics from './analytics.ts';
import * as attempts from './attempts.ts';
import {
  attempt,
  listed,
  material,
  MOMENT,
  overview,
  progressReply,
  quiz,
  source,
  filing,
  summary,
  user,
} from './entities.fixture.ts';
import * as materialChanges from './material-changes.ts';
import * as materials from './materials.ts';
import * as openAttempts from './open-attempts.ts';
import * as order from './order-quiz.ts';
import * as quizzes from './quizzes.ts';
import * as studentsOverview from './students-overview.ts';
import * as students from './students.ts';

const { fullName, uid, email, currentGrade } = user;

type Call = {
  contract: Endpoint;
  lenient: Endpoint;
  /** The reply of our own server. */
  reply: Record<string, unknown>;
  /** Fields that the page needs; a list element without them is left out. */
  needed?: string[];
};

/** Endpoints of the specification that reply with more than a success flag. */
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
    reply: { materials: [material], next: 'WzFd' },
    needed: ['materials'],
  },
  'POST /materials/upload': {
    contract: contractMaterialChanges.uploadMaterial,
    lenient: materialChanges.uploadMaterial,
    reply: { material },
  },
  'GET /quizzes': {
    contract: contractQuizzes.listQuizzes,
    lenient: quizzes.listQuizzes,
    reply: { quizzes: [{ ...summary, reportedQuestions: 2, ...filing }], next: 'WzFd' },
    needed: ['quizzes'],
  },
  'POST /quiz/generate': {
    contract: contractOrder.generateQuiz,
    lenient: order.generateQuiz,
    reply: { quizId: 'q1' },
  },
  'GET /quizzes/{id}': {
    contract: contractQuizzes.getQuiz,
    lenient: quizzes.getQuiz,
    reply: { quiz },
    needed: ['quiz', 'quiz.id'],
  },
  'POST /quiz/submit': {
    contract: contractOpenAttempts.submitQuiz,
    lenient: openAttempts.submitQuiz,
    reply: { attemptId: 'a1', held: 'Handed in.', notice: 'Too late.' },
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
        isEnough: true,
        average: 66.7,
        weakTopics: [],
        strongTopics: [],
        hardQuestions: [],
        missedQuestions: [],
        slipped: [],
        improved: [],
        notStarted: [],
      },
    },
  },
  'GET students-overview': {
    contract: contractStudentsOverview.listStudentsOverview,
    lenient: studentsOverview.listStudentsOverview,
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
      next: null,
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
        recommendationTopics: ['Cells'],
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
