import { readAuth, type Auth } from '../../id-token.ts';
import type { RulesDocument } from '../../rules/language/values/value.ts';
import { fromFirestoreDocument } from '../../rules/request/documents.ts';
import type { RulesRequest } from '../../rules/request/request.ts';
import { evaluate, type Ruleset } from '../../rules/rules.ts';
import type { Engine } from '../engine/engine.ts';
import type { Document } from '../protocol/messages.ts';
import { invalidArgument, permissionDenied } from '../protocol/status.ts';
import type { Caller, Guard } from './guard.ts';
import { toListQuery } from './list-query.ts';
import { previewWrites, type PreviewWrites } from './write-preview.ts';

type ClientRequest = Pick<RulesRequest, 'method' | 'path'> & Partial<RulesRequest>;

/**
 * Lets a client do what the rules allow, which without rules is nothing. A preview of writes may be
 * shared between several callers, since it depends on none of them.
 */
export function createRulesGuard(
  engine: Engine,
  ruleset: Ruleset | null,
  caller: Caller,
  preview: PreviewWrites = previewWrites,
): Guard {
  return {
    get(names) {
      const shared = shareReads(names);
      for (const name of names) {
        const resource = toRulesDocument(engine.find(name));
        ask({ method: 'get', path: toPath(engine, name), resource, ...shared });
      }
    },
    list(query) {
      ask({ method: 'list', ...toListQuery(toPath(engine, query.parent), query.structuredQuery) });
    },
    write(writes) {
      const previewed = preview(engine, writes);
      const shared = shareReads(writes);
      for (const { name, method, before, after } of previewed.steps) {
        ask({
          method,
          path: toPath(engine, name),
          time: previewed.time,
          resource: toRulesDocument(before),
          requestResource: toRulesDocument(after),
          read: (path, when) => {
            const other = toName(engine, path);
            return toRulesDocument(when === 'after' ? previewed.after(other) : engine.find(other));
          },
          ...shared,
        });
      }
    },
    administer(what) {
      throw permissionDenied(`Only the Admin SDK may ${what}.`);
    },
  };

  function ask(question: ClientRequest): void {
    if (!ruleset)
      throw permissionDenied('Missing or insufficient permissions: no rules are loaded.');
    const { allowed, explanation } = evaluate(ruleset, {
      service: 'cloud.firestore',
      auth: readCallerAuth(caller),
      time: engine.clock.now(),
      resource: null,
      requestResource: null,
      read: readDocumentFrom(engine),
      ...question,
    });
    if (!allowed) throw permissionDenied(`Missing or insufficient permissions: ${explanation}`);
  }
}

/** Gives rules read access to a project's documents as they are. */
export function readDocumentFrom(engine: Engine): (path: string) => RulesDocument | null {
  return (path) => toRulesDocument(engine.find(toName(engine, path)));
}

/** Several documents in one request share a limit of reads in addition to their own. */
function shareReads(parts: unknown[]): { sharedReads?: Set<string> } {
  return parts.length > 1 ? { sharedReads: new Set() } : {};
}

function readCallerAuth({ token }: Caller): Auth | null {
  if (token === null) return null;
  const auth = readAuth(token);
  if (!auth) throw permissionDenied('Invalid JWT: the token is none of the Auth emulator.');
  return auth;
}

function toRulesDocument(document: Document | null): RulesDocument | null {
  return document && fromFirestoreDocument(document.name, document.fields ?? {});
}

/** Rules name a document without its project. */
function toPath({ projectId }: Engine, name: string): string {
  const prefix = `projects/${projectId}/`;
  if (!name.startsWith(prefix)) throw invalidArgument(`"${name}" is not in project ${projectId}.`);
  return name.slice(prefix.length);
}

function toName({ projectId }: Engine, path: string): string {
  return `projects/${projectId}/${path}`;
}
