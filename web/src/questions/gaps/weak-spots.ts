import { toComparable } from '@study-assistant/contract/questions/compare-words';
import type { GapsKey } from '@study-assistant/contract/questions/key-schemas';
import { listFormat } from '@study-assistant/contract/wire/formats';
import { hasLoneBracket, listSpares, readGaps, type GapsTexts } from './gap-texts.ts';

const LONE_BRACKET =
  'One bracket has no partner, so it makes no gap. Write it twice if it belongs to the text: [[';

/** What a student may stumble over, or guess by; a teacher decides whether it is meant. */
export function weakSpotsOfGaps(texts: GapsTexts): string[] {
  const { gaps } = readGaps(texts.text);
  const lone = hasLoneBracket(texts.text) ? [LONE_BRACKET] : [];
  return [...lone, ...(texts.hasBank ? inBank(gaps, texts) : [])];
}

function inBank(gaps: GapsKey['gaps'], texts: GapsTexts): string[] {
  const plain = (word: string) => toComparable(word, texts);
  const takers = new Map<string, { word: string; gaps: number[] }>();
  for (const [at, { words }] of gaps.entries()) {
    for (const word of words.filter((one) => one !== '')) {
      const known = takers.get(plain(word)) ?? { word, gaps: [] };
      if (!known.gaps.includes(at + 1)) known.gaps.push(at + 1);
      takers.set(plain(word), known);
    }
  }
  const shared = [...takers.values()]
    .filter((taker) => taker.gaps.length > 1)
    .map(({ word, gaps: places }) => `Gaps ${list(places)} accept the same word: ${word}.`);
  const spares = listSpares(texts).flatMap((word) => {
    const [gap] = takers.get(plain(word))?.gaps ?? [];
    return gap === undefined ? [] : [`The spare word ${word} is right in gap ${gap}.`];
  });
  return [...shared, ...spares];
}

function list(places: readonly number[]): string {
  return listFormat('en', 'conjunction').format(places.map(String));
}
