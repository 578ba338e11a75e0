type Token = { uid: string; claims: Record<string, unknown> };

function token(uid: string, claims: Record<string, unknown>): Token {
  return { uid, claims };
}

/** A token of one of several sign-ins, of which she has ended some at the second 100. */
function signedInAt(auth_time: number): Token {
  return token('leaving-student', { userType: 'student', schoolId: 'main', auth_time });
}

/** A token with everything except a right school. */
function teacherOf(schoolId: unknown): Token {
  return token('teacher-1', { userType: 'teacher', schoolId });
}

/** A token with everything except a right role. */
function memberWith(userType: unknown, uid = 'teacher-1'): Token {
  return token(uid, { userType, schoolId: 'main' });
}

/**
 * Everybody who may send a request; null is not signed in. A closed account has a document and an
 * erased one has none, but tokens of both are still valid for a while. Personas with a wrong role
 * or school have the uid of a real person, so that only the role or school makes a difference.
 */
export const personas = {
  'someone who is not signed in': null,
  'a student': memberWith('student', 'student-1'),
  'another student': memberWith('student', 'student-2'),
  'a teacher': memberWith('teacher'),
  'another teacher': memberWith('teacher', 'teacher-2'),

  'a teacher who sees her classes alone': token('teacher-3', {
    ...{ userType: 'teacher', schoolId: 'main', teacherScope: 'classes', email_verified: true },
  }),

  'a teacher of a school whose address is confirmed': token('teacher-3', {
    ...{ userType: 'teacher', schoolId: 'main', teacherScope: 'school', email_verified: true },
  }),
  'a teacher of a school whose address is not confirmed': token('teacher-3', {
    ...{ userType: 'teacher', schoolId: 'main', teacherScope: 'school', email_verified: false },
  }),

  'an admin': token('admin-1', { userType: 'teacher', schoolId: 'main', admin: true }),

  'a student whose account is closed': memberWith('student', 'closed-student'),
  'a teacher whose account is closed': memberWith('teacher', 'closed-teacher'),
  'a student whose account is erased': memberWith('student', 'erased-student'),
  'a teacher whose account is erased': memberWith('teacher', 'erased-teacher'),

  'a student whose sign-in she has ended': signedInAt(99),
  'a student whose sign-in ended in its first second': signedInAt(100),
  'a student whose sign-in she has kept': signedInAt(50),
  'a student who has signed in since': signedInAt(101),
  'a student who has ended sign-ins, with a token that says no time': memberWith(
    'student',
    'leaving-student',
  ),

  'a student of another school': token('student-1', { userType: 'student', schoolId: 'other' }),
  'a teacher of another school': teacherOf('other'),
  'a student whose token has no school': token('student-1', { userType: 'student' }),
  'a teacher whose token has no school': token('teacher-1', { userType: 'teacher' }),
  'a teacher with her school in another claim': token('teacher-1', {
    userType: 'teacher',
    school: 'main',
    main: true,
  }),
  'a school that is null': teacherOf(null),
  'a school that is a list': teacherOf(['main', 'other']),
  'a school that is a map': teacherOf({ main: true }),
  'the school "Main"': teacherOf('Main'),
  'a school with nothing in its name': teacherOf(''),
  'the path of the school': teacherOf('schools/main'),

  'someone whose token has neither role nor school': token('teacher-1', {}),
  'a student whose token has no role yet': token('student-1', { schoolId: 'main' }),
  'a teacher whose token has no role yet': token('teacher-1', { schoolId: 'main' }),
  'a teacher with her role in another claim': token('teacher-1', {
    role: 'teacher',
    admin: true,
    schoolId: 'main',
  }),
  'a role that is a number': memberWith(1),
  'a role that is null': memberWith(null),
  'a role that is a list': memberWith(['teacher', 'student']),
  'a role that is a map': memberWith({ teacher: true }),
  'the role "admin"': memberWith('admin'),
  'the role "Teacher"': memberWith('Teacher'),
  'the role "Student"': memberWith('Student', 'student-1'),
} satisfies Record<string, Token | null>;

export type Persona = keyof typeof personas;

export const everybody = Object.keys(personas) as Persona[];

export const nobody: Persona[] = [];
/** Teachers who see all students of the school. */
export const teachersOfAll: Persona[] = [
  'a teacher',
  'another teacher',
  'a teacher of a school whose address is confirmed',
  'an admin',
];
export const everyoneWithARole: Persona[] = [
  'a student',
  'another student',
  'a student whose sign-in she has kept',
  'a student who has signed in since',
  ...teachersOfAll,
  'a teacher who sees her classes alone',
  'a teacher of a school whose address is not confirmed',
];

/** The ID token of a persona: unsigned, as those of the Auth emulator. */
export function tokenOf(persona: Persona): string | null {
  const who = personas[persona];
  if (!who) return null;
  const claims = { ...who.claims, sub: who.uid, user_id: who.uid };
  return [{ alg: 'none', type: 'JWT' }, claims].map(encode).join('.') + '.';
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
