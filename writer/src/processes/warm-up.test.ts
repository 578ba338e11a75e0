import { expect, test } from 'vitest';
import { warmUp } from './warm-up.ts';

test.each(['pdf', 'zip', 'txt'])(
  'a process that waits for a document reads a page of its own: %s',
  async (format) => {
    const { sections } = await warmUp(format);
    expect(sections).toEqual([
      expect.objectContaining({
        text: expect.stringContaining('Green plants make sugar') as string,
      }),
    ]);
  },
);
