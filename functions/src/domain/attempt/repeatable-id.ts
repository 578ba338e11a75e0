import { createHash } from 'node:crypto';

/** The same request names the same attempt, however often it arrives. */
export function repeatableId(uid: string, quizId: string, idempotencyKey: string): string {
  return createHash('sha256')
    .update(JSON.stringify([uid, quizId, idempotencyKey]))
    .digest('hex')
    .slice(0, 24);
}
