import * as z from 'zod/mini';
import { MATERIAL_TYPES } from './constants.ts';
import { defineDownload, defineEndpoint } from './endpoint.ts';
import { MAX_FILE_BYTES, MAX_NAME_LENGTH } from './limits.ts';
import { nextSchema, pageQuery } from './pages.ts';
import { idSchema, isoTimeSchema, nameLine } from './text.ts';

export const materialTypeSchema = z.enum(MATERIAL_TYPES, {
  error: 'Please select a material type.',
});
export type MaterialType = z.infer<typeof materialTypeSchema>;

/** File name endings that each type takes. */
export const acceptedExtensions: Record<MaterialType, readonly string[]> = {
  PDF: ['.pdf'],
  Document: ['.pdf', '.doc', '.docx', '.odt', '.rtf', '.txt'],
  Presentation: ['.ppt', '.pptx', '.odp', '.pdf'],
  Video: ['.mp4', '.webm', '.mov'],
};

export const materialSchema = z.object({
  id: idSchema,
  name: z.string(),
  type: materialTypeSchema,
  uploadDate: isoTimeSchema,
  teacherId: idSchema,
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

export const uploadMaterial = defineEndpoint({
  method: 'POST',
  path: '/materials/upload',
  access: 'materials.upload',
  body: z.object({
    materialName: nameLine(MAX_NAME_LENGTH, 'Please enter a material name.'),
    materialType: materialTypeSchema,
    teacherId: z.optional(idSchema),
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

export const createDownloadLink = defineEndpoint({
  method: 'POST',
  path: '/materials/:id/download-link',
  access: 'materials.read',
  params: idParams,
  reply: z.object({ url: z.string(), expiresAt: isoTimeSchema }),
});

/** Answers with the file's bytes, to a token or to a ticket from `createDownloadLink`. */
export const downloadMaterial = defineDownload({
  method: 'GET',
  path: '/materials/:id/download',
  access: 'public',
  params: idParams,
  query: z.object({ ticket: z.optional(z.string()) }),
});

export const deleteMaterial = defineEndpoint({
  method: 'DELETE',
  path: '/materials/:id',
  access: 'materials.delete',
  params: idParams,
  reply: z.object({}),
});
