import type { Saved } from '../state/autosave.ts';
import { parseState, readIfThere, writeWhole } from '../state/files.ts';
import type { Databases } from './databases/databases.ts';
import type { Value } from './protocol/messages.ts';

type JsonValue = Omit<Value, 'bytesValue' | 'arrayValue' | 'mapValue'> & {
  bytesValue?: string;
  arrayValue?: { values?: JsonValue[] };
  mapValue?: { fields?: Record<string, JsonValue> };
};

type Snapshot = { version: 1; documents: { name: string; fields?: Record<string, JsonValue> }[] };

/** Keeps the documents of a project in one file, in the JSON form of google.firestore.v1.Document. */
export function createFirestoreSnapshot(
  databases: Databases,
  projectId: string,
  file: string,
): Saved & { restore(): Promise<boolean> } {
  let savedVersion = -1;
  const engines = () => databases.allOf(projectId).map(({ engine }) => engine);
  const readVersion = () => engines().reduce((sum, engine) => sum + engine.version(), 0);
  return {
    async restore() {
      const text = await readIfThere(file);
      if (text === null) return false;
      const { documents } = parseState<Snapshot>(text, file);
      const writes = documents.map(({ name, fields }) => ({
        update: { name, fields: mapValues(fields ?? {}, fromJson) },
      }));
      const ids = new Set(writes.map(({ update }) => databaseOf(update.name)));
      for (const id of ids) {
        const own = writes.filter(({ update }) => databaseOf(update.name) === id);
        databases.of(projectId, id).engine.commit(own);
      }
      savedVersion = readVersion();
      return documents.length > 0;
    },
    async save() {
      const version = readVersion();
      if (version === savedVersion) return;
      const all = engines().flatMap((engine) => engine.documents());
      const documents = all.map(({ name, fields }) => ({
        name,
        fields: mapValues(fields ?? {}, toJson),
      }));
      await writeWhole(file, JSON.stringify({ version: 1, documents } satisfies Snapshot));
      savedVersion = version;
    },
  };
}

function databaseOf(name: string): string {
  return name.split('/')[3] ?? '';
}

/** JSON lacks bytes, NaN, infinities and minus zero: the proto JSON mapping writes text. */
function toJson(value: Value): JsonValue {
  const { bytesValue, doubleValue, arrayValue, mapValue, ...plain } = value;
  if (bytesValue) return { bytesValue: Buffer.from(bytesValue).toString('base64') };
  if (doubleValue !== undefined) return { doubleValue: toJsonNumber(Number(doubleValue)) };
  if (arrayValue) return { arrayValue: { values: (arrayValue.values ?? []).map(toJson) } };
  if (mapValue) return { mapValue: { fields: mapValues(mapValue.fields ?? {}, toJson) } };
  return plain;
}

function fromJson(value: JsonValue): Value {
  const { bytesValue, doubleValue, arrayValue, mapValue, ...plain } = value;
  if (bytesValue !== undefined) return { bytesValue: Buffer.from(bytesValue, 'base64') };
  if (doubleValue !== undefined) return { doubleValue: Number(doubleValue) };
  if (arrayValue) return { arrayValue: { values: (arrayValue.values ?? []).map(fromJson) } };
  if (mapValue) return { mapValue: { fields: mapValues(mapValue.fields ?? {}, fromJson) } };
  return plain;
}

function toJsonNumber(number: number): number | string {
  if (Object.is(number, -0)) return '-0';
  return Number.isFinite(number) ? number : String(number);
}

function mapValues<From, To>(fields: Record<string, From>, convert: (value: From) => To) {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, convert(value)]));
}
