import { describe, expect, test } from 'vitest';
import { uploadMaterial } from '../materials/material-changes.ts';
import { saveUserDataBodySchema } from '../people/accounts.ts';
import { editQuiz } from '../quizzes/edit-quiz.ts';

/** Each name and title that a person enters, parsed as its endpoint does. */
const names: [string, (name: string) => unknown][] = [
  ['a full name', fullNameOf],
  ['the name of a material', materialNameOf],
  ['the title of a quiz', titleOf],
];

function fullNameOf(fullName: string): string {
  const account = { uid: 'maya', email: 'maya@example.org', currentGrade: '9' };
  return saveUserDataBodySchema.parse({ ...account, userType: 'student', fullName }).fullName;
}

function materialNameOf(materialName: string): unknown {
  return uploadMaterial.body.parse({ materialName, materialType: 'PDF' }).materialName;
}

function titleOf(title: string): unknown {
  return editQuiz.body.parse({ version: 1, title }).title;
}

describe.each(names)('%s', (_what, read) => {
  test.each([
    ['a direction that is turned round', 'Rivers\u202Efdp.exe', 'Riversfdp.exe'],
    ['isolates and marks', '\u2067Rivers\u2069\u200E\u200F\u061C', 'Rivers'],
    ['control characters', 'Ri\u0000vers\u0007\u0085', 'Rivers'],
    ['invisible spaces', 'Ri\u200Bvers\uFEFF', 'Rivers'],
    ['lines, tabs and many spaces', ' The\n water \t\u00A0 cycle ', 'The water cycle'],
    ['letters and accents that stand apart', 'Rene\u0301', 'Ren\u00E9'],
  ])('is taken without %s', (_which, given, kept) => {
    expect(read(given)).toBe(kept);
  });

  test.each([
    'محمد علي',
    'می\u200Cخواهم',
    'नेहा',
    "Zoë O'Neill-Müller",
    '山田太郎',
    '👩\u200D🔬 Science',
  ])('stays as it is: %s', (name) => {
    expect(read(name)).toBe(name);
  });

  test.each(['', '   ', '\u202E', '\u200B\u0007', '\u200D', '\n'])('is refused empty', (name) => {
    expect(() => read(name)).toThrow();
  });
});
