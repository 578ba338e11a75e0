import type { Case } from './access-cases.fixture.ts';
import { callerOf } from './caller.fixture.ts';
import { createReaderGuard } from './reader-guard.ts';

const wide = createReaderGuard(null);
/** A school where Anna teaches the class that Maya is in, and Otto none. */
const narrow = createReaderGuard({
  classes: { listTaughtIds: (uid) => Promise.resolve(uid === 'anna' ? ['9b'] : []) },
  accounts: { findClassIds: (uid) => Promise.resolve(uid === 'maya' ? ['9a', '9b'] : []) },
});
const [anna, otto] = [callerOf('anna', 'teacher'), callerOf('otto', 'teacher')];
const [maya, ben] = [callerOf('maya', 'student'), callerOf('ben', 'student')];

const NOT_FOUND = '404 Student not found.';
const NOT_ALLOWED = '403 You are not allowed to do this.';

/** Who reads about a student, where teachers see the whole school and where they see their classes. */
export const READER_CASES: readonly Case[] = [
  { who: 'any teacher', ask: () => wide(otto, 'maya'), answer: 'ok' },
  { who: 'a classmate', ask: () => wide(ben, 'maya'), answer: NOT_ALLOWED },
  { who: 'a teacher of her class', ask: () => narrow(anna, 'maya'), answer: 'ok' },
  { who: 'a teacher of no class of hers', ask: () => narrow(otto, 'maya'), answer: NOT_FOUND },
  { who: 'a teacher of another student', ask: () => narrow(anna, 'ben'), answer: NOT_FOUND },
  { who: 'she herself', ask: () => narrow(maya, 'maya'), answer: 'ok' },
  { who: 'she herself, in no class', ask: () => narrow(ben, 'ben'), answer: 'ok' },
  { who: 'a classmate, narrowly', ask: () => narrow(ben, 'maya'), answer: NOT_ALLOWED },
];
