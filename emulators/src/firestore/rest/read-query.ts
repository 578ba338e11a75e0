import protobuf from 'protobufjs';
import { invalidArgument } from '../protocol/status.ts';
import { toCamelCase } from './routes.ts';

/** Parameters that any Google API takes, which say nothing of the request itself. */
const OF_ANY_API = new Set([
  'access_token',
  'alt',
  'callback',
  'fields',
  'key',
  'oauth_token',
  'prettyPrint',
  'quotaUser',
  'uploadType',
  'upload_protocol',
]);

type Json = Record<string, unknown>;

/** Sets the fields that parameters like `mask.fieldPaths=a&pageSize=5` name. */
export function setFromQuery(
  request: Json,
  type: protobuf.Type,
  parameters: URLSearchParams,
): void {
  for (const [name, text] of parameters) {
    if (OF_ANY_API.has(name) || name.startsWith('$')) continue;
    setField(request, type, name, text);
  }
}

/** Sets one field, which may be in a message of its own: `document.name`. */
export function setField(request: Json, type: protobuf.Type, name: string, text: string): void {
  const [first = '', ...rest] = name.split('.');
  const field = type.fields[toCamelCase(first)];
  if (!field) {
    throw invalidArgument(
      `Invalid JSON payload received. Unknown name "${name}": Cannot bind query parameter. ` +
        `Field '${name}' could not be found in request message.`,
    );
  }
  if (rest.length > 0 && field.resolvedType instanceof protobuf.Type) {
    const inner = (request[field.name] ??= {}) as Json;
    return setField(inner, field.resolvedType, rest.join('.'), text);
  }
  const value = field.type === 'bool' && /^(true|false)$/.test(text) ? text === 'true' : text;
  if (field.repeated) request[field.name] = [...((request[field.name] ?? []) as []), value];
  else request[field.name] = value;
}
