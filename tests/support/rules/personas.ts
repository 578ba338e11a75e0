type Token = { uid: string; claims: Record<string, unknown> };

function token(uid: string, claims: Record<string, unknown>): Token {
  return { uid, claims };
}

/** Everyone who may knock; null is not signed in. Each fault of a role comes with a real uid. */
export const personas = {
  'someone who is not signed in': null,
  'a student': token('student-1', { userType: 'student' }),
  'another student': token('student-2', { userType: 'student' }),
  'a teacher': token('teacher-1', { userType: 'teacher' }),
  'another teacher': token('teacher-2', { userType: 'teacher' }),
  'a student whose token has no role yet': token('student-1', {}),
  'a teacher whose token has no role yet': token('teacher-1', {}),
  'a teacher with her role in another claim': token('teacher-1', { role: 'teacher', admin: true }),
  'a role that is a number': token('teacher-1', { userType: 1 }),
  'a role that is null': token('teacher-1', { userType: null }),
  'a role that is a list': token('teacher-1', { userType: ['teacher', 'student'] }),
  'a role that is a map': token('teacher-1', { userType: { teacher: true } }),
  'the role "admin"': token('teacher-1', { userType: 'admin' }),
  'the role "Teacher"': token('teacher-1', { userType: 'Teacher' }),
  'the role "Student"': token('student-1', { userType: 'Student' }),
} satisfies Record<string, Token | null>;

export type Persona = keyof typeof personas;

export const nobody: Persona[] = [];
export const teachers: Persona[] = ['a teacher', 'another teacher'];
export const everyoneWithARole: Persona[] = ['a student', 'another student', ...teachers];
