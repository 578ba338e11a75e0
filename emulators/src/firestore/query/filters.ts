import type { Stored } from '../documents/document-store.ts';
import { getField } from '../documents/fields.ts';
import { NAME, splitFieldPath } from '../protocol/field-path.ts';
import type { Filter, Value } from '../protocol/messages.ts';
import { listElements } from '../protocol/nested-values.ts';
import { invalidArgument } from '../protocol/status.ts';
import { compareValues, isEqual } from '../values/compare-values.ts';
import { isNaNValue, isNull, kindOf } from '../values/kind.ts';

export type Predicate = (stored: Stored) => boolean;

/** A document without the field matches no comparison, not even "not equal". */
type Comparison = (value: Value) => boolean;

export function toPredicate(filter: Filter | undefined): Predicate {
  if (!filter) return () => true;
  const { compositeFilter, fieldFilter, unaryFilter } = filter;
  if (compositeFilter) {
    const parts = (compositeFilter.filters ?? []).map(toPredicate);
    if (compositeFilter.op !== 'AND' && compositeFilter.op !== 'OR') {
      throw invalidArgument('Unsupported CompositeFilter operator.');
    }
    return compositeFilter.op === 'OR'
      ? (stored) => parts.some((part) => part(stored))
      : (stored) => parts.every((part) => part(stored));
  }
  if (fieldFilter) {
    const { field, op, value } = fieldFilter;
    return onField(field.fieldPath, compareBy(op, value, field.fieldPath === NAME));
  }
  if (unaryFilter) return onField(unaryFilter.field.fieldPath, compareAlone(unaryFilter.op));
  throw invalidArgument('A filter of the query is empty.');
}

/** Reads the values of one field; the name of a document is read as a reference. */
export function readerOf(fieldPath: string): (stored: Stored) => Value | undefined {
  if (fieldPath === NAME) return ({ name }) => ({ referenceValue: name });
  const path = splitFieldPath(fieldPath);
  const [name = ''] = path;
  // Most fields are no others', and this is asked for each document of a collection.
  if (path.length === 1) {
    return ({ fields }) => (Object.hasOwn(fields, name) ? fields[name] : undefined);
  }
  return ({ fields }) => getField(fields, path);
}

function onField(fieldPath: string, comparison: Comparison): Predicate {
  const read = readerOf(fieldPath);
  return (stored) => {
    const value = read(stored);
    return value !== undefined && comparison(value);
  };
}

function compareAlone(op: string): Comparison {
  switch (op) {
    case 'IS_NULL':
      return isNull;
    case 'IS_NAN':
      return isNaNValue;
    case 'IS_NOT_NULL':
      return (value) => !isNull(value);
    // Null is no number that is not NaN: it matches no inequality.
    case 'IS_NOT_NAN':
      return (value) => !isNull(value) && !isNaNValue(value);
    default:
      throw invalidArgument(`"${op}" is no comparison of one field.`);
  }
}

function compareBy(op: string, operand: Value, isOfName: boolean): Comparison {
  if (isOfName) requireReferences(operand, op);
  switch (op) {
    case 'EQUAL':
      return equalTo(operand);
    case 'NOT_EQUAL':
      return noneOf([operand]);
    case 'IN':
      return amongMatchable(listOperands(op, operand));
    case 'NOT_IN':
      return noneOf(listOperands(op, operand));
    case 'ARRAY_CONTAINS': {
      const isMatch = amongMatchable([operand]);
      return (value) => listElements(value)?.some(isMatch) ?? false;
    }
    case 'ARRAY_CONTAINS_ANY': {
      const isMatch = amongMatchable(listOperands(op, operand));
      return (value) => listElements(value)?.some(isMatch) ?? false;
    }
    default:
      return compareInOrder(op, operand);
  }
}

/** Only values of the operand's own type are before or after it, and NaN is neither. */
function compareInOrder(op: string, operand: Value): Comparison {
  const holds = ORDERED[op];
  if (!holds) throw invalidArgument('Unknown FieldFilter operator.');
  if (isUnmatchable(operand)) return () => false;
  const kind = kindOf(operand);
  return (value) =>
    kindOf(value) === kind && !isNaNValue(value) && holds(compareValues(value, operand));
}

const ORDERED: Record<string, ((compared: number) => boolean) | undefined> = {
  LESS_THAN: (compared) => compared < 0,
  LESS_THAN_OR_EQUAL: (compared) => compared <= 0,
  GREATER_THAN: (compared) => compared > 0,
  GREATER_THAN_OR_EQUAL: (compared) => compared >= 0,
};

/** Null and NaN are found by comparisons of their own alone, which the SDKs send for them. */
function isUnmatchable(operand: Value): boolean {
  return isNull(operand) || isNaNValue(operand);
}

/** Text, which most queries ask for, is compared without asking for its type each time. */
function equalTo(operand: Value): Comparison {
  const { stringValue: text } = operand;
  if (text !== undefined) return ({ stringValue }) => stringValue === text;
  return amongMatchable([operand]);
}

function amongMatchable(operands: readonly Value[]): Comparison {
  const matchable = operands.filter((one) => !isUnmatchable(one));
  return (value) => matchable.some((one) => isEqual(one, value));
}

/** A null among the values makes every comparison with them unknown, so that nothing matches. */
function noneOf(operands: readonly Value[]): Comparison {
  if (operands.some(isNull)) return () => false;
  return (value) => !isNull(value) && !operands.some((one) => isEqual(one, value));
}

function listOperands(op: string, operand: Value): Value[] {
  const values = listElements(operand);
  if (!values) throw invalidArgument(`'${op}' requires an ArrayValue.`);
  if (values.length === 0) throw invalidArgument(`'${op}' requires an non-empty ArrayValue.`);
  return values;
}

function requireReferences(operand: Value, op: string): void {
  const values = op === 'IN' || op === 'NOT_IN' ? listOperands(op, operand) : [operand];
  if (values.every((value) => kindOf(value) === 'reference')) return;
  throw invalidArgument('__key__ filter value must be a Key');
}
