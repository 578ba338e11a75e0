import * as contract from '@study-assistant/contract/materials/material-changes';
import * as z from 'zod/mini';
import { time } from './fields.ts';
import { material } from './materials.ts';
import { withReply } from './with-reply.ts';

/** `undoUntil` is '' where a server takes no deletion back. */
export const deleteMaterial = withReply(contract.deleteMaterial, z.object({ undoUntil: time }));

export const restoreMaterial = withReply(contract.restoreMaterial, z.object({ material }));

/** A server need not answer with the material: the list has it. */
export const uploadMaterial = withReply(
  contract.uploadMaterial,
  z.object({ material: z.catch(z.nullable(material), null) }),
);
