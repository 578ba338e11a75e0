import { acceptedExtensions } from '@study-assistant/contract/materials/material-changes';
import type { MaterialType } from '@study-assistant/contract/materials/materials';
import { listFormat } from '@study-assistant/contract/wire/formats';
import { MAX_FILE_BYTES } from '@study-assistant/contract/wire/limits';
import { describeLimit } from '../../lib/dom/file-checks.ts';

const limit = describeLimit(MAX_FILE_BYTES);

/** The texts of the teacher's Study Materials tab; sections 5 and 8 of the specification. */
export const texts = {
  forAll: 'Students of every class can read and download it.',
  forClasses: 'Only students and teachers of these classes see it.',
  classesMissing: 'Please tick a class, or choose all students.',
  fileMissing: 'Please select a file',
  wrongType: (type: MaterialType) =>
    `This file does not fit the type ${type}. Choose a ${listFormat('en', 'disjunction').format(acceptedExtensions[type])} file, or another type.`,
  anyFile: `A PDF, document, presentation or video, up to ${limit}.`,
  filesOf: (type: MaterialType) => `${acceptedExtensions[type].join(', ')} – up to ${limit}.`,

  uploaded: 'Material uploaded successfully!',
  makeQuiz: 'Make a quiz of it',
  uploadFailed: 'Upload failed:',
  uploadCancelled: 'Upload cancelled.',

  deleteQuestion: 'Are you sure you want to delete this material?',
  deleted: 'Material deleted successfully!',
  deleteFailed: 'Delete failed:',
  restored: 'The material is back.',
  restoreFailed: 'The material could not be brought back:',

  loading: 'Loading materials…',
  loadFailed: 'The materials could not be loaded.',
} as const;
