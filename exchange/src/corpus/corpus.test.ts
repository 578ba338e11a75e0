import { describe, expect, test } from 'vitest';
import { readQuestions } from '../read-questions.ts';
import { BRIGHTSPACE_SAMPLES } from './brightspace.fixture.ts';
import type { Sample } from './corpus.fixture.ts';
import { GIFT_SAMPLES } from './gift.fixture.ts';
import { MOODLE_SAMPLES } from './moodle.fixture.ts';
import { QTI_ONE_SAMPLES } from './qti-one.fixture.ts';
import { QTI_TWO_SAMPLES } from './qti-two.fixture.ts';
import { TABLE_SAMPLES } from './table.fixture.ts';

const CORPUS: Record<string, readonly Sample[]> = {
  GIFT: GIFT_SAMPLES,
  'Moodle XML': MOODLE_SAMPLES,
  'QTI 1.2': QTI_ONE_SAMPLES,
  Brightspace: BRIGHTSPACE_SAMPLES,
  'QTI 2 and 3': QTI_TWO_SAMPLES,
  'tables and Aiken': TABLE_SAMPLES,
};

describe.each(Object.entries(CORPUS))('%s as its documentation tells it', (_, samples) => {
  test.each(samples.map((sample) => [sample.of, sample] as const))(
    '%s',
    (_of, { bytes, name, asks }) => {
      const { items } = readQuestions(bytes, name);
      expect(items).toHaveLength(asks.length);
      items.forEach((item, at) => {
        const asked = asks[at] ?? {};
        if (asked instanceof RegExp) {
          expect(item.outcome).toBe('left-out');
          expect(item.notes.join(' ')).toMatch(asked);
        } else expect(item.question ?? item).toMatchObject(asked);
      });
    },
  );
});
