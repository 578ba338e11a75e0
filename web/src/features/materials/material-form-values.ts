import {
  acceptedExtensions,
  uploadMaterial,
} from '@study-assistant/contract/materials/material-changes';
import type { Material, MaterialType } from '@study-assistant/contract/materials/materials';
import type { Subject } from '@study-assistant/contract/materials/subjects';
import { readableExtensions } from '@study-assistant/contract/quizzes/quizzes';
import { MATERIAL_TYPES } from '@study-assistant/contract/wire/constants';
import { titleFromFileName } from '@study-assistant/contract/wire/file-titles';
import { MAX_FILE_BYTES } from '@study-assistant/contract/wire/limits';
import { hasExtension, sizeProblem } from '../../lib/dom/file-checks.ts';
import { texts } from './teacher-material-texts.ts';

export type MaterialValues = {
  name: string;
  type: MaterialType;
  /** False until the teacher picks a type; before that the file decides. */
  isTypeChosen: boolean;
  /** Null leaves it to be found from the text. */
  subject: Subject | null;
  /** The classes that it is for; null is for all students. */
  classIds: string[] | null;
  file: File | null;
};

/** In the order of the form. */
export type MaterialErrors = { name?: string; classes?: string; file?: string };

export const emptyValues: MaterialValues = {
  name: '',
  type: 'PDF',
  isTypeChosen: false,
  subject: null,
  classIds: null,
  file: null,
};

export function validate(values: MaterialValues): MaterialErrors {
  const name = uploadMaterial.body.shape.materialName.safeParse(values.name);
  const file = values.file ? fileProblem(values.file, values.type) : texts.fileMissing;
  return {
    ...(name.error?.issues[0] && { name: name.error.issues[0].message }),
    ...(values.classIds?.length === 0 && { classes: texts.classesMissing }),
    ...(file !== null && { file }),
  };
}

/** Explains why the server would refuse the file, or returns null. */
export function fileProblem(file: File, type: MaterialType): string | null {
  if (!hasExtension(file, acceptedExtensions[type])) return texts.wrongType(type);
  return sizeProblem(file, MAX_FILE_BYTES);
}

/** Sets the file, and derives the name and type unless the teacher has given them. */
export function withFile(values: MaterialValues, file: File): MaterialValues {
  const { name, type, isTypeChosen } = values;
  return {
    ...values,
    file,
    name: name.trim() === '' ? titleFromFileName(file.name) : name,
    type: isTypeChosen ? type : typeOf(file, type),
  };
}

function typeOf(file: File, otherwise: MaterialType): MaterialType {
  const fitting = MATERIAL_TYPES.find((type) => hasExtension(file, acceptedExtensions[type]));
  return fitting ?? otherwise;
}

/** Whether it has text that a quiz can be written from. */
export function canBeQuiz({ fileName }: Pick<Material, 'fileName'>): boolean {
  return readableExtensions.some((ending) => fileName.toLowerCase().endsWith(ending));
}
