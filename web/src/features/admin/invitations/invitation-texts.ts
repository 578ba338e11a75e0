import { INVITATION_DAYS, MAX_INVITATIONS } from '@study-assistant/contract/people/invitations';
import { paths } from '../../../paths.ts';

/** The texts of the page of invitations. */
export const texts = {
  title: 'Invitations',
  studentsJoin: 'Students join a class by its code or by a list.',
  formTitle: 'Invite teachers',
  linesLabel: 'Teachers, one on a line',
  linesHint:
    'Such as: Ada Okoye, ada@school.example. An address alone will do. You send the mails in a second step.',
  adminLabel: 'They also look after the school (admins)',
  nothing: 'Please name somebody: one teacher on a line.',
  noneUsable: 'Nobody can be invited by these lines. Please correct them.',
  failed: 'The invitations could not be made:',
  moreLines: (more: number) =>
    `${more === 1 ? '1 more line is' : `${more} more lines are`} not shown. Please invite at most ${MAX_INVITATIONS} at once.`,
  guessed: 'Name made of the address',

  resultTitle: 'Result',
  mailsExplain:
    'Inviting alone sends no mail. Send the mails, and whoever has no password yet gets a link to set one. The invitation counts also without the mail.',

  loading: 'Loading the invitations…',
  loadFailed: 'The invitations could not be loaded.',
  emptyTitle: 'No invitation is waiting',
  empty: 'Whoever is invited stands here until they have joined. Then they stand among the people.',
  withdrawn: 'The invitation is withdrawn.',
  withdrawFailed: 'The invitation could not be withdrawn:',
  withdrawMeans: 'Nobody becomes a teacher by it any more. You can invite the same address again.',
  sentAgain: (name: string) =>
    `A mail is on its way to ${name}. The invitation lasts ${INVITATION_DAYS} days again.`,
  lastsAgain: (name: string) =>
    `The invitation of ${name} lasts ${INVITATION_DAYS} days again. No mail was sent: a password is set already.`,
  mailFailed: (name: string, why: 'too-many' | 'failed') =>
    `The invitation of ${name} is made, but the mail was not sent. ${why === 'too-many' ? 'Too many mails for now: please send it again in an hour.' : 'Please send it again.'}`,
  againFailed: 'The invitation could not be sent again:',

  howTitle: 'What the invited have to do',
} as const;

/** Instructions that an admin can copy into her own message. */
export function writeHowTo(origin: string): string {
  return [
    'You are invited to Study Assistant as a teacher.',
    `1. Open ${origin}${paths.logIn}, enter this e-mail address and choose “Forgot password?”. A link comes by mail; set a password with it. If you have got that mail already, use its link.`,
    `2. Sign in at ${origin}${paths.logIn}.`,
    '3. If you are asked to confirm your address, open the link in the mail that comes then.',
    `The invitation lasts ${INVITATION_DAYS} days. If anything does not work, ask whoever invited you.`,
  ].join('\n');
}
