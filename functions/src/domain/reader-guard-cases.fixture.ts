import type { Case } from './access-cases.fixture.ts';
import { callerOf } from './caller.fixture.ts';
import { createReaderGuard } from './reader-guard.ts';

/** A school where Anna teaches the class that Maya is in, and Otto none. */
const school = {
  classes: { listTaughtIds: (uid: string) => Promise.resolve(uid === 'anna' ? ['9b'] : []) },
  accounts: {
    findClassIds: (uid: string) => Promise.resolve(uid === 'maya' ? ['9a', '9b'] : []),
  },
};
const trial = createReaderGuard('trial', school);
const wide = createReaderGuard('school', school);
const narrow = createReaderGuard('classes', school);
const unconfirmed = { isEmailVerified: false };
const [anna, otto] = [callerOf('anna', 'teacher'), callerOf('otto', 'teacher')];
const [maya, ben] = [callerOf('maya', 'student'), callerOf('ben', 'student')];

const NOT_FOUND = '404 Student not found.';
const NOT_ALLOWED = '403 You are not allowed to do this.';

/** Who reads about a student, where teachers see the whole school and where they see their classes. */
export const READER_CASES: readonly Case[] = [
  { who: 'any teacher', ask: () => wide(otto, 'maya'), answer: 'ok' },
  {
    who: 'a teacher who has not confirmed her address',
    ask: () => wide({ ...otto, ...unconfirmed }, 'maya'),
    answer: NOT_FOUND,
  },
  {
    who: 'such a teacher about her own student',
    ask: () => wide({ ...anna, ...unconfirmed }, 'maya'),
    answer: 'ok',
  },
  {
    who: 'such a teacher in a trial',
    ask: () => trial({ ...otto, ...unconfirmed }, 'maya'),
    answer: 'ok',
  },
  { who: 'a classmate', ask: () => wide(ben, 'maya'), answer: NOT_ALLOWED },
  { who: 'a teacher of her class', ask: () => narrow(anna, 'maya'), answer: 'ok' },
  { who: 'a teacher of no class of hers', ask: () => narrow(otto, 'maya'), answer: NOT_FOUND },
  { who: 'a teacher of another student', ask: () => narrow(anna, 'ben'), answer: NOT_FOUND },
  { who: 'she herself', ask: () => narrow(maya, 'maya'), answer: 'ok' },
  { who: 'she herself, in no class', ask: () => narrow(ben, 'ben'), answer: 'ok' },
  { who: 'a classmate, narrowly', ask: () => narrow(ben, 'maya'), answer: NOT_ALLOWED },
];
