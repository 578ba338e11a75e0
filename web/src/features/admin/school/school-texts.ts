import type { School } from '@study-assistant/contract/school/school';
import { count } from '../../../lib/format/numbers.ts';

/** The texts of the page about the school. */
export const texts = {
  title: 'School',
  loading: 'Loading the school…',
  loadFailed: 'The school could not be loaded.',
  saved: 'The name of the school is saved.',
  failed: 'The name could not be saved:',
  ways: 'Ways to sign in',
  waysText:
    'Everybody may sign in with an e-mail address and a password. Beside that, whoever runs this site has set up:',
  waysSaved: 'Saved. It counts within a minute.',
  waysFailed: 'The ways to sign in could not be saved:',
  isTaken: 'People of this school may sign in this way.',
  isNotTaken: 'Nobody of this school signs in this way.',
  fixed:
    'Addresses, the way teachers sign up, retention and the budget are set by whoever runs this site.',
  noDomains: 'None: everybody comes to this school, whatever the address.',
} as const;

export function describeSignUp({ teacherSignUp, teacherDomains }: School): string {
  switch (teacherSignUp) {
    case 'open':
      return 'Anybody can sign up as a teacher. That is meant for trying the product, not for a school at work.';
    case 'domains':
      return teacherDomains.length === 0
        ? 'Only who is invited becomes a teacher: no domains of teachers are set.'
        : `Whoever confirms an address of ${listDomains(teacherDomains)}, or is invited, can sign up as a teacher.`;
    case 'invited':
      return 'Only who is invited becomes a teacher, once the address is confirmed.';
  }
}

export function listDomains(domains: readonly string[]): string {
  return domains.map((one) => `@${one}`).join(', ');
}

export function describeRetention(months: number): string {
  return `A closed account can be opened again for ${count(months, 'month')}. Then everything of it is erased by itself.`;
}
