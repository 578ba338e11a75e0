import type { Mutant } from './weaken-source.ts';

/** Checks that never decide a call of the table alone, with the reason. */
const KNOWN: readonly { file: string; text: string; how?: string; because: string }[] = [
  {
    file: 'account/sign-in-way.ts',
    text: 'way.tenant !== null && tenants.includes(way.tenant)',
    how: 'right side alone',
    because: 'no list has null in it: the left side is there for the type',
  },
  {
    file: 'account/card-secret.ts',
    text: 'if (error) reject(error)',
    how: 'never',
    because: 'scrypt fails where there is no memory',
  },
  {
    file: 'cards/card-sign-in.service.ts',
    text: 'hash === null || !found',
    how: 'right side alone',
    because: 'what is no code is not looked for: the left side is there for the type',
  },
  {
    file: 'cards/card-sign-in.service.ts',
    text: "judged.outcome === 'wrong' && judged.left > 0",
    how: 'right side alone',
    because: 'nothing else has tries left: the left side is there for the type',
  },
  {
    file: 'people/cards.repository.ts',
    text: '!member || readDocument(storedHolder, found)?.card !== hash',
    how: 'right side alone',
    because: 'who is not there has no card: the left side is there for the type',
  },
  {
    file: 'attempts/submit-answers.service.ts',
    text: 'requireSelf(caller, body.studentId)',
    because: 'handing in a running attempt has asked the same before',
  },
  {
    file: 'attempts/open-attempts.service.ts',
    text: 'requireSelf(caller, studentId)',
    because: 'submitting without an attempt asks the same after it',
  },
  {
    file: 'attempts/open-attempts.service.ts',
    text: 'requireOwnAttempt(caller, result)',
    because: 'needs an attempt that is over; the uid of the body is checked before',
  },
  {
    file: 'students/students.service.ts',
    text: 'await requireReader(caller, uid)',
    because: 'asked for the version of the list and for the list',
  },
  {
    file: 'quizzes/quizzes.service.ts',
    text: 'requireSelf(caller, teacherId)',
    because: 'asked for the version of the list and for the list',
  },
  {
    file: 'today/today.service.ts',
    text: 'requireSelf(caller, uid)',
    because: 'its parts ask the same',
  },
  {
    file: 'classes/class-teachers.service.ts',
    text: 'requireOwnClass(caller',
    because: 'asked before the address is looked up, and again in the transaction',
  },
  {
    file: 'attempts/read-result.ts',
    text: 'require',
    because: 'needs a held result: tests/engine/attempts/held-results.test.ts',
  },
  {
    file: 'reports/reports.service.ts',
    text: 'requirePublishedQuiz(found)',
    because: 'needs a quiz that was taken back: tests/api/quizzes/question-reports.test.ts',
  },
  {
    file: 'reports/reports.service.ts',
    text: 'requireOwnAttempt(caller, attempt)',
    because: 'whoever else may read the result is a teacher, whom the permission refuses',
  },
  {
    file: 'materials/delete-material.service.ts',
    text: 'requireOwnMaterial(caller, deleted)',
    because: 'needs a deleted material: tests/api/materials/material-restores.test.ts',
  },
  {
    file: 'quizzes/delete-quiz.service.ts',
    text: 'requireOwn(caller, deleted)',
    because: 'needs a deleted quiz: tests/api/quizzes/quizzes.test.ts',
  },
  {
    file: 'quizzes/analysis/quiz-analysis.service.ts',
    text: 'requireOwnClass(caller',
    because: 'needs a quiz of her own and a class of another: tests/api/classes/classes.test.ts',
  },
  {
    file: 'board/board.service.ts',
    text: 'requireOwnClass(caller',
    because: 'needs a round that goes on: tests/engine/board/board.test.ts',
  },
  {
    file: 'invitations/class-invitations.service.ts',
    text: 'requireOwnClass(caller',
    because: 'needs an invitation: tests/api/classes/class-invitations.test.ts',
  },
  {
    file: 'materials/materials.service.ts',
    text: 'requireOwnClass(caller',
    because:
      'needs a material of her own and a class of another: tests/api/materials/material-classes.test.ts',
  },
];

export function isKnown({ file, text, how }: Mutant): boolean {
  return KNOWN.some(
    (one) =>
      file.endsWith(one.file) &&
      text.includes(one.text) &&
      (one.how === undefined || one.how === how),
  );
}
