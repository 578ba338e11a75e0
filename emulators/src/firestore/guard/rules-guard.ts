import { authFrom, type Auth } from '../../id-token.ts';
import { firestoreDocument } from '../../rules/request/documents.ts';
import type { RulesRequest } from '../../rules/request/request.ts';
import { evaluate, type Ruleset } from '../../rules/rules.ts';
import type { RulesDocument } from '../../rules/language/values/value.ts';
import type { Engine } from '../engine/engine.ts';
import type { Caller, Guard } from './guard.ts';
import { listQuery } from './list-query.ts';
import type { Document } from '../protocol/messages.ts';
import { invalidArgument, permissionDenied } from '../protocol/status.ts';
import { previewWrites } from './write-preview.ts';

type Question = Pick<RulesRequest, 'method' | 'path'> & Partial<RulesRequest>;

/** Lets a client do what the rules allow. Without rules that is nothing. */
export function rulesGuard(engine: Engine, ruleset: Ruleset | null, caller: Caller): Guard {
  return {
    get(names) {
      const shared = sharedReads(names);
      for (const name of names) {
        const resource = rulesDocument(engine.find(name));
        ask({ method: 'get', path: pathOf(engine, name), resource, ...shared });
      }
    },
    list(query) {
      ask({ method: 'list', ...listQuery(pathOf(engine, query.parent), query.structuredQuery) });
    },
    async write(writes) {
      const preview = await previewWrites(engine, writes);
      const shared = sharedReads(writes);
      for (const { name, method, before, after } of preview.steps) {
        ask({
          method,
          path: pathOf(engine, name),
          time: preview.time,
          resource: rulesDocument(before),
          requestResource: rulesDocument(after),
          read: (path, when) => {
            const other = nameOf(engine, path);
            return rulesDocument(when === 'after' ? preview.after(other) : engine.find(other));
          },
          ...shared,
        });
      }
    },
    administer(what) {
      throw permissionDenied(`Only the Admin SDK may ${what}.`);
    },
  };

  function ask(question: Question): void {
    if (!ruleset)
      throw permissionDenied('Missing or insufficient permissions: no rules are loaded.');
    const { allowed, explanation } = evaluate(ruleset, {
      service: 'cloud.firestore',
      auth: authOf(caller),
      time: engine.clock.now(),
      resource: null,
      requestResource: null,
      read: readDocumentFrom(engine),
      ...question,
    });
    if (!allowed) throw permissionDenied(`Missing or insufficient permissions: ${explanation}`);
  }
}

/** What rules get to read of a project: its documents as they are. */
export function readDocumentFrom(engine: Engine): (path: string) => RulesDocument | null {
  return (path) => rulesDocument(engine.find(nameOf(engine, path)));
}

/** What rules look up is counted for each document, and together for several in one request. */
function sharedReads(parts: unknown[]): { sharedReads?: Set<string> } {
  return parts.length > 1 ? { sharedReads: new Set() } : {};
}

function authOf({ token }: Caller): Auth | null {
  if (token === null) return null;
  const auth = authFrom(token);
  if (!auth) throw permissionDenied('Invalid JWT: the token is none of the Auth emulator.');
  return auth;
}

function rulesDocument(document: Document | null): RulesDocument | null {
  return document && firestoreDocument(document.name, document.fields ?? {});
}

/** Rules know a document by its name without the project. */
function pathOf({ projectId }: Engine, name: string): string {
  const prefix = `projects/${projectId}/`;
  if (!name.startsWith(prefix)) throw invalidArgument(`"${name}" is not in project ${projectId}.`);
  return name.slice(prefix.length);
}

function nameOf({ projectId }: Engine, path: string): string {
  return `projects/${projectId}/${path}`;
}
