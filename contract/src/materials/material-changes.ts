import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { MAX_FILE_BYTES, MAX_NAME_LENGTH } from '../wire/limits.ts';
import { idSchema, isoTimeSchema, nameLine, tagsSchema } from '../wire/text.ts';
import { materialSchema, materialTypeSchema, type MaterialType } from './materials.ts';
import { subjectSchema } from './subjects.ts';

/** The file name endings that each type accepts. */
export const acceptedExtensions: Record<MaterialType, readonly string[]> = {
  PDF: ['.pdf'],
  Document: ['.pdf', '.doc', '.docx', '.odt', '.rtf', '.txt'],
  Presentation: ['.ppt', '.pptx', '.odp', '.pdf'],
  Video: ['.mp4', '.webm', '.mov'],
};

export const materialNameSchema = nameLine(MAX_NAME_LENGTH, 'Please enter a material name.');

const CLASSES_SENTENCE = 'Please choose at most 20 classes.';

const classIdsSchema = z.array(idSchema, CLASSES_SENTENCE).check(z.maxLength(20, CLASSES_SENTENCE));

export const uploadMaterial = defineEndpoint({
  method: 'POST',
  path: '/materials/upload',
  access: 'materials.upload',
  body: z.object({
    materialName: materialNameSchema,
    materialType: materialTypeSchema,
    teacherId: z.optional(idSchema),
    /** When absent, the subject is found from the text. */
    subject: z.optional(subjectSchema),
    /** Ids of the uploader's classes with commas between them; when absent, it is for all. */
    classIds: z.optional(
      z.pipe(
        z.pipe(
          z.string(),
          z.transform((ids) => ids.split(',').filter((id) => id !== '')),
        ),
        classIdsSchema,
      ),
    ),
  }),
  file: {
    field: 'file',
    folder: 'materials',
    maxBytes: MAX_FILE_BYTES,
    missing: 'Please select a file',
  },
  status: 201,
  reply: z.object({ material: materialSchema }),
});

const idParams = z.object({ id: idSchema });

/** Changes what its teacher calls a material and files it under, and for which of her classes it is. */
export const changeMaterial = defineEndpoint({
  method: 'PATCH',
  path: '/materials/:id',
  access: 'materials.upload',
  params: idParams,
  body: z
    .object({
      name: z.optional(materialNameSchema),
      tags: z.optional(tagsSchema),
      /** An empty list makes it one for all. */
      classIds: z.optional(classIdsSchema),
    })
    .check(
      z.refine(
        (changes) => Object.values(changes).some((change) => change !== undefined),
        'There is nothing to change.',
      ),
    ),
  reply: z.object({ material: materialSchema }),
});

/** Deletes a material for everybody at once; its teacher can restore it for a few seconds. */
export const deleteMaterial = defineEndpoint({
  method: 'DELETE',
  path: '/materials/:id',
  access: 'materials.delete',
  params: idParams,
  reply: z.object({ undoUntil: isoTimeSchema }),
});

/** Undoes a deletion; 404 once the time to do so is over. */
export const restoreMaterial = defineEndpoint({
  method: 'POST',
  path: '/materials/:id/restore',
  access: 'materials.delete',
  params: idParams,
  reply: z.object({ material: materialSchema }),
});
