import { authFrom, type Auth } from '../id-token.ts';
import { storageObject, type StorageObject } from '../rules/request/documents.ts';
import type { RulesRequest } from '../rules/request/request.ts';
import { evaluate, type Ruleset } from '../rules/rules.ts';
import type { Verdict, VerifyRequest } from './official.ts';

/** Looks up `databases/(default)/documents/…` for rules of Storage that ask Firestore. */
export type ReadDocument = RulesRequest['read'];

/**
 * The one place that decides what a client SDK may do with a file; the emulator itself lets the
 * Admin SDK's owner token pass. Without rules a client gets nothing.
 */
export function authorize(
  ruleset: Ruleset | null,
  request: VerifyRequest,
  read: ReadDocument,
): Verdict {
  if (!ruleset) return verdict(false, `No rules are loaded for ${request.path}.`);
  const { before, after } = request.file;
  const { allowed, explanation } = evaluate(ruleset, {
    service: 'firebase.storage',
    method: request.method,
    path: request.path.replace(/^\/|\/$/g, ''),
    auth: authOf(request.token),
    time: new Date(),
    resource: rulesResource(before),
    requestResource: rulesResource(after),
    read,
  });
  return verdict(allowed, explanation);
}

function rulesResource(object: StorageObject | undefined) {
  return object ? storageObject(object) : null;
}

/** A token that is none counts as nobody's, as in the official emulator. */
function authOf(token: string | undefined): Auth | null {
  return token === undefined ? null : authFrom(token);
}

/** Issues are for what is wrong with the rules themselves. */
function verdict(permitted: boolean, reason: string): Verdict {
  return { permitted, reason, issues: { exist: () => false, all: [], errors: [] } };
}
