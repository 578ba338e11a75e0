import { MAX_ROSTER_ROWS, type RosterResult } from '@study-assistant/contract/classes/classes';
import type { Tone } from '../../../components/ui/badge/tone.ts';
import { count } from '../../../lib/format/numbers.ts';

/** The texts of the import of a list of students. */
export const texts = {
  explain:
    'Choose a list that your school’s software or a spreadsheet has saved as CSV: name, email and grade, in any order. A student without email needs only a name, and signs in with a card that you print; a student number tells two of one name apart. You see what would happen before anything does.',
  fileHint: 'A .csv or .txt file with commas, semicolons or tabs.',
  reading: 'Reading the list…',
  noRows: 'There is no student in this file.',
  noNames:
    'This file has no names. Put them into a column named Name, and save a spreadsheet as CSV first.',
  tooMany: (rows: number) =>
    `This file has ${rows} students. Please import at most ${MAX_ROSTER_ROWS} at once.`,
  tooLarge: 'This file is too large for a list of students. Please save the list as CSV.',
  previewFailed: 'The list could not be checked:',
  importFailed: 'The import has stopped:',
  nothingToDo: 'There is nobody to import in this list.',
  goOn: 'Who is in the class by now stays in it. Import goes on with the others.',

  howTo: (address: string) =>
    `To choose a password: open ${address}, enter your email address and choose “Forgot password?”. A link comes by mail.`,
  invitedExplain:
    'They have an account of their own, so a list cannot put them into a class. No mail is sent: they are asked at their next sign-in and join by themselves. Until then the class shows their address under “Invited, waiting”.',
  cardsExplain:
    'They have no email and sign in with a card each. Print the cards and hand them out.',
  mailsExplain:
    'No mail goes out by itself: “Send the mails” sends each new student a link to choose a password. Or hand out the printed list: everybody can ask for that mail at the sign-in page.',
} as const;

/** What stands where others have an address. */
export function sayNoMailbox(studentNumber = ''): string {
  const number = studentNumber === '' ? '' : ` (number ${studentNumber})`;
  return `No e-mail: signs in with a card${number}`;
}

type Outcome = RosterResult['outcome'];

/** The name of each outcome before and after the import. */
export const outcomeNames = {
  create: { planned: 'Gets an account', done: 'Account made' },
  add: { planned: 'Will be added', done: 'Added' },
  invite: { planned: 'Will be invited', done: 'Invited' },
  invited: { planned: 'Invited already', done: 'Invited already' },
  member: { planned: 'In the class already', done: 'In the class already' },
  problem: { planned: 'Problem', done: 'Problem' },
} as const satisfies Record<Outcome, { planned: string; done: string }>;

export const outcomeTones = {
  create: 'brand',
  add: 'good',
  invite: 'warn',
  invited: 'neutral',
  member: 'neutral',
  problem: 'bad',
} as const satisfies Record<Outcome, Tone | 'neutral'>;

/** Returns a text such as "24 accounts will be made, 2 students will be added, 1 cannot be imported." */
export function sumUpPlan(results: readonly RosterResult[]): string {
  const of = (outcome: Outcome) => results.filter((one) => one.outcome === outcome).length;
  const parts = [
    [of('create'), `${count(of('create'), 'account')} will be made`],
    [of('add'), `${count(of('add'), 'student')} will be added`],
    [of('invite'), `${count(of('invite'), 'student')} will be invited`],
    [of('invited'), `${of('invited')} ${are(of('invited'))} invited already`],
    [of('member'), `${of('member')} ${are(of('member'))} in the class already`],
    [of('problem'), `${of('problem')} cannot be imported`],
  ] as const;
  return `${parts.flatMap(([amount, words]) => (amount > 0 ? [words] : [])).join(', ')}.`;
}

function are(amount: number): string {
  return amount === 1 ? 'is' : 'are';
}
