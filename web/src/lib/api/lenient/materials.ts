import * as contract from '@study-assistant/contract/materials/materials';
import { subjectSchema } from '@study-assistant/contract/materials/subjects';
import { MATERIAL_TYPES } from '@study-assistant/contract/wire/constants';
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

/** A subject that this browser does not know is read as none. */
export const subject = z.catch(z.nullable(subjectSchema), null);

export const materialType = choiceOr(MATERIAL_TYPES, 'Document');

export const material = z.pipe(
  z.object({
    id,
    name: text,
    type: materialType,
    uploadDate: time,
    teacherId: text,
    teacherName: text,
    subject,
    fileName: text,
    sizeBytes: numberOrZero,
    topics: anyReadableOf(z.string()),
    tags: anyReadableOf(z.string()),
    classes: anyReadableOf(z.object({ id, name: text })),
  }),
  z.transform((read) => ({ ...read, name: read.name || read.fileName || 'Untitled Material' })),
);

export const listMaterials = withReply(
  contract.listMaterials,
  z.object({ materials: readableOf(material), next }),
);
