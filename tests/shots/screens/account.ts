import { failAt, FAILED_TO_LOAD, untilFailed, type Screen } from '../screen.ts';

export const accountScreens = (role: 'student' | 'teacher'): readonly Screen[] => [
  { name: `${role}-account`, path: '/account' },
  {
    name: `${role}-account-leave`,
    isAlike: role === 'student',
    path: '/account',
    isWindow: true,
    then: (page) => page.getByRole('button', { name: 'Leave…' }).click(),
  },
  {
    name: `${role}-account-failed`,
    isAlike: role === 'student',
    path: '/account',
    before: failAt('**/api/account'),
    then: untilFailed,
    expects: FAILED_TO_LOAD,
  },
];
