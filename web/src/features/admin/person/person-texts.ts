import { listFormat } from '@study-assistant/contract/wire/formats';
import { count } from '../../../lib/format/numbers.ts';
import type { HandedOver } from '../../../queries/people.ts';

/** The texts of the page about one person. */
export const texts = {
  title: 'Person',
  loading: 'Loading the person…',
  loadFailed: 'This person could not be loaded.',
  missing:
    'Nobody with an account at your school has this address. Of an erased account nothing is left but a line without a name in the audit.',
  failed: 'This could not be done:',

  saved: 'Saved.',
  closed: (name: string) => `The account of ${name} is closed.`,
  opened: (name: string) => `${name} can sign in again.`,
  becameAdmin: (name: string) => `${name} looks after the school now.`,
  noLongerAdmin: (name: string) => `${name} no longer looks after the school.`,

  invitationsMean:
    'A list of a teacher asks this student in. Until that is answered, its teachers see nothing but the address. The student answers at the next sign-in, or you do here.',
  putInto: (name: string) => `The student is in ${name} now.`,
  invitationGone: (name: string) => `The invitation into ${name} is withdrawn.`,

  secondStepMeans: (name: string) =>
    `Only do this if you know that it is ${name} who has lost the phone. From then on the password alone signs in; recovery codes no longer count, and all devices are signed out. The audit tells that you did it.`,
  secondStepReset: (name: string) => `The second step of ${name} is reset.`,

  self: 'This is you. Another admin can close your account or remove you as admin.',
  noPassword: 'No password has been set yet.',
  card: 'No e-mail: signs in with a card, which a teacher of a class of hers prints.',
  mailExplain: 'The mail has a link that leads to a new password.',
  adminMeans: (name: string) =>
    `${name} will see everybody’s account, can invite, close, hand over and erase, and can make others admins. The audit tells what was done.`,
  noAdminMeans: (name: string) =>
    `${name} stays a teacher with all classes and quizzes, but no longer looks after the school.`,

  closeMeans: [
    'Within a minute nobody is signed in with this account any more, on any device, and nobody can sign in.',
    'Nothing is deleted: results, classes, quizzes and materials stay where they are.',
    'A closed student is in no class list until the account is opened again. What was handed in stays in the markbooks.',
  ],
  closeUntil: (months: number | null) =>
    months === null
      ? 'You can open it again until your school’s retention ends. Then it is erased by itself.'
      : `You can open it again for ${count(months, 'month')}. Then it is erased by itself.`,

  handOverMeans:
    'Every quiz, material, class and assignment of this person becomes that of the teacher you choose. Results stay with the students. It cannot be undone at once, but handed back in the same way.',
  searchFailed: 'The teachers could not be searched.',
  noTeacherFound: 'No other teacher with an open account was found.',
  handedOver: (moved: HandedOver, to: string) => `${to} now owns ${sayOwned(moved)}.`,
  nothingMoved: 'There was nothing to hand over.',

  eraseMeans:
    'Everything that is kept about this person is removed for good: profile, answers, results, files and the sign-in itself. Nobody can undo it. Other people’s results stay as they are.',
  deleteOwned:
    'Delete quizzes and materials too, and archive classes without another teacher. Results of students stay.',
  erasureBegun: 'Erasing has been ordered. It cannot be stopped.',
  erasureWaits: 'It begins five minutes after the account was closed.',
  eraseFirstClose: 'Only a closed account can be erased. Close it first.',
  download: 'Download the data first if anybody may ask for it later.',
} as const;

/** Returns a text such as "3 quizzes, 2 materials and 1 class". */
export function sayOwned({ quizzes, materials, classes }: HandedOver): string {
  const parts = [
    ...(quizzes > 0 ? [quizzes === 1 ? '1 quiz' : `${quizzes} quizzes`] : []),
    ...(materials > 0 ? [count(materials, 'material')] : []),
    ...(classes > 0 ? [classes === 1 ? '1 class' : `${classes} classes`] : []),
  ];
  return listFormat('en', 'conjunction').format(parts);
}

export function ownsNothing({ quizzes, materials, classes }: HandedOver): boolean {
  return quizzes + materials + classes === 0;
}
