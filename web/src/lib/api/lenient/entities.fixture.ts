/** Every field that our own server sends for each entity, with this one time throughout. */
export const MOMENT = '2026-03-12T09:05:00.000Z';

export const user = {
  uid: 'maya',
  email: 'maya@school.example',
  fullName: 'Maya Lindqvist',
  userType: 'student',
  currentGrade: '10',
};

export const material = {
  id: 'm1',
  name: 'Cells',
  type: 'Video',
  uploadDate: MOMENT,
  teacherId: 'omar',
  teacherName: 'Omar Haddad',
  subject: 'Biology',
  fileName: 'cells.mp4',
  sizeBytes: 8,
  topics: ['Cells'],
  tags: ['exam'],
  classes: [{ id: '9b', name: 'Biology 9b' }],
};

export const source = { page: 3, section: null, quote: 'Mitochondria release energy.' };
const question = {
  question: 'Where is energy released?',
  options: ['Nucleus', 'Mitochondrion', 'Ribosome', 'Membrane'],
  correctAnswer: 1,
  explanation: 'Respiration happens in mitochondria.',
  topic: 'Cells',
  source,
  benchmarkTime: 30,
};

export const summary = {
  id: 'q1',
  title: 'Cells and tissues',
  toughness: 'Hard',
  targetGrade: 'Grade 9',
  numQuestions: 1,
  createdAt: MOMENT,
  teacherId: 'omar',
  teacherName: 'Omar Haddad',
  subject: 'Biology',
  topics: ['Cells'],
  status: 'draft',
  writer: 'gemini',
  notice: 'One question was left out.',
};
/** Only our own server sends these, with times of one form. */
export const filing = {
  tags: ['exam'],
  isShared: true,
  given: [
    {
      assignmentId: 'as1',
      className: 'Biology 9b',
      timeZone: 'Europe/Oslo',
      opensAt: '2026-03-13T08:00:00.000Z',
      dueAt: null,
      closesAt: null,
    },
  ],
};
export const quiz = { ...summary, version: 2, questions: [{ id: 'first', ...question }] };

export const listed = {
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
  assignmentId: 'as1',
  isScoreOnly: true,
};
const resource = {
  title: 'Cells',
  link: 'https://en.wikipedia.org/wiki/Cell',
  description: 'All.',
};
export const attempt = {
  ...listed,
  detailedResults: [
    {
      ...question,
      questionId: 'first',
      optionOrder: [2, 0, 3, 1],
      userAnswer: 1,
      isCorrect: true,
      isDropped: true,
      estimatedTime: 75,
      note: 'The answer to this question was corrected on 16 November 2026.',
    },
  ],
  resourceRecommendations: { onlineResources: [resource], youtubeVideos: [resource] },
  errorTopics: ['Cells'],
};

export const overview = {
  studentId: 'maya',
  studentName: 'Maya Lindqvist',
  studentEmail: 'maya@school.example',
  currentGrade: '10',
  quizzesTaken: 2,
  averageScore: 66.7,
  lastScore: 66.7,
  trend: null,
  skillGapCompletion: 50,
  completedResources: 1,
  totalResources: 2,
  status: 'Progressing',
};

const progress = { onlineResources: [0], youtubeVideos: [], analysisViewed: true };
export const progressReply = { progress, resources: { completed: 2, total: 3 } };
