import type { Value } from '../protocol/messages.ts';
import { listFields } from '../protocol/nested-values.ts';

export type Fields = Readonly<Record<string, Value>>;

/** Paths are lists of names, of at least one. */
type FieldPath = readonly string[];

export function getField(fields: Fields, path: FieldPath): Value | undefined {
  let value: Value | undefined;
  let inside: Fields | null = fields;
  for (const name of path) {
    value = inside && Object.hasOwn(inside, name) ? inside[name] : undefined;
    if (!value) return undefined;
    inside = listFields(value);
  }
  return value;
}

/** A copy with this value; what stands in the way of the path and is no map becomes one. */
export function withField(fields: Fields, [name = '', ...rest]: FieldPath, value: Value): Fields {
  if (rest.length === 0) return { ...fields, [name]: value };
  const inside = listFields(fields[name] ?? {}) ?? {};
  return { ...fields, [name]: { mapValue: { fields: withField(inside, rest, value) } } };
}

/** A copy without this field; maps on its way stay, even empty. */
export function withoutField(fields: Fields, [name = '', ...rest]: FieldPath): Fields {
  if (!Object.hasOwn(fields, name)) return fields;
  if (rest.length === 0) {
    const { [name]: _, ...others } = fields;
    return others;
  }
  const inside = listFields(fields[name] ?? {});
  if (!inside) return fields;
  return { ...fields, [name]: { mapValue: { fields: withoutField(inside, rest) } } };
}

/** A copy with only the fields at these paths. */
export function pickFields(fields: Fields, paths: readonly FieldPath[]): Fields {
  return paths.reduce<Fields>((picked, path) => {
    const value = getField(fields, path);
    return value ? withField(picked, path, value) : picked;
  }, {});
}
