import type { Role } from '@study-assistant/contract/wire/roles';
import { DEFAULT_SCHOOL_ID } from '../../functions/src/domain/school/school-id.ts';
import {
  emailOf,
  PASSWORD,
  PROJECT_ID,
  studentId,
  TEACHERS,
  teacherId,
  type SchoolPlan,
} from './school-plan.ts';

const AT_ONCE = 500;

/** Gives everybody in a generated school a local Auth account with the product's claims. */
export async function generateAccounts(authUrl: string, { students }: SchoolPlan): Promise<void> {
  const users = [
    ...Array.from({ length: TEACHERS }, (_, at) => toUser(teacherId(at), 'teacher')),
    ...Array.from({ length: students }, (_, at) => toUser(studentId(at), 'student')),
  ];
  const accounts = `identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts`;
  for (let at = 0; at < users.length; at += AT_ONCE) {
    const response = await fetch(`${authUrl}/${accounts}:batchCreate`, {
      method: 'POST',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify({ users: users.slice(at, at + AT_ONCE) }),
    });
    const text = await response.text();
    const { error = [] } = JSON.parse(text) as { error?: object[] };
    if (!response.ok || error.length > 0) throw new Error(`Auth refused accounts: ${text}`);
  }
}

function toUser(uid: string, userType: Role) {
  const customAttributes = JSON.stringify({ userType, schoolId: DEFAULT_SCHOOL_ID });
  const email = emailOf(uid);
  return { localId: uid, email, emailVerified: true, rawPassword: PASSWORD, customAttributes };
}
