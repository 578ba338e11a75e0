import { describe, expect, test } from 'vitest';
import { readGaps, toGapsTexts } from './gap-texts.ts';
import { weakSpotsOfGaps } from './weak-spots.ts';

describe('square brackets', () => {
  test.each([
    ['Write a[[0]] in [Java|C].', 'Write a[0] in _____.', ['Java', 'C']],
    ['It is [[[x]]].', 'It is [_____].', ['x']],
    ['No [[gap]] here', 'No [gap] here', null],
    ['[a] and ]]', '_____ and ]', ['a']],
  ])('written twice stand in the text: %s', (text, question, words) => {
    const read = readGaps(text);
    expect(read).toEqual({ question, gaps: words ? [{ words }] : [] });
    const key = { gaps: read.gaps, matchCase: false, matchAccents: false, allowTypo: false };
    const again = toGapsTexts(question, null, key);
    expect(again.text).toBe(text);
    expect(weakSpotsOfGaps(again)).toEqual([]);
  });

  test('without a partner are named, with what to do', () => {
    const key = { gaps: [], matchCase: false, matchAccents: false, allowTypo: false };
    const texts = { ...toGapsTexts('', null, key), text: 'From [0 to 1[ and [x]' };
    expect(weakSpotsOfGaps(texts)).toEqual([
      'One bracket has no partner, so it makes no gap. Write it twice if it belongs to the text: [[',
    ]);
  });
});
