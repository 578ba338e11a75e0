import { describe, expect, test } from 'vitest';
import type { RulesValue } from '../../../src/rules/language/values/value.ts';
import { LatLng, RulesPath, Timestamp } from '../../../src/rules/language/values/value.ts';
import type { ProtoValue } from '../../../src/rules/request/documents.ts';
import { fromFirestoreDocument, fromProto } from '../../../src/rules/request/documents.ts';
import { fromJson } from '../../../src/rules/request/json.ts';

describe('a value of Firestore', () => {
  test.each<[ProtoValue, RulesValue]>([
    [{ nullValue: 'NULL_VALUE' }, null],
    [{ booleanValue: false }, false],
    [{ integerValue: '9223372036854775807' }, 9223372036854775807n],
    [{ integerValue: 3 }, 3n],
    [{ doubleValue: 3 }, 3],
    [{ doubleValue: 'NaN' }, NaN],
    [{ stringValue: '' }, ''],
    [{ bytesValue: 'YQ==' }, Uint8Array.of(97)],
    [{ bytesValue: Buffer.from('a') }, Uint8Array.of(97)],
    [{ timestampValue: { seconds: '1', nanos: 2 } }, new Timestamp(1_000_000_002n)],
    [{ timestampValue: '1970-01-01T00:00:01.000000002Z' }, new Timestamp(1_000_000_002n)],
    [{ geoPointValue: { latitude: 1 } }, new LatLng(1, 0)],
    [
      { referenceValue: 'projects/p/databases/(default)/documents/a/b' },
      new RulesPath(['databases', '(default)', 'documents', 'a', 'b']),
    ],
    [{ arrayValue: {} }, []],
    [{ arrayValue: { values: [{ integerValue: '1' }] } }, [1n]],
    [{ mapValue: {} }, new Map()],
    [{ mapValue: { fields: { a: { stringValue: 'b' } } } }, new Map([['a', 'b']])],
    [{ valueType: 'stringValue', stringValue: 'a' }, 'a'],
  ])('%j becomes one of the rules', (proto, value) => {
    expect(fromProto(proto)).toEqual(value);
  });

  test('of an unknown kind is an error', () => {
    expect(() => fromProto({ otherValue: 1 })).toThrowError('otherValue');
  });
});

test('a document has its path, its id and its fields', () => {
  const resource = fromFirestoreDocument('projects/p/databases/(default)/documents/users/ü', {});
  expect(resource.get('id')).toBe('ü');
  expect(resource.get('__name__')).toEqual(
    new RulesPath(['databases', '(default)', 'documents', 'users', 'ü']),
  );
  expect(resource.get('data')).toEqual(new Map());
});

test('a whole number of JSON is an int, another one a float', () => {
  expect(fromJson({ a: 1, b: 1.5, c: ['x', null], d: undefined })).toEqual(
    new Map<string, RulesValue>([
      ['a', 1n],
      ['b', 1.5],
      ['c', ['x', null]],
      ['d', null],
    ]),
  );
});
