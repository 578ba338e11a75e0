import { FieldValue, type CollectionReference } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seed } from '../support/documents.ts';
import { startFirestore, type TestFirestore } from '../support/firestore.ts';
import { connectRaw, DOCUMENTS } from '../support/raw-client.ts';

type ExplainMetrics = Awaited<ReturnType<CollectionReference['explain']>>['metrics'];
type ExecutionStats = ExplainMetrics['executionStats'];

let server: TestFirestore;
let things: CollectionReference;

beforeAll(async () => {
  server = await startFirestore();
  things = server.db.collection('things');
  await seed(things, {
    a: { n: 1, v: FieldValue.vector([1, 1]) },
    b: { n: 2, v: FieldValue.vector([5, 5]) },
    c: { n: 1 },
  });
});
afterAll(() => server.stop());

function expectPlan({ planSummary, executionStats }: ExplainMetrics): void {
  expect(planSummary.indexesUsed.length).toBeGreaterThan(0);
  expect(executionStats).toBeNull();
}

function expectStats(stats: ExecutionStats, resultsReturned: number): void {
  expect(stats).toMatchObject({ resultsReturned });
  expect(stats?.readOperations).toBeGreaterThan(0);
  const { seconds = 0, nanoseconds = 0 } = stats?.executionDuration ?? {};
  expect(seconds + nanoseconds).toBeGreaterThan(0);
  expect(Object.keys(stats?.debugStats ?? {})).not.toEqual([]);
}

describe('a plan', () => {
  test('of a query names its indexes, and nothing is read', async () => {
    const { metrics, snapshot } = await things.where('n', '>', 1).explain();
    expectPlan(metrics);
    expect(metrics.planSummary.indexesUsed).toEqual([
      { query_scope: 'Collection', properties: '(n ASC, __name__ ASC)' },
    ]);
    expect(snapshot).toBeNull();
    expectPlan((await things.explain({ analyze: false })).metrics);
  });

  test('of a group says so', async () => {
    const { metrics } = await server.db.collectionGroup('things').explain();
    expect(metrics.planSummary.indexesUsed[0]).toMatchObject({ query_scope: 'Collection Group' });
  });

  test('of a count is one as well', async () => {
    const counted = await things.where('n', '>', 0).count().explain();
    expectPlan(counted.metrics);
    expect(counted.snapshot).toBeNull();
  });
});

describe('a profile', () => {
  test('has the documents, and what they cost', async () => {
    const { metrics, snapshot } = await things.where('n', '==', 1).explain({ analyze: true });
    expect(metrics.planSummary.indexesUsed.length).toBeGreaterThan(0);
    expectStats(metrics.executionStats, 2);
    expect(metrics.executionStats?.readOperations).toBe(2);
    expect(snapshot?.docs.map(({ id }) => id)).toEqual(['a', 'c']);
  });

  test('of a query that finds nothing costs a read', async () => {
    const { metrics, snapshot } = await things.where('n', '==', 9).explain({ analyze: true });
    expectStats(metrics.executionStats, 0);
    expect(snapshot?.size).toBe(0);
    expect(snapshot?.readTime.toMillis()).toBeGreaterThan(0);
  });

  test('of a count has one result', async () => {
    const { metrics, snapshot } = await things
      .where('n', '<', 3)
      .count()
      .explain({ analyze: true });
    expectStats(metrics.executionStats, 1);
    expect(snapshot?.data().count).toBe(3);
  });
});

/** The Admin SDK has no types for it. */
test('what is nearest is planned and profiled, too', async () => {
  const raw = connectRaw(server.port);
  const structuredQuery = {
    from: [{ collectionId: 'things' }],
    findNearest: {
      vectorField: { fieldPath: 'v' },
      queryVector: {
        mapValue: {
          fields: {
            __type__: { stringValue: '__vector__' },
            value: { arrayValue: { values: [{ doubleValue: 1 }, { doubleValue: 3 }] } },
          },
        },
      },
      distanceMeasure: 'COSINE',
      limit: { value: 10 },
    },
  };
  type Answer = {
    document?: object;
    explainMetrics?: { planSummary: object; executionStats?: { resultsReturned: string } };
  };
  async function explain(analyze: boolean) {
    const request = { parent: DOCUMENTS, structuredQuery, explainOptions: { analyze } };
    return raw.read<Answer>('RunQuery', request);
  }
  const plan = await explain(false);
  expect(plan.map(({ document }) => document)).toEqual([undefined]);
  expect(plan[0]?.explainMetrics).toMatchObject({ planSummary: {} });
  expect(plan[0]?.explainMetrics?.executionStats ?? null).toBeNull();
  const profile = await explain(true);
  expect(profile.flatMap(({ document }) => document ?? [])).toHaveLength(2);
  expect(profile.at(-1)?.explainMetrics?.executionStats?.resultsReturned).toBe('2');
  raw.close();
});

describe('a stream', () => {
  type Chunk = { document?: object; metrics?: ExplainMetrics };
  async function read(analyze: boolean): Promise<Chunk[]> {
    const chunks: Chunk[] = [];
    for await (const chunk of things.where('n', '==', 1).explainStream({ analyze })) {
      chunks.push(chunk as unknown as Chunk);
    }
    return chunks;
  }

  test('of a plan is one message', async () => {
    const chunks = await read(false);
    expect(chunks.map(({ document }) => document)).toEqual([undefined]);
    expect(chunks[0]?.metrics?.executionStats).toBeNull();
  });

  test('of a profile is a message for each document, the last with the costs', async () => {
    const chunks = await read(true);
    expect(chunks).toHaveLength(2);
    expect(chunks.every(({ document }) => document)).toBe(true);
    expectStats(chunks.at(-1)?.metrics?.executionStats ?? null, 2);
  });
});
