import { isFunctionWord } from '../../src/language/words.ts';
import { drawKeyPositions, placeKey } from '../../src/quiz/key-position.ts';
import { createRandom, hashText, shuffle } from '../../src/quiz/seed.ts';
import { joinText, type Item, type ScoredDocument } from '../scored-quiz.ts';

const BLANK = '________';

/**
 * What everybody writes first: a sentence at random, its longest word blanked that the document has
 * more than once, three other words of the document as wrong answers. It shows which rows of the scorecard are easily satisfied.
 */
export function writeNaively({ document }: ScoredDocument, count: number): Item[] {
  const random = createRandom(hashText(document.title));
  const text = joinText(document);
  const sentences = text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => /^\p{Lu}.*\.$/u.test(sentence) && sentence.split(' ').length > 7);
  const words = longWords(text);
  const repeated = new Set(words.filter((word, at) => words.indexOf(word) < at));
  const positions = drawKeyPositions(count, random);
  return shuffle(sentences, random)
    .slice(0, count)
    .map((sentence, at) => {
      const key = longWords(sentence)
        .filter((word) => repeated.has(word))
        .reduce((a, b) => (b.length > a.length ? b : a), '');
      const wrong = shuffle(words, random)
        .filter((word) => word !== key)
        .slice(0, 3);
      return {
        ...placeKey(key, wrong, positions[at] ?? 0, random),
        question: sentence.replace(key, BLANK),
        quote: sentence,
        topic: null,
        kind: 'cloze',
        difficulty: null,
        explanation: sentence,
        section: null,
        page: null,
        confidence: null,
      };
    });
}

/** Words of five letters and more, as often as the text has them. */
function longWords(text: string): string[] {
  return (text.match(/\p{L}{5,}/gu) ?? []).filter((word) => !isFunctionWord(word));
}
