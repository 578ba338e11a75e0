import { MAX_QUESTIONS, MIN_QUESTIONS } from '@study-assistant/contract/wire/constants';
import { MAX_FILE_BYTES } from '@study-assistant/contract/wire/limits';
import { describeLimit } from '../../lib/dom/file-checks.ts';

/** The texts of the teacher's Quiz Generation tab; sections 5 and 8 of the specification. */
export const texts = {
  documentMissing: 'Please select a document',
  wrongDocument: 'Only PDF and DOCX files are allowed',
  documentHint: `PDF, DOCX or DOC, up to ${describeLimit(MAX_FILE_BYTES)}.`,
  publishHint: 'Students find the quiz as soon as it is written.',
  draftHint: 'The quiz stays a draft that only you see, until you have looked it over.',
  titleHint: 'What your students see. You can change it later too.',
  chooseParts: 'Choose pages or sections',
  longDocument:
    'This is a long document. Choose the pages or sections of your lesson, and the quiz keeps to them.',
  howMany: 'Choose pages or sections to see how many questions your document bears.',
  loadingDocument: 'Loading the document…',
  readingFailed: 'The document could not be read:',
  countHint: `${MIN_QUESTIONS} to ${MAX_QUESTIONS}.`,
  otherKinds: 'Fill up with other kinds',
  otherKindsHint:
    'Used when the document gives fewer questions with four options than you ask for.',

  generated: 'Quiz generated successfully!',
  generatedOnShelf: 'It is on the shelf: students find it in their Quizzes.',
  generatedDraft: 'It is a draft that only you see, until you publish it.',
  short: (written: number, asked: number) =>
    `This quiz has ${written} of the ${asked} questions that you asked for.`,
  seenUnchecked: (toCheck: number) =>
    toCheck === 1
      ? '1 question is marked to check, and students see it already.'
      : `${toCheck} questions are marked to check, and students see them already.`,
  fromMaterial: 'Use one of your materials',
  pasteText: 'Paste a text',
  importQuestions: 'Import questions',
  beginYourself: 'Write the questions yourself',
  beginFailed: 'The quiz could not be begun:',
  generationFailed: 'Quiz generation failed:',
  uploadCancelled: 'Upload cancelled.',
  waiting: 'Waiting to start',
  safeToLeave: 'You can leave this page: writing goes on without you.',
  noConnection: 'The progress cannot be read right now. We keep trying.',

  deleteQuestion: 'Are you sure you want to delete this quiz?',
  takenNow: (students: number) =>
    students === 1
      ? '1 student is taking this quiz now. The answers so far will be graded and kept.'
      : `${students} students are taking this quiz now. Their answers so far will be graded and kept.`,
  onShelf: 'On the shelf. All students of the school find it in their Quizzes.',
  offShelf: 'Off the shelf. Only who has an assignment can take it.',
  shareFailed: 'That could not be changed:',
  deleted: 'Quiz deleted successfully!',
  deleteFailed: 'Delete failed:',
  restored: 'The quiz is back.',
  restoreFailed: 'The quiz could not be brought back:',

  loading: 'Loading quizzes…',
  loadFailed: 'Your quizzes could not be loaded.',
} as const;

/** The name of each writer. */
export const writerTexts = {
  offline: 'Offline writer',
  gemini: 'Gemini',
  local: 'Your school’s AI model',
  teacher: 'A teacher, without a document',
} as const;
