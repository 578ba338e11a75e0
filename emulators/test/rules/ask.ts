import type { Decision } from '../../src/rules/request/decide.ts';
import { fromFirestoreDocument } from '../../src/rules/request/documents.ts';
import type { ProtoValue } from '../../src/rules/request/documents.ts';
import type { RulesRequest } from '../../src/rules/request/request.ts';
import { evaluate, parseRules } from '../../src/rules/rules.ts';

export type Outcome = 'true' | 'false' | 'error' | 'open';

const DATABASE = 'databases/(default)/documents';

/** By default an anonymous get of users/u1; the path is relative to the database. */
export function firestoreRequest({
  path = 'users/u1',
  ...request
}: Partial<RulesRequest> = {}): RulesRequest {
  return {
    service: 'cloud.firestore',
    method: 'get',
    path: path === '' ? DATABASE : `${DATABASE}/${path}`,
    auth: null,
    time: new Date('2024-02-29T13:14:15.016Z'),
    resource: null,
    requestResource: null,
    read: () => null,
    ...request,
  };
}

export function document(fields: Record<string, ProtoValue>, path = 'users/u1') {
  return fromFirestoreDocument(`projects/demo/${DATABASE}/${path}`, fields);
}

/** Evaluates Firestore rules with these statements inside the database's match. */
export function askRules(statements: string, request: RulesRequest, version = '2'): Decision {
  const text = `rules_version = '${version}';
    service cloud.firestore { match /databases/{database}/documents { ${statements} } }`;
  return evaluate(parseRules(text, 'test.rules'), request);
}

/** Evaluates a condition; `functions` may define functions for it. */
export function askCondition(
  condition: string,
  request: RulesRequest = firestoreRequest(),
  functions = '',
): Outcome {
  const statements = `${functions} match /{document=**} { allow read, write: if ${condition}; }`;
  const { allowed, explanation } = askRules(statements, request);
  if (allowed) return 'true';
  if (explanation.endsWith('is false')) return 'false';
  return explanation.includes('leaves open') ? 'open' : 'error';
}
