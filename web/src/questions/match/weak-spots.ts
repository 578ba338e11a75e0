import { lookAlike } from '@study-assistant/contract/questions/same-looking';
import type { MatchTexts } from './match-texts.ts';

/** Right sides that fit twice; a teacher decides whether that is meant. */
export function weakSpotsOfMatch({ pairs, spares }: MatchTexts): string[] {
  const twice = pairs.flatMap(({ right }, at) => {
    const isFirst = pairs.findIndex((pair) => lookAlike(pair.right, right)) === at;
    const fitting = pairs.filter((pair) => lookAlike(pair.right, right));
    if (right.trim() === '' || !isFirst || fitting.length < 2) return [];
    return [`“${right.trim()}” fits ${fitting.length} left sides.`];
  });
  const used = spares.filter(
    (spare) => spare.trim() !== '' && pairs.some(({ right }) => lookAlike(right, spare)),
  );
  return [...twice, ...used.map((spare) => `“${spare.trim()}” is not to spare: it fits.`)];
}
