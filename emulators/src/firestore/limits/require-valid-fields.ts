import type { Value } from '../protocol/messages.ts';
import { listElements, listFields } from '../protocol/nested-values.ts';
import { invalidArgument } from '../protocol/status.ts';
import { measureValue } from './document-size.ts';

const MAX_NAME_BYTES = 1_500;
const MAX_VALUE_BYTES = 1_048_487;
const MAX_DEPTH = 20;

const RESERVED = /^__.*__$/s;

/** Throws when the cloud would refuse a field for its name or depth. */
export function requireValidFields(fields: Record<string, Value>): void {
  for (const [name, value] of Object.entries(fields)) {
    requireValidName(name);
    if (measureDepth(value) > MAX_DEPTH) {
      throw invalidArgument(
        `Property ${name} contains an invalid nested entity. Maps and arrays are nested ${MAX_DEPTH} levels deep at most.`,
      );
    }
    requireValidInside(value, name);
    if (measureValue(value) > MAX_VALUE_BYTES) {
      throw invalidArgument(
        `The value of property "${name}" is longer than ${MAX_VALUE_BYTES} bytes. Keep it in Storage, or in several documents.`,
      );
    }
  }
}

function requireValidInside(value: Value, property: string): void {
  requireOnEarth(value);
  for (const [name, field] of Object.entries(listFields(value) ?? {})) {
    requireValidName(name);
    requireValidInside(field, property);
  }
  for (const element of listElements(value) ?? []) {
    if (listElements(element)) {
      throw invalidArgument(
        `Nested arrays are not allowed, as in property ${property}: put each into a map.`,
      );
    }
    requireValidInside(element, property);
  }
}

function requireOnEarth({ geoPointValue }: Value): void {
  const { latitude = 0, longitude = 0 } = geoPointValue ?? {};
  if (!(Math.abs(latitude) <= 90)) {
    throw invalidArgument(
      `Geo point latitude '${inFull(latitude)}' outside permitted range -90.0 to 90.0.`,
    );
  }
  if (!(Math.abs(longitude) <= 180)) {
    throw invalidArgument(
      `Geo point longitude '${inFull(longitude)}' outside permitted range -180.0 to 180.0.`,
    );
  }
}

function inFull(degrees: number): string {
  return Number.isInteger(degrees) ? degrees.toFixed(1) : String(degrees);
}

function requireValidName(name: string): void {
  if (name === '') throw invalidArgument('The property.name is the empty string.');
  if (RESERVED.test(name)) {
    throw invalidArgument(
      `field name ${name} is reserved. Use one that does not begin and end with __.`,
    );
  }
  const bytes = Buffer.byteLength(name);
  if (bytes > MAX_NAME_BYTES) {
    throw invalidArgument(
      `A field name takes at most ${MAX_NAME_BYTES} bytes, this one ${bytes}. Keep such text in a value.`,
    );
  }
}

/** A map and an array are one level each. */
function measureDepth(value: Value): number {
  const inside = listElements(value) ?? listFields(value);
  if (!inside) return 0;
  return 1 + Object.values(inside).reduce((most, one) => Math.max(most, measureDepth(one)), 0);
}
