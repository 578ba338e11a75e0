import {
  FieldValue,
  type CollectionReference,
  type DocumentData,
  type Query,
} from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seed } from '../support/documents.ts';
import { startFirestore, type TestFirestore } from '../support/firestore.ts';

const vector = (values: number[]) => FieldValue.vector(values);

let server: TestFirestore;
let points: CollectionReference;

beforeAll(async () => {
  server = await startFirestore();
  points = server.db.collection('points');
  await seed(points, {
    east: { v: vector([2, 0]), kind: 'point' },
    high: { v: vector([1, 100]), kind: 'point', distance: 'far' },
    west: { v: vector([-20, 0]), kind: 'point' },
    near: { v: vector([1, -0.1]), kind: 'point' },
    corner: { v: vector([4, 4]), kind: 'other' },
    missing: { kind: 'point' },
    list: { v: [1, 0], kind: 'point' },
    text: { v: '[1,0]', kind: 'point' },
    nothing: { v: null, kind: 'point' },
    short: { v: vector([1]), kind: 'point' },
    long: { v: vector([1, 0, 0]), kind: 'point' },
  });
});
afterAll(() => server.stop());

type Options = Extract<Parameters<Query['findNearest']>[0], object>;
type Nearest = ReturnType<Query['findNearest']>;
type Measure = Options['distanceMeasure'];

function nearest(distanceMeasure: Measure, options: Partial<Options> = {}, among: Query = points) {
  const asked = { vectorField: 'v', queryVector: [1, 0], limit: 10, distanceMeasure };
  return among.findNearest({ ...asked, ...options });
}

async function idsOf(query: Nearest): Promise<string[]> {
  return (await query.get()).docs.map(({ id }) => id);
}

describe('what is nearest comes first', () => {
  test('by Euclid, the smallest distance', async () => {
    expect(await idsOf(nearest('EUCLIDEAN'))).toEqual(['near', 'east', 'corner', 'west', 'high']);
  });

  test('by the angle, the smallest', async () => {
    expect(await idsOf(nearest('COSINE'))).toEqual(['east', 'near', 'corner', 'high', 'west']);
  });

  test('by the product, the largest', async () => {
    expect(await idsOf(nearest('DOT_PRODUCT'))).toEqual(['corner', 'east', 'high', 'near', 'west']);
  });

  test('up to a limit', async () => {
    expect(await idsOf(nearest('EUCLIDEAN', { limit: 2 }))).toEqual(['near', 'east']);
  });

  test('among what filters leave', async () => {
    const others = points.where('kind', '==', 'other');
    expect(await idsOf(nearest('EUCLIDEAN', {}, others))).toEqual(['corner']);
  });
});

describe('a threshold', () => {
  test.each<[Measure, number, string[]]>([
    ['EUCLIDEAN', 5, ['near', 'east', 'corner']],
    ['EUCLIDEAN', 0.5, ['near']],
    ['COSINE', 1, ['east', 'near', 'corner', 'high']],
    ['DOT_PRODUCT', 1, ['corner', 'east', 'high', 'near']],
    ['DOT_PRODUCT', 1.5, ['corner', 'east']],
    ['DOT_PRODUCT', -20, ['corner', 'east', 'high', 'near', 'west']],
  ])('of %s %d lets in what is as near', async (measure, distanceThreshold, ids) => {
    expect(await idsOf(nearest(measure, { distanceThreshold }))).toEqual(ids);
  });

  test('does not lift the limit', async () => {
    expect(await idsOf(nearest('DOT_PRODUCT', { distanceThreshold: 0, limit: 1 }))).toEqual([
      'corner',
    ]);
  });
});

describe('the distance', () => {
  async function distances(measure: Measure): Promise<unknown[]> {
    const { docs } = await nearest(measure, { distanceResultField: 'distance' }).get();
    return docs.map((one) => one.get('distance') as unknown);
  }

  test('is told in a field, even in place of another of that name', async () => {
    expect(await distances('EUCLIDEAN')).toEqual([0.1, 1, 5, 21, 100]);
    expect(await distances('DOT_PRODUCT')).toEqual([4, 2, 1, 1, -20]);
    const cosines = (await distances('COSINE')) as number[];
    expect([cosines[0], cosines[4]]).toEqual([0, 2]);
    expect(cosines[2]).toBeCloseTo(1 - Math.SQRT1_2, 12);
  });

  test('is told of a selection that names it', async () => {
    const told = { limit: 1, distanceResultField: 'away' };
    async function first(...fields: string[]): Promise<DocumentData | undefined> {
      const { docs } = await nearest('EUCLIDEAN', told, points.select(...fields)).get();
      return docs[0]?.data();
    }
    expect(await first('kind', 'away')).toEqual({ kind: 'point', away: 0.1 });
    expect(await first('kind')).toEqual({ kind: 'point' });
  });

  test('may be told of a vector inside a map', async () => {
    const nested = server.db.collection('nested');
    await seed(nested, { a: { by: { v: vector([3, 4]) } }, b: { by: 1 } });
    const told = { vectorField: 'by.v', queryVector: [0, 0], distanceResultField: 'd' };
    const { docs } = await nearest('EUCLIDEAN', told, nested).get();
    expect(docs.map((one) => [one.id, one.get('d') as unknown])).toEqual([['a', 5]]);
  });
});

test('vectors have up to 2,048 dimensions', async () => {
  const large = server.db.collection('large');
  const values = Array.from({ length: 2048 }, (_, at) => at);
  await seed(large, { a: { v: vector(values) } });
  const asked = { queryVector: values, limit: 1000 };
  expect(await idsOf(nearest('EUCLIDEAN', asked, large))).toEqual(['a']);
});
