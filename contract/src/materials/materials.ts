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
  /** The uploader's name at the time; '' when it is not known. */
  teacherName: z.string(),
  /** The teacher's choice, or else found from the text; null when neither gives one. */
  subject: z.nullable(subjectSchema),
  fileName: z.string(),
  sizeBytes: z.int(),
  /** Key topics found in the text at upload; empty when there is no text. */
  topics: z.array(z.string()),
  /** Sent to the teacher who uploaded it alone. */
  tags: z.array(z.string()),
  /** The classes that it is for, which teachers are told; empty when it is for all. */
  classes: z.array(z.object({ id: idSchema, name: z.string() })),
});
export type Material = z.infer<typeof materialSchema>;

const idParams = z.object({ id: idSchema });

/** The materials that the caller may see, every teacher's, newest first. */
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
 * Sends the file's bytes, for a token or for a ticket from `createDownloadLink`. With `view=1` the
 * browser shows PDFs, plain texts and videos; it still saves every other type.
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
