import { AggregateField, FieldPath, Filter, type Query } from 'firebase-admin/firestore';
import { composite, override, type Entry } from '../../support/index-files.ts';
import { SOURCES } from './sources.ts';

type Gettable = { get(): Promise<unknown> };

/** A query of a collection or a collection group, its indexes, and the source. */
export type Row = [ask: (cities: Query) => Gettable, indexes: Entry[], source: string];

const ID = FieldPath.documentId();
const FLAT = ['a', 'b', 'c', 'd', 'e', 'f'];

export const SERVED: Record<string, Row> = {
  'all documents': [(all) => all, [], SOURCES.automatic],
  'one field equal': [(all) => all.where('state', '==', 'CA'), [], SOURCES.single],
  'one field in a range': [(all) => all.where('population', '<', 9), [], SOURCES.single],
  'one field not equal': [(all) => all.where('state', '!=', 'CA'), [], SOURCES.modes],
  'one field in none of several': [(all) => all.where('state', 'not-in', FLAT), [], SOURCES.modes],
  'one field in several': [(all) => all.where('state', 'in', FLAT), [], SOURCES.single],
  'one field ascending': [(all) => all.orderBy('population'), [], SOURCES.automatic],
  'one field descending': [(all) => all.orderBy('population', 'desc'), [], SOURCES.automatic],
  'an array that contains': [(all) => all.where('tags', 'array-contains', 1), [], SOURCES.single],
  'an array that contains any': [
    (all) => all.where('tags', 'array-contains-any', FLAT),
    [],
    SOURCES.single,
  ],
  'a field inside a map': [(all) => all.where('mayor.age', '>', 40), [], SOURCES.automatic],
  'several fields equal': [
    (all) => all.where('state', '==', 'CA').where('capital', '==', true).where('size', '==', 1),
    [],
    SOURCES.single,
  ],
  'a field equal and an array that contains': [
    (all) => all.where('tags', 'array-contains', 1).where('capital', '==', true),
    [],
    SOURCES.composite,
  ],
  'one equal and another in order': [
    (all) => all.where('country', '==', 'US').orderBy('population'),
    [composite('country asc, population asc')],
    SOURCES.composite,
  ],
  'one equal, by an index of the other direction of it': [
    (all) => all.where('country', '==', 'US').orderBy('population'),
    [composite('country desc, population asc')],
    SOURCES.composite,
  ],
  'one in several and another in a range': [
    (all) => all.where('country', 'in', FLAT).where('population', '>', 9),
    [composite('country asc, population asc')],
    SOURCES.composite,
  ],
  'equal fields in any order of the index': [
    (all) => all.where('a', '==', 1).where('b', '==', 2).orderBy('c'),
    [composite('b asc, a asc, c asc')],
    SOURCES.properties,
  ],
  'an array that contains, in order': [
    (all) => all.where('tags', 'array-contains', 1).orderBy('population'),
    [composite('tags, population asc')],
    SOURCES.composite,
  ],
  'indexes merged that end in the same order': [
    (all) => all.where('a', '==', 1).where('b', '==', 2).where('c', '==', 3).orderBy('stars'),
    [composite('a asc, stars asc'), composite('b asc, stars asc'), composite('c asc, stars asc')],
    SOURCES.merging,
  ],
  'ranges of several fields': [
    (all) => all.where('age', '>', 1).where('height', '<', 2),
    [composite('age asc, height asc')],
    SOURCES.ranges,
  ],
  'an or whose parts have their indexes': [
    (all) => all.where(Filter.or(Filter.where('a', '==', 1), Filter.where('b', '==', 2))),
    [],
    SOURCES.limitations,
  ],
  'an order that only a field with one value is in': [
    (all) => all.where('a', 'in', [1]).orderBy('b', 'desc').orderBy('a', 'asc'),
    [composite('a asc, b desc, __name__ asc')],
    SOURCES.mixedNames,
  ],
  'a field that is exempt, within a composite index': [
    (all) => all.where('a', '==', 1).orderBy('b'),
    [override('a'), override('b'), composite('a asc, b asc')],
    SOURCES.exemptions,
  ],
  'a field of an exempt map that has an index of its own': [
    (all) => all.where('scores.best', '==', 1),
    [override('scores'), override('scores.best', 'asc')],
    SOURCES.exemptions,
  ],
  'a field that alone is indexed in its collection': [
    (all) => all.where('a', '==', 1),
    [override('*'), override('a', 'asc')],
    SOURCES.exemptions,
  ],
  'names in a range': [(all) => all.where(ID, '>', 'b'), [], SOURCES.names],
  'a field equal and names in a range': [
    (all) => all.where('a', '==', 1).where(ID, '>', 'b'),
    [],
    SOURCES.names,
  ],
  'a field equal, by descending names': [
    (all) => all.where('a', '==', 1).orderBy(ID, 'desc'),
    [],
    SOURCES.names,
  ],
  'a sum over all documents': [
    (all) => all.aggregate({ total: AggregateField.sum('size') }),
    [],
    SOURCES.properties,
  ],
  'a sum of what one field selects': [
    (all) => all.where('a', '==', 1).aggregate({ total: AggregateField.sum('size') }),
    [composite('a asc, size asc')],
    SOURCES.properties,
  ],
  'a count of what several fields select': [
    (all) => all.where('a', '==', 1).where('b', '==', 2).count(),
    [],
    SOURCES.single,
  ],
};

export const REFUSED: Record<string, Row> = {
  'one equal and another in order': [
    (all) => all.where('country', '==', 'US').orderBy('population'),
    [],
    SOURCES.composite,
  ],
  'one equal and another in a range': [
    (all) => all.where('country', '==', 'US').where('population', '<', 9),
    [],
    SOURCES.composite,
  ],
  'the other direction, though an index could be read backwards': [
    (all) => all.where('country', '==', 'US').orderBy('population', 'desc'),
    [composite('country asc, population asc'), composite('country desc, population asc')],
    SOURCES.composite,
  ],
  'the last of several, which are asked for in the other direction': [
    (all) => all.where('country', '==', 'US').orderBy('population').limitToLast(2),
    [composite('country asc, population asc')],
    SOURCES.composite,
  ],
  'an index with a field too many': [
    (all) => all.where('a', '==', 1).orderBy('b'),
    [composite('a asc, b asc, c asc')],
    SOURCES.properties,
  ],
  'an index with the equal field behind the order': [
    (all) => all.where('a', '==', 1).orderBy('b'),
    [composite('b asc, a asc')],
    SOURCES.properties,
  ],
  'two fields in order': [(all) => all.orderBy('a').orderBy('b'), [], SOURCES.composite],
  'one unequal and another in order': [
    (all) => all.where('a', '!=', 1).orderBy('a').orderBy('b'),
    [],
    SOURCES.ranges,
  ],
  'an array that contains, in order': [
    (all) => all.where('tags', 'array-contains', 1).orderBy('population'),
    [],
    SOURCES.composite,
  ],
  'indexes that end in different orders': [
    (all) => all.where('a', '==', 1).where('b', '==', 2).orderBy('stars'),
    [composite('a asc, stars asc'), composite('b asc, stars desc')],
    SOURCES.merging,
  ],
  'ranges of several fields, whose index has them the other way round': [
    (all) => all.where('age', '>', 1).where('height', '<', 2),
    [composite('height asc, age asc')],
    SOURCES.ranges,
  ],
  'an or of which one part has no index': [
    (all) => {
      const part = Filter.and(Filter.where('b', '==', 2), Filter.where('c', '==', 3));
      return all.where(Filter.or(Filter.where('a', '==', 1), part)).orderBy('d');
    },
    [composite('a asc, d asc')],
    SOURCES.limitations,
  ],
  'a field that is exempt': [(all) => all.where('a', '==', 1), [override('a')], SOURCES.exemptions],
  'a field inside an exempt map': [
    (all) => all.where(new FieldPath('quizzes', 'Q-1', 'attempts'), '>', 0),
    [override('quizzes')],
    SOURCES.exemptions,
  ],
  'an array of which only the order is indexed': [
    (all) => all.where('tags', 'array-contains', 1),
    [override('tags', 'asc', 'desc')],
    SOURCES.modes,
  ],
  'a direction that is exempt': [
    (all) => all.orderBy('a', 'desc'),
    [override('a', 'asc')],
    SOURCES.modes,
  ],
  'any field of a collection that is exempt': [
    (all) => all.where('a', '==', 1),
    [override('*')],
    SOURCES.exemptions,
  ],
  'one collection, by an index of the group alone': [
    (all) => all.where('a', '==', 1),
    [override('a', 'asc group')],
    SOURCES.exemptions,
  ],
  'descending names': [(all) => all.orderBy(ID, 'desc'), [], SOURCES.descendingNames],
  'names against the order of the field before': [
    (all) => all.orderBy('a').orderBy(ID, 'desc'),
    [],
    SOURCES.names,
  ],
  'a sum of what one field selects': [
    (all) => all.where('a', '==', 1).aggregate({ total: AggregateField.sum('size') }),
    [],
    SOURCES.properties,
  ],
};

export const GROUP_SERVED: Record<string, Row> = {
  'all documents': [(all) => all, [], SOURCES.group],
  'one field that is indexed for the group': [
    (all) => all.where('category', '==', 'park'),
    [override('category', 'asc', 'asc group')],
    SOURCES.group,
  ],
  'one in several and another in order': [
    (all) => all.where('category', 'in', FLAT).orderBy('size', 'desc'),
    [composite('category asc, size desc', 'COLLECTION_GROUP')],
    SOURCES.group,
  ],
};

export const GROUP_REFUSED: Record<string, Row> = {
  'one field': [(all) => all.where('category', '==', 'park'), [], SOURCES.group],
  'one field in order': [(all) => all.orderBy('size'), [], SOURCES.group],
  'one equal and another in order, by an index of one collection': [
    (all) => all.where('category', '==', 'park').orderBy('size'),
    [composite('category asc, size asc')],
    SOURCES.group,
  ],
};
