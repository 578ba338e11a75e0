import { Timestamp } from 'firebase/firestore';

type QuizStatus = 'generating' | 'draft' | 'ready' | 'assigned' | 'failed';

const stored = { version: 1 };
const at = Timestamp.fromMillis(0);

function aProfile(userType: 'student' | 'teacher', currentGrade: string | null) {
  const classIds = userType === 'student' ? ['class-1'] : [];
  const who = { email: 'a@example.org', fullName: 'Alex', userType, currentGrade, classIds };
  return { ...stored, ...who, isAdmin: false, createdAt: at, closedAt: null };
}

const closed = { closedAt: at };

function aMaterial(teacherId: string, audience = ['all']) {
  const file = { fileName: 'water.pdf', sizeBytes: 3, path: `materials/${teacherId}/file-1` };
  const found = { topics: [], audience };
  return { ...stored, name: 'Water', type: 'PDF', uploadDate: at, teacherId, ...file, ...found };
}

function aQuiz(teacherId: string, status: QuizStatus) {
  const order = { toughness: 'Easy', targetGrade: 'Grade 10', numQuestions: 5, writer: 'offline' };
  const what = { title: 'Water', notice: null, questions: [], createdAt: at };
  return { ...stored, ...order, ...what, teacherId, status };
}

function aKey(teacherId: string) {
  return {
    ...stored,
    teacherId,
    questions: [{ correctAnswer: 1, explanation: 'It is.', topic: 'Rain' }],
  };
}

function anAttempt(studentId: string) {
  const score = { score: 4, totalQuestions: 5, percentage: 80, timeTaken: 60, completedAt: at };
  const topics = [{ topic: 'Rain', asked: 5, right: 4 }];
  return { ...stored, topics, quizId: 'ready', quizTitle: 'Water', studentId, ...score };
}

function anOpenAttempt(studentId: string) {
  const times = { startedAt: '2026-11-16T08:00:00.000Z', deadline: '2026-11-16T08:05:00.000Z' };
  const work = { answers: [1, null], questionTimes: [9, 0], flags: [false, false], isFirst: true };
  const what = { attemptId: 'open-1-a', quizId: 'ready', quizVersion: 1 };
  return { ...stored, ...what, studentId, ...times, ...work };
}

function aReportBook(teacherId: string) {
  const what = { quizId: 'ready', teacherId, questionId: 'q1', quizVersion: 1 };
  const said = { reason: 'unclear', line: null, reportedAt: '2026-11-16T08:00:00.000Z' };
  const open = { quizzes: ['ready'], openQuizzes: ['ready'], openTeachers: [teacherId] };
  const reports = [{ ...what, ...said, settledAt: null }];
  return { ...stored, reports, sentOn: '2026-11-16', sentCount: 1, ...open };
}

function anAssignment(teacherId: string) {
  const times = { opensAt: at, dueAt: at, closesAt: at, releasedAt: null };
  const what = { quizId: 'assigned', classId: 'class-1', only: ['student-1'], attempts: 1 };
  return { ...stored, ...what, ...times, teacherId };
}

/** A deleted quiz of hers that was on the shelf; neither makes it readable. */
function aDeletion(teacherId: string, documents: object) {
  return { ...stored, teacherId, status: 'ready', undoUntil: at, isPurged: false, documents };
}

const profile = { fullName: 'Alex', currentGrade: '10', classIds: ['class-1'] };
const aSummary = { version: 3, attempts: 1, percentageSum: 80, recent: [], profile };
const aClass = { ...stored, name: '10b', grade: '10', teacherIds: ['teacher-1'] };
const aJoinCode = { ...stored, classId: 'class-1', expiresAt: at };
const anInvitation = { ...stored, email: 'ina@example.org', fullName: 'Ina', isAdmin: true };
const aClassInvitation = {
  ...{ ...stored, classId: 'class-1', studentId: 'student-1', email: 'a@example.org' },
  ...{ teacherId: 'teacher-1', invitedAt: at, expiresAt: at },
};
const anAccommodation = { ...stored, studentId: 'student-1', timeFactor: 1.5 };

/** A document for every path of a school. */
export const school: Record<string, object> = {
  'users/student-1': aProfile('student', '10'),
  'users/student-2': aProfile('student', '11'),
  'users/teacher-1': aProfile('teacher', null),
  'users/teacher-2': aProfile('teacher', null),
  'users/teacher-3': aProfile('teacher', null),
  'users/admin-1': { ...aProfile('teacher', null), isAdmin: true },
  'sessions/student-1': { ...stored, sessions: [] },
  'recoveryCodes/teacher-1': { ...stored, hashes: ['a1'] },
  'users/leaving-student': {
    ...{ ...aProfile('student', '10'), endedSignIns: { until: 100, kept: [50] } },
  },
  'users/closed-student': { ...aProfile('student', '10'), ...closed },
  'users/closed-teacher': { ...aProfile('teacher', null), ...closed },
  'materials/material-1': aMaterial('teacher-1'),
  'materials/for-a-class': aMaterial('teacher-1', ['teacher-1', 'class-1', 'teacher-2']),
  'quizzes/ready': aQuiz('teacher-1', 'ready'),
  'quizzes/generating': aQuiz('teacher-1', 'generating'),
  'quizzes/failed': aQuiz('teacher-1', 'failed'),
  'quizzes/draft': aQuiz('teacher-1', 'draft'),
  'quizzes/assigned': aQuiz('teacher-1', 'assigned'),
  'quizzes/shared': { ...aQuiz('teacher-1', 'draft'), filing: { isShared: true } },
  'quizzes/shared/private/key': aKey('teacher-1'),
  'quizzes/closed': aQuiz('closed-teacher', 'draft'),
  'quizzes/closed/private/key': aKey('closed-teacher'),
  'quizzes/erased': aQuiz('erased-teacher', 'draft'),
  'quizzes/erased/private/key': aKey('erased-teacher'),
  'quizzes/ready/private/key': aKey('teacher-1'),
  'quizzes/draft/private/key': aKey('teacher-1'),
  'quizzes/assigned/private/key': aKey('teacher-1'),
  'quizDocuments/document-1': { ...stored, teacherId: 'teacher-1', fileName: 'water.pdf' },
  'quizzes/ready/private/drafts': { ...stored, teacherId: 'teacher-1', drafts: [], dismissed: [] },
  'quizzes/ready/versions/1': { ...stored, title: 'Water', questions: [] },
  'deletedQuizzes/deleted': aDeletion('teacher-1', { quizzes: aQuiz('teacher-1', 'ready') }),
  'quizzes/deleted/private/key': aKey('teacher-1'),
  'deletedMaterials/deleted': aDeletion('teacher-1', { materials: aMaterial('teacher-1') }),
  'attempts/attempt-1': anAttempt('student-1'),
  'attempts/closed': anAttempt('closed-student'),
  'attempts/erased': anAttempt('erased-student'),
  'heldAttempts/attempt-2': anAttempt('student-1'),
  'openAttempts/open-1': anOpenAttempt('student-1'),
  'boards/class-1': { ...stored, teacherId: 'teacher-1', quizId: 'ready', turn: 1, question: {} },
  'boardSeats/run-1.student-1': { ...stored, runId: 'run-1', studentId: 'student-1', answers: {} },
  'responses/ready': { ...stored, kept: 1, last: null, counts: [] },
  'responses/ready/pages/0': { ...stored, firsts: [] },
  'markbooks/class-1': { ...stored, columns: [], grading: { scale: [] } },
  'answerCounts/assignment-1': { ...stored, students: 1, questions: {} },
  'students/student-1': aSummary,
  'students/student-2': aSummary,
  'students/closed-student': aSummary,
  'students/erased-student': aSummary,
  'students/student-1/years/before-2026': { ...stored, name: 'Before 2026/27', attempts: 1 },
  'students/student-1/quizResults/ready': { ...stored, quizId: 'ready', attempts: 2 },
  'yearChanges/2026': { ...stored, name: '2026/27', status: 'running', except: ['student-1'] },
  'lists/materials': { ...stored, changes: 3 },
  'questionBanks/of-teacher-1.0': { ...stored, teacherId: 'teacher-1', bank: 'of-teacher-1' },
  'questionBanks/shared.0': { ...stored, teacherIds: ['teacher-1'], bank: 'shared' },
  'practice/student-1': { ...stored, items: [], seenUntil: null, seen: [] },
  'reports/student-1': aReportBook('teacher-1'),
  'insights/teacher-1': { ...stored, teacherId: 'teacher-1', text: 'The class does well.' },
  'insights/closed-teacher': { ...stored, teacherId: 'closed-teacher', text: 'It did well.' },
  'topics/teacher-1': { ...stored, topics: { rain: { name: 'Rain', usedAt: at } } },
  'jobs/generating': { ...stored, order: { teacherId: 'teacher-1' }, status: 'generating' },
  'settings/school-year': { ...stored, startedAt: at },
  'classes/class-1': aClass,
  'marks/student-1': { ...stored, marks: { 'assignment-1': { score: 4 } } },
  'joinCodes/7K3M9QXT': aJoinCode,
  'joinTries/student-1': { ...stored, wrong: 3, since: at },
  'invitations/hash-1': anInvitation,
  'classInvitations/hash-1': aClassInvitation,
  'limits/documents-of-somebody': { ...stored, since: '2026-11-20T00:00:00.000Z', count: 20 },
  'modelUsage/2026-11-20': { ...stored, used: 200 },
  'erasures/erasure-1': { ...stored, status: 'running', person: { uid: 'student-1' }, done: [] },
  'assignments/assignment-1': anAssignment('teacher-1'),
  'accommodations/student-1': anAccommodation,
  'audit/entry-1': { ...stored, at, act: 'account.closed', about: ['student-1', 'admin-1'] },
};

/** Documents outside the schools. */
export const database: Record<string, object> = {
  'schools/main': { ...stored, name: 'School', domains: ['example.org'], createdAt: at },
  'schools/other': { ...stored, name: 'Other school', domains: ['example.com'], createdAt: at },
  'accounts/student-1': { ...stored, schoolId: 'main', createdAt: at },
  'accounts/teacher-1': { ...stored, schoolId: 'main', createdAt: at },
};

/** A document that fits every condition and would open the most doors anywhere. */
export const belongsToEverybody = {
  ...stored,
  userType: 'student',
  status: 'ready',
  studentId: 'student-1',
  teacherId: 'teacher-1',
  schoolId: 'main',
};
