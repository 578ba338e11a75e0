import type { Saved } from '../state/autosave.ts';
import { parseState, readIfThere, writeWhole } from '../state/files.ts';
import { commitAll } from './engine/commit-all.ts';
import type { Engine } from './engine/engine.ts';
import type { Document, Value } from './protocol/messages.ts';

type Snapshot = { version: 1; documents: Pick<Document, 'name' | 'fields'>[] };

/** Keeps all documents in one file, in the JSON form of google.firestore.v1.Document. */
export function createFirestoreSnapshot(
  engine: Engine,
  file: string,
): Saved & { restore(): Promise<boolean> } {
  let savedVersion = -1;
  return {
    async restore() {
      const text = await readIfThere(file);
      if (text === null) return false;
      const { documents } = parseState<Snapshot>(text, file);
      await writeDocuments(engine, documents);
      savedVersion = engine.version();
      return documents.length > 0;
    },
    async save() {
      const version = engine.version();
      if (version === savedVersion) return;
      const documents = engine.documents().map(({ name, fields }) => ({
        name,
        fields: mapValues(fields ?? {}, toJson),
      }));
      await writeWhole(file, JSON.stringify({ version: 1, documents } satisfies Snapshot));
      savedVersion = version;
    },
  };
}

async function writeDocuments(engine: Engine, documents: Snapshot['documents']): Promise<void> {
  const writes = documents.map(({ name, fields }) => ({
    update: { name, fields: mapValues(fields ?? {}, fromJson) },
  }));
  await commitAll(engine, writes);
}

/** JSON lacks bytes, NaN, infinities and minus zero: the proto JSON mapping writes text. */
function toJson(value: Value): Value {
  if ('bytesValue' in value) {
    return { bytesValue: Buffer.from(value['bytesValue'] as Uint8Array).toString('base64') };
  }
  if ('doubleValue' in value) {
    const number = value['doubleValue'] as number;
    const isPlain = Number.isFinite(number) && !Object.is(number, -0);
    return isPlain ? value : { doubleValue: Object.is(number, -0) ? '-0' : String(number) };
  }
  return convertWithin(value, toJson);
}

function fromJson(value: Value): Value {
  if ('bytesValue' in value) {
    return { bytesValue: Buffer.from(value['bytesValue'] as string, 'base64') };
  }
  if ('doubleValue' in value) return { doubleValue: Number(value['doubleValue']) };
  return convertWithin(value, fromJson);
}

function convertWithin(value: Value, convert: (value: Value) => Value): Value {
  if ('arrayValue' in value) {
    const { values = [] } = value['arrayValue'] as { values?: Value[] };
    return { arrayValue: { values: values.map(convert) } };
  }
  if ('mapValue' in value) {
    const { fields = {} } = value['mapValue'] as { fields?: Record<string, Value> };
    return { mapValue: { fields: mapValues(fields, convert) } };
  }
  return value;
}

function mapValues(fields: Record<string, Value>, convert: (value: Value) => Value) {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, convert(value)]));
}
