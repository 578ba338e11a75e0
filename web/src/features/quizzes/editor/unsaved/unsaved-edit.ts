import {
  gapsKeySchema,
  orderKeySchema,
  severalKeySchema,
  textKeySchema,
} from '@study-assistant/contract/questions/key-schemas';
import { otherKindSchema } from '@study-assistant/contract/questions/kind-schemas';
import { sourceSchema } from '@study-assistant/contract/questions/question';
import { quizSchema } from '@study-assistant/contract/quizzes/quizzes';
import * as z from 'zod/mini';
import { storageOfUser } from '../../../../lib/auth/session.ts';
import type { KeptEdit } from '../editor-state.ts';

const leftSchema = z.object({ question: z.string(), explanation: z.string() });

const questionSchema = z.object({
  key: z.string(),
  id: z.nullable(z.string()),
  isRemoved: z.boolean(),
  isSpare: z.exactOptional(z.literal(true)),
  source: sourceSchema,
  question: z.string(),
  explanation: z.string(),
  topic: z.string(),
  options: z.array(z.string()),
  correctAnswer: z.nullable(z.int()),
  kind: z.exactOptional(otherKindSchema),
  several: z.exactOptional(severalKeySchema),
  statement: z.exactOptional(z.object({ isTrue: z.nullable(z.boolean()), correction: z.string() })),
  number: z.exactOptional(
    z.object({
      toleranceType: z.enum(['absolute', 'percent', 'range']),
      ...{ value: z.string(), by: z.string(), from: z.string(), to: z.string() },
      ...{ unit: z.string(), asksUnit: z.boolean(), units: z.string() },
    }),
  ),
  gaps: z.exactOptional(
    z.extend(z.omit(gapsKeySchema, { gaps: true }), {
      ...{ text: z.string(), hasBank: z.boolean(), spares: z.string() },
    }),
  ),
  match: z.exactOptional(
    z.object({
      pairs: z.array(z.object({ left: z.string(), right: z.string() })),
      spares: z.array(z.string()),
    }),
  ),
  order: z.exactOptional(
    z.extend(z.pick(orderKeySchema, { scoring: true }), { things: z.array(z.string()) }),
  ),
  text: z.exactOptional(z.extend(textKeySchema, { accepted: z.string() })),
  left: z.exactOptional(
    z.partialRecord(z.enum(['choice', ...otherKindSchema.options]), leftSchema),
  ),
});

const editSchema = z.object({
  at: z.number(),
  version: z.int(),
  title: z.string(),
  subject: quizSchema.shape.subject,
  added: z.int(),
  questions: z.array(questionSchema),
});

/** What this browser has kept of an edit; null where that is nothing, or cannot be read any more. */
export function readUnsavedEdit(storageKey: string): KeptEdit | null {
  try {
    return editSchema.parse(JSON.parse(storageOfUser().getItem(storageKey) ?? ''));
  } catch {
    return null;
  }
}
