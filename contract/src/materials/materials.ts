import * as z from 'zod/mini';
import { MATERIAL_TYPES } from '../wire/constants.ts';
import { defineDownload, defineEndpoint } from '../wire/endpoint.ts';
import { nextSchema, pageQuery } from '../wire/pages.ts';
import { idSchema, isoTimeSchema } from '../wire/text.ts';
import { subjectSchema } from './subjects.ts';

export const materialTypeSchema = z.enum(MATERIAL_TYPES, {
  error: 'Please select a material type.',
});
export type MaterialType = z.infer<typeof materialTypeSchema>;

export const materialSchema = z.object({
  id: idSchema,
  name: z.string(),
  type: materialTypeSchema,
  uploadDate: isoTimeSchema,
  teacherId: idSchema,
  /** As the uploader was called then; '' where that is not known. */
  teacherName: z.string(),
  /** As its teacher chose, else as its text tells; null where neither does. */
  subject: z.nullable(subjectSchema),
  fileName: z.string(),
  sizeBytes: z.int(),
  /** Key topics read from the text at upload; empty where there is none to read. */
  topics: z.array(z.string()),
});
export type Material = z.infer<typeof materialSchema>;

const idParams = z.object({ id: idSchema });

/** Every teacher's materials, newest first. */
export const listMaterials = defineEndpoint({
  method: 'GET',
  path: '/materials',
  access: 'materials.read',
  query: z.object(pageQuery('materials')),
  reply: z.object({ materials: z.array(materialSchema), next: nextSchema }),
});

export const createDownloadLink = defineEndpoint({
  method: 'POST',
  path: '/materials/:id/download-link',
  access: 'materials.read',
  params: idParams,
  reply: z.object({ url: z.string(), expiresAt: isoTimeSchema }),
});

/**
 * Answers with the file's bytes, to a token or to a ticket from `createDownloadLink`. With `view=1` a
 * PDF, a plain text or a video is shown by the browser; every other file is saved all the same.
 */
export const downloadMaterial = defineDownload({
  method: 'GET',
  path: '/materials/:id/download',
  access: 'public',
  params: idParams,
  query: z.object({
    ticket: z.optional(z.string()),
    view: z.optional(z.literal('1', { error: 'Please ask with view=1.' })),
  }),
});
