import { fromProto3JSON, toProto3JSON } from 'proto3-json-serializer';
import protobuf from 'protobufjs';
import { invalidArgument } from '../protocol/status.ts';
import { toCamelCase } from './routes.ts';

/** Writes a message, given as JSON, in the form in which it is sent; throws for what is not such a message. */
export function encodeJson(type: protobuf.Type, json: unknown): Buffer {
  const checked = toMessage(type, json, type.name) as Parameters<typeof fromProto3JSON>[1];
  const message = fromProto3JSON(type, checked);
  return Buffer.from(type.encode(message ?? {}).finish());
}

export function decodeToJson(type: protobuf.Type, bytes: Buffer): unknown {
  const message = type.decode(bytes);
  omitDefaults(type, message as unknown as Record<string, unknown>);
  return writeZeros(toProto3JSON(message));
}

/** What a field has without being set is left out, but for one of several that exclude each other. */
function omitDefaults(type: protobuf.Type, message: Record<string, unknown>): void {
  for (const field of type.fieldsArray) {
    if (!Object.hasOwn(message, field.name)) continue;
    const value = message[field.name];
    if (!field.partOf && isDefault(field, value)) delete message[field.name];
    else if (field.resolvedType instanceof protobuf.Type) {
      const inner = field.map || field.repeated ? Object.values(value as object) : [value];
      for (const one of inner) omitDefaults(field.resolvedType, one as Record<string, unknown>);
    }
  }
}

function isDefault({ map }: protobuf.Field, value: unknown): boolean {
  if (map) return Object.keys(value as object).length === 0;
  if (value instanceof Uint8Array) return value.length === 0;
  return value === '' || value === false || (Number(value) === 0 && !Object.is(value, -0));
}

/** JSON loses the sign of minus zero, so clients write and read it as text. */
function writeZeros(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(writeZeros);
  if (typeof json !== 'object' || json === null) return Object.is(json, -0) ? '-0' : json;
  const entries = Object.entries(json).map(([key, value]) => [key, writeZeros(value)]);
  return Object.fromEntries(entries) as unknown;
}

/**
 * The library passes over fields and values that it does not know, where the cloud refuses them and
 * says which. It does not know the names of fields in snake_case, which the cloud accepts.
 */
function toMessage(type: protobuf.Type, json: unknown, place: string): unknown {
  if (type.fullName.startsWith('.google.protobuf.')) return toWellKnown(type, json, place);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw invalid(place, `Expected an object, not ${JSON.stringify(json)}.`);
  }
  const chosen = new Map<string, string>();
  const entries = Object.entries(json).flatMap(([key, value]) => {
    const field = type.fields[key] ?? type.fields[toCamelCase(key)];
    if (!field) throw invalid(place, `Unknown name "${key}": Cannot find field.`);
    const isUnset = value === null && field.type !== 'google.protobuf.NullValue';
    if (isUnset) return [];
    const oneof = field.partOf?.name;
    if (oneof !== undefined && chosen.has(oneof)) {
      throw invalid(place, `"${key}": the oneof field "${oneof}" is already set.`);
    }
    if (oneof !== undefined) chosen.set(oneof, key);
    return [[field.name, toField(field, value, `${place}.${field.name}`)]];
  });
  return Object.fromEntries(entries) as unknown;
}

function toField(field: protobuf.Field, json: unknown, place: string): unknown {
  if (field.map) {
    if (typeof json !== 'object' || json === null) throw invalid(place, 'Expected an object.');
    const entries = Object.entries(json).map(([key, value]) => [
      key,
      toSingle(field, value, `${place}.${key}`),
    ]);
    return Object.fromEntries(entries) as unknown;
  }
  if (!field.repeated) return toSingle(field, json, place);
  if (!Array.isArray(json)) throw invalid(place, 'Expected an array.');
  return json.map((element, at) => toSingle(field, element, `${place}[${at}]`));
}

function toSingle({ resolvedType, type }: protobuf.Field, json: unknown, place: string): unknown {
  if (resolvedType instanceof protobuf.Type) return toMessage(resolvedType, json, place);
  const isKnown =
    resolvedType instanceof protobuf.Enum ? isOfEnum(resolvedType, json) : isScalar(type, json);
  if (!isKnown) throw invalid(place, `Invalid value (${type}), ${JSON.stringify(json)}.`);
  return json;
}

function isOfEnum({ fullName, values, valuesById }: protobuf.Enum, json: unknown): boolean {
  if (fullName === '.google.protobuf.NullValue') return json === null || json === 'NULL_VALUE';
  return typeof json === 'number' ? json in valuesById : String(json) in values;
}

const NUMBERS = /^-?(\d+(\.\d+)?([eE][+-]?\d+)?|Infinity)$|^NaN$/;

function isScalar(type: string, json: unknown): boolean {
  if (type === 'bool') return typeof json === 'boolean';
  if (type === 'string' || type === 'bytes') return typeof json === 'string';
  if (typeof json !== 'string' && typeof json !== 'number') return false;
  const isFraction = type === 'double' || type === 'float';
  return (isFraction ? NUMBERS : /^-?\d+$/).test(String(json));
}

const TIME = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

/** The library reads fractions of a second only in times that end with Z. */
function toWellKnown({ name }: protobuf.Type, json: unknown, place: string): unknown {
  if (name !== 'Timestamp') return json;
  const [, whole = '', fraction = '', zone = ''] = TIME.exec(String(json)) ?? [];
  const time = new Date(whole + zone);
  if (Number.isNaN(time.getTime())) throw invalid(place, `Invalid time: ${JSON.stringify(json)}.`);
  return time.toISOString().replace('.000Z', `${fraction}Z`);
}

function invalid(place: string, reason: string) {
  return invalidArgument(`Invalid JSON payload received at '${place}'. ${reason}`);
}
