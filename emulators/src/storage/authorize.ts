import { readAuth, type Auth } from '../id-token.ts';
import type { RulesRequest } from '../rules/request/request.ts';
import { fromStorageObject, type StorageObject } from '../rules/request/storage-object.ts';
import { evaluate, type Ruleset } from '../rules/rules.ts';
import type { Verdict, VerifyRequest } from './official.ts';

/** Reads `databases/(default)/documents/…` for Storage rules that query Firestore. */
export type ReadDocument = RulesRequest['read'];

/**
 * Decides what a client SDK may do with a file; nothing else does. The emulator itself lets the
 * Admin SDK's owner token pass. Without rules a client gets nothing.
 */
export function authorize(
  ruleset: Ruleset | null,
  request: VerifyRequest,
  read: ReadDocument,
): Verdict {
  if (!ruleset) return toVerdict(false, `No rules are loaded for ${request.path}.`);
  const { before, after } = request.file;
  const { allowed, explanation } = evaluate(ruleset, {
    service: 'firebase.storage',
    method: request.method,
    path: request.path.replace(/^\/|\/$/g, ''),
    auth: readRequestAuth(request.token),
    time: new Date(),
    resource: toRulesResource(before),
    requestResource: toRulesResource(after),
    read,
  });
  return toVerdict(allowed, explanation);
}

function toRulesResource(object: StorageObject | undefined) {
  return object ? fromStorageObject(object) : null;
}

/** An invalid token counts as none, as in the official emulator. */
function readRequestAuth(token: string | undefined): Auth | null {
  return token === undefined ? null : readAuth(token);
}

/** Issues describe mistakes in the rules themselves. */
function toVerdict(permitted: boolean, reason: string): Verdict {
  return { permitted, reason, issues: { exist: () => false, all: [], errors: [] } };
}
