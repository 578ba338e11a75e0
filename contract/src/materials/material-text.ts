import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { idSchema } from '../wire/text.ts';

export const materialSectionSchema = z.object({
  /** Null when the text has no heading. */
  title: z.nullable(z.string()),
  /** The page on which the part begins; null when the file has no pages. */
  page: z.nullable(z.int()),
  paragraphs: z.array(z.string()),
});

export const materialTextSchema = z.object({
  sections: z.array(materialSectionSchema),
  /** True when the file has more text than this. */
  isCut: z.boolean(),
  /** How many passages were left out of the text because they give orders to a model. */
  ordersLeftOut: z.int(),
});
export type MaterialText = z.infer<typeof materialTextSchema>;

/** The text read from a material, for those who cannot open the file. 404 if none was read. */
export const getMaterialText = defineEndpoint({
  method: 'GET',
  path: '/materials/:id/text',
  access: 'materials.read',
  params: z.object({ id: idSchema }),
  reply: materialTextSchema,
});
