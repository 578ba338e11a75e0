import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { idSchema } from '../wire/text.ts';

export const materialTextSchema = z.object({
  sections: z.array(
    z.object({
      /** Null where the text has no heading. */
      title: z.nullable(z.string()),
      /** On which it begins; null where the file has no pages. */
      page: z.nullable(z.int()),
      paragraphs: z.array(z.string()),
    }),
  ),
  /** The text goes on in the file. */
  isCut: z.boolean(),
  /** How many passages of the file give orders to a model, and are not in the text. */
  ordersLeftOut: z.int(),
});
export type MaterialText = z.infer<typeof materialTextSchema>;

/** What was read from a material's file, for who cannot open it. 404 where nothing could be read. */
export const getMaterialText = defineEndpoint({
  method: 'GET',
  path: '/materials/:id/text',
  access: 'materials.read',
  params: z.object({ id: idSchema }),
  reply: materialTextSchema,
});
