import { expect, test } from 'vitest';
import { createEngine } from '../../src/firestore/engine/engine.ts';

test('the Admin SDK works on an engine without a server between them', async () => {
  const engine = createEngine('demo-connected');
  const firestore = engine.connect();
  await firestore.doc('things/a').set({ count: 1 });
  await firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(firestore.doc('things/a'));
    transaction.set(stored.ref, { count: (stored.get('count') as number) + 1 });
  });
  const found = await firestore.collection('things').where('count', '==', 2).get();
  expect(found.size).toBe(1);
  expect(engine.exists('projects/demo-connected/databases/(default)/documents/things/a')).toBe(
    true,
  );
});
