import { splitFieldPath } from '../protocol/field-path.ts';
import type { FieldTransform, Value } from '../protocol/messages.ts';
import { listElements } from '../protocol/nested-values.ts';
import { invalidArgument } from '../protocol/status.ts';
import { isEqual } from '../values/compare-values.ts';
import { isNaNValue, kindOf } from '../values/kind.ts';
import { addNumbers, compareNumbers, readNumber } from '../values/numbers.ts';
import { toProtoTime } from '../values/time.ts';
import { toStored } from '../values/to-stored.ts';
import { getField, withField, type Fields } from './fields.ts';

const NULL: Value = { nullValue: 'NULL_VALUE' };

/** The fields after the transforms, and what the client is told of each. */
export type Transformed = { fields: Fields; results: Value[] };

/**
 * Does transforms one after the other. `time` is the server's, in milliseconds.
 * https://firebase.google.com/docs/firestore/reference/rpc/google.firestore.v1#fieldtransform
 */
export function transformFields(
  fields: Fields,
  transforms: readonly FieldTransform[],
  time: number,
): Transformed {
  return transforms.reduce<Transformed>(
    (done, transform) => {
      const path = splitFieldPath(transform.fieldPath);
      const value = transformValue(getField(done.fields, path), transform, time);
      return {
        fields: withField(done.fields, path, value),
        // Of an array the client is told nothing.
        results: [...done.results, kindOf(value) === 'array' ? NULL : value],
      };
    },
    { fields, results: [] },
  );
}

function transformValue(before: Value | undefined, transform: FieldTransform, time: number): Value {
  const { setToServerValue, increment, maximum, minimum } = transform;
  const { appendMissingElements, removeAllFromArray } = transform;
  if (setToServerValue !== undefined) return { timestampValue: toProtoTime(time) };
  if (increment) {
    const by = toNumber(increment);
    return isNumber(before) ? addNumbers(before, by) : by;
  }
  if (maximum) return extremeOf(before, toNumber(maximum), 1);
  if (minimum) return extremeOf(before, toNumber(minimum), -1);
  const elements = (before && listElements(before)) ?? [];
  if (appendMissingElements) {
    const added = (appendMissingElements.values ?? []).map(toStored);
    return toArray(
      added.reduce((all, one) => (includes(all, one) ? all : [...all, one]), elements),
    );
  }
  if (removeAllFromArray) {
    const removed = removeAllFromArray.values ?? [];
    return toArray(elements.filter((one) => !includes(removed, one)));
  }
  throw invalidArgument(`The transform of "${transform.fieldPath}" says nothing to do.`);
}

/** Equal numbers of two types leave the field as it is; NaN wins over all. */
function extremeOf(before: Value | undefined, value: Value, sign: 1 | -1): Value {
  if (!isNumber(before) || isNaNValue(value)) return value;
  if (isNaNValue(before)) return before;
  return compareNumbers(readNumber(value), readNumber(before)) * sign > 0 ? value : before;
}

function toNumber(value: Value): Value {
  if (!isNumber(value)) throw invalidArgument('Input must be a number.');
  return toStored(value);
}

function isNumber(value: Value | undefined): value is Value {
  return value !== undefined && kindOf(value) === 'number';
}

function includes(values: readonly Value[], value: Value): boolean {
  return values.some((one) => isEqual(one, value));
}

function toArray(values: Value[]): Value {
  return { arrayValue: { values } };
}
