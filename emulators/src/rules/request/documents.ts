import type { RulesDocument, RulesMap, RulesValue } from '../language/values/value.ts';
import { LatLng, RulesPath, Timestamp } from '../language/values/value.ts';

/** A value in Firestore's protocol: `{ integerValue: '1' }`, `{ mapValue: { fields } }`. */
export type ProtoValue = Record<string, unknown>;

/** `resource` for a Firestore document; name is `projects/p/databases/(default)/documents/a/b`. */
export function fromFirestoreDocument(
  name: string,
  fields: Record<string, ProtoValue> | null | undefined,
): RulesDocument {
  const path = fromDocumentName(name);
  return new Map<string, RulesValue>([
    ['__name__', path],
    ['id', path.segments.at(-1) ?? ''],
    ['data', fromProtoFields(fields)],
  ]);
}

export function fromProto(value: ProtoValue): RulesValue {
  const [kind] = Object.keys(value).filter((key) => key !== 'valueType' && /Value$/.test(key));
  const content = kind ? value[kind] : undefined;
  switch (kind) {
    case 'nullValue':
      return null;
    case 'booleanValue':
      return content === true;
    case 'integerValue':
      return BigInt(content as string | number);
    case 'doubleValue':
      // JSON has no NaN and no infinity: the protocol writes them as strings.
      return Number(content);
    case 'stringValue':
      return String(content);
    case 'bytesValue':
      return typeof content === 'string'
        ? Uint8Array.from(Buffer.from(content, 'base64'))
        : Uint8Array.from(content as Uint8Array);
    case 'timestampValue':
      return fromProtoTime(content as ProtoTime);
    case 'referenceValue':
      return fromDocumentName(String(content));
    case 'geoPointValue': {
      const { latitude, longitude } = content as { latitude?: number; longitude?: number };
      return new LatLng(latitude ?? 0, longitude ?? 0);
    }
    case 'arrayValue':
      return ((content as { values?: ProtoValue[] }).values ?? []).map(fromProto);
    case 'mapValue':
      return fromProtoFields((content as { fields?: Record<string, ProtoValue> }).fields);
    case undefined:
    default:
      throw new TypeError(`No value of Firestore: ${JSON.stringify(value)}`);
  }
}

function fromProtoFields(fields: Record<string, ProtoValue> | null | undefined): RulesMap {
  return new Map(Object.entries(fields ?? {}).map(([key, value]) => [key, fromProto(value)]));
}

/** Converts `projects/p/databases/…` or `databases/…` to the path used by rules. */
function fromDocumentName(name: string): RulesPath {
  return new RulesPath(name.replace(/^\/?(projects\/[^/]+\/)?/, '').split('/'));
}

type ProtoTime = string | { seconds?: string | number; nanos?: number };

function fromProtoTime(time: ProtoTime): Timestamp {
  if (typeof time !== 'string') {
    return new Timestamp(BigInt(time.seconds ?? 0) * 1_000_000_000n + BigInt(time.nanos ?? 0));
  }
  const fraction = /\.(\d+)/.exec(time)?.[1] ?? '';
  const seconds = BigInt(Date.parse(time.replace(/\.\d+/, ''))) / 1000n;
  return new Timestamp(seconds * 1_000_000_000n + BigInt(fraction.padEnd(9, '0').slice(0, 9)));
}
