import { MATERIAL_TYPES } from '@study-assistant/contract/constants';
import * as contract from '@study-assistant/contract/materials';
import * as z from 'zod/mini';
import {
  anyReadableOf,
  choiceOr,
  id,
  next,
  numberOrZero,
  readableOf,
  text,
  time,
} from './fields.ts';
import { withReply } from './with-reply.ts';

export const materialType = choiceOr(MATERIAL_TYPES, 'Document');

const material = z.pipe(
  z.object({
    id,
    name: text,
    type: materialType,
    uploadDate: time,
    teacherId: text,
    fileName: text,
    sizeBytes: numberOrZero,
    topics: anyReadableOf(z.string()),
  }),
  z.transform((read) => ({ ...read, name: read.name || read.fileName || 'Untitled Material' })),
);

export const listMaterials = withReply(
  contract.listMaterials,
  z.object({ materials: readableOf(material), next }),
);

/** A server need not answer with the material: the list has it. */
export const uploadMaterial = withReply(
  contract.uploadMaterial,
  z.object({ material: z.catch(z.nullable(material), null) }),
);
