import * as contract from '@study-assistant/contract/materials/material-changes';
import * as z from 'zod/mini';
import { time } from './fields.ts';
import { material } from './materials.ts';
import { withReply } from './with-reply.ts';

/** `undoUntil` is '' when a server cannot undo a deletion. */
export const deleteMaterial = withReply(contract.deleteMaterial, z.object({ undoUntil: time }));

export const restoreMaterial = withReply(contract.restoreMaterial, z.object({ material }));

/** A server need not return the material, since the list will have it. */
export const uploadMaterial = withReply(
  contract.uploadMaterial,
  z.object({ material: z.catch(z.nullable(material), null) }),
);
