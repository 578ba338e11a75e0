import { splitName } from '../protocol/document-name.ts';
import { invalidArgument } from '../protocol/status.ts';
import { measureName } from './document-size.ts';

const MAX_ID_BYTES = 1_500;
const MAX_NAME_BYTES = 6 * 1024;

/** Ids that stand for Datastore's numbers are of the same form, and allowed. */
const RESERVED = /^__(?!id-?\d+__$).*__$/s;

/** Throws when the cloud would refuse the name of a document or collection. */
export function requireValidNames(names: readonly string[]): void {
  for (const name of names) {
    splitName(name).forEach((id, at) =>
      requireValidId(id, at % 2 === 0 ? 'Collection' : 'Resource'),
    );
    const bytes = measureName(name);
    if (bytes > MAX_NAME_BYTES) {
      throw invalidArgument(
        `A document's name takes at most ${MAX_NAME_BYTES} bytes, this one ${bytes}: use shorter ids.`,
      );
    }
  }
}

function requireValidId(id: string, kind: 'Collection' | 'Resource'): void {
  if (RESERVED.test(id) || id === '.' || id === '..') {
    throw invalidArgument(
      `${kind} id "${id}" is invalid because it is reserved. Use one that is not . or .. and does not begin and end with __.`,
    );
  }
  const bytes = Buffer.byteLength(id);
  if (bytes > MAX_ID_BYTES) {
    throw invalidArgument(
      `The key path element name is longer than ${MAX_ID_BYTES} bytes (${bytes}): use a shorter id.`,
    );
  }
}
