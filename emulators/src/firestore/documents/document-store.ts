import { splitName } from '../protocol/document-name.ts';
import type { Document } from '../protocol/messages.ts';
import { toProtoTime } from '../values/time.ts';
import type { Fields } from './fields.ts';

/** A version of a document; times are the server's, in milliseconds. It never changes. */
export type Stored = {
  name: string;
  /** The ids of its path below the database. */
  path: readonly string[];
  fields: Fields;
  createdAt: number;
  updatedAt: number;
};

export type Change = { name: string; before: Stored | null; after: Stored | null };

/** Where a query looks: below a parent's path, in collections of an id or, without one, in all. */
export type Scope = {
  parent: readonly string[];
  collectionId: string | null;
  allDescendants: boolean;
};

/** How long the cloud reads a past time, and how many versions are kept of it at most. */
const KEPT_MILLISECONDS = 60 * 60 * 1000;
const KEPT_VERSIONS = 2_000;

type Past = { version: Stored; until: number };

/** The documents of a database as they are, and for a while as they were. */
export class DocumentStore {
  private readonly collections = new Map<string, Map<string, Stored>>();
  /** The paths of all collections with an id. */
  private readonly groups = new Map<string, Set<string>>();
  private readonly past: Past[] = [];
  /** Before this time nothing is known any more. */
  private knownSince = 0;

  get(name: string, at?: number): Stored | null {
    const path = splitName(name);
    const now = this.collections.get(toCollection(path))?.get(name) ?? null;
    if (at === undefined || (now && now.updatedAt <= at)) return now;
    const was = this.past.find(
      ({ version, until }) => version.name === name && covers(version, until, at),
    );
    return was?.version ?? null;
  }

  /** All documents of a scope, in no order. */
  *list(scope: Scope, at?: number): Generator<Stored> {
    for (const collection of this.listCollections(scope)) {
      for (const stored of this.collections.get(collection)?.values() ?? []) {
        if (at === undefined || stored.updatedAt <= at) yield stored;
      }
    }
    if (at === undefined) return;
    for (const { version, until } of this.past) {
      if (covers(version, until, at) && isWithin(version.path, scope)) yield version;
    }
  }

  *all(): Generator<Stored> {
    for (const collection of this.collections.values()) yield* collection.values();
  }

  /** The paths of the collections that have documents, at any depth. */
  listPaths(): string[] {
    return [...this.collections.keys()];
  }

  apply(changes: readonly Change[], time: number): void {
    for (const { name, before, after } of changes) {
      if (before) this.past.push({ version: before, until: time });
      if (after) this.put(after);
      else if (before) this.remove(before, name);
    }
    this.forget(time);
  }

  /** Tells whether documents can still be read as they were then. */
  knows(time: number): boolean {
    return time >= this.knownSince;
  }

  private put(stored: Stored): void {
    const path = toCollection(stored.path);
    let collection = this.collections.get(path);
    if (!collection) {
      collection = new Map();
      this.collections.set(path, collection);
      const id = stored.path.at(-2) ?? '';
      this.groups.set(id, (this.groups.get(id) ?? new Set()).add(path));
    }
    collection.set(stored.name, stored);
  }

  private remove({ path: ids }: Stored, name: string): void {
    const path = toCollection(ids);
    const collection = this.collections.get(path);
    collection?.delete(name);
    if (collection?.size !== 0) return;
    this.collections.delete(path);
    this.groups.get(ids.at(-2) ?? '')?.delete(path);
  }

  private forget(now: number): void {
    const isOver = ({ until }: Past) => until < now - KEPT_MILLISECONDS;
    let count = Math.max(this.past.length - KEPT_VERSIONS, 0);
    while (this.past[count] && isOver(this.past[count] as Past)) count += 1;
    if (count === 0) return;
    this.knownSince = this.past[count - 1]?.until ?? this.knownSince;
    this.past.splice(0, count);
  }

  private listCollections({ parent, collectionId, allDescendants }: Scope): Iterable<string> {
    if (collectionId !== null && !allDescendants) return [[...parent, collectionId].join('/')];
    const known =
      collectionId === null ? this.collections.keys() : (this.groups.get(collectionId) ?? []);
    const start = parent.map((id) => `${id}/`).join('');
    const depth = parent.length + 1;
    return [...known].filter(
      (path) => path.startsWith(start) && (allDescendants || path.split('/').length === depth),
    );
  }
}

export function toDocument({ name, fields, createdAt, updatedAt }: Stored): Document {
  return {
    name,
    fields,
    createTime: toProtoTime(createdAt),
    updateTime: toProtoTime(updatedAt),
  };
}

export function isWithin(path: readonly string[], scope: Scope): boolean {
  const { parent, collectionId, allDescendants } = scope;
  const isBelow = parent.every((id, at) => path[at] === id) && path.length > parent.length;
  const isThere = collectionId === null || path.at(-2) === collectionId;
  return isBelow && isThere && (allDescendants || path.length === parent.length + 2);
}

function covers({ updatedAt }: Stored, until: number, at: number): boolean {
  return updatedAt <= at && at < until;
}

function toCollection(path: readonly string[]): string {
  return path.slice(0, -1).join('/');
}
