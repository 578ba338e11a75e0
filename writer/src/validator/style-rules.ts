import { VAGUE_TERMS } from '../language/word-lists/vague-terms.ts';
import { hasOneOf } from '../language/word-lists/word-set.ts';
import { contentStems, splitWords } from '../language/words.ts';
import { countTellingWords, isAskingWord } from './option-rules.ts';
import { getDistractors, getKey, type CheckedQuestion } from './rule.ts';

/** With fewer letters, two words share their beginning by chance. */
const SOUND_LETTERS = 6;
/** "Carbon dioxide" is no longer an answer than "Oxygen". */
const SHORT_ANSWER_CHARACTERS = 16;

/** Haladyna's "clang association": stem and key sound alike, unlike any other option. */
export function noClangWithKey(question: CheckedQuestion): string | null {
  const stem = new Set(listSounds(question.question));
  function clangs(option: string): boolean {
    return listSounds(option).some((sound) => stem.has(sound));
  }
  return clangs(getKey(question)) && !getDistractors(question).some(clangs)
    ? 'Only the right answer sounds like a word of the question.'
    : null;
}

function listSounds(text: string): string[] {
  return splitWords(text)
    .filter((word) => word.length >= SOUND_LETTERS && !isAskingWord(word))
    .map((word) => word.slice(0, SOUND_LETTERS));
}

/** The key alone has "the", a number or "to" at its start, unlike the three others. */
export function optionsOfOneForm(question: CheckedQuestion): string | null {
  const key = getKey(question);
  const forms = new Set(getDistractors(question).map(findForm));
  // A name has no article, whatever the others are.
  if (forms.has('article') && /^\p{Lu}\S* \p{Lu}/u.test(key)) return null;
  return forms.size === 1 && !forms.has(findForm(key))
    ? 'The right answer is of another form than the three others.'
    : null;
}

/** "Pinching the nostrils" says what is done, "doubling time" names a thing. */
const DOING = /^\p{L}{2,}ing (?:the|an?|to|by|in|on|for|from|with|up|out|down|off|their|its)\b/iu;

function findForm(option: string): string {
  // "In-group" and "for-profit" are single words, and "A. Philip Randolph" has no article.
  const words = option.trim().toLowerCase().split(/\s+/);
  const first = words[0] ?? '';
  if (/^(?:an?|one|the|its|their|his|her|our|your)$/.test(first)) return 'article';
  if (/^(?:to|by|because|in|on|at|for|from|that)$/.test(first)) return first;
  // "The 13th Amendment" and "13th Amendment" name, "13 states" counts.
  if (/^\d(?!\d*(?:st|nd|rd|th)\b)/.test(first)) return 'number';
  // "Sitting in the sun can lead to it" is a sentence, as others may be that begin otherwise.
  const isSentence = words.some((word) =>
    /^(?:can|could|is|are|may|might|must|was|were|will)$/.test(word),
  );
  return DOING.test(option) && !isSentence ? 'ing' : 'plain';
}

/** The key is much longer or much shorter than the others, by more than a long word. */
export function keyOfLikeLength(question: CheckedQuestion): string | null {
  const key = getKey(question).length;
  const others = getDistractors(question).map((option) => option.length);
  const [shortest, longest] = [Math.min(...others), Math.max(...others)];
  const counts = getDistractors(question).map(countTellingWords);
  const words = countTellingWords(getKey(question));
  return (key > SHORT_ANSWER_CHARACTERS &&
    key > 1.5 * longest &&
    words > Math.max(...counts) + 1) ||
    (shortest > SHORT_ANSWER_CHARACTERS && 1.8 * key < shortest && words < Math.min(...counts) - 1)
    ? 'The right answer stands out by its length.'
    : null;
}

/**
 * Moore et al. 2023, "convergence": the key alone combines what the other options repeat. Where
 * another one does too, as in "lower pitch, higher pitch, lower volume, higher volume", it is no sign.
 */
export function noConvergence(question: CheckedQuestion): string | null {
  const options = question.options.map(contentStems);
  const combined = options.map((own, at) => isCombined(own, options.toSpliced(at, 1)));
  return combined[question.correctAnswer] && combined.filter(Boolean).length === 1
    ? 'The right answer is put together from words of the other options.'
    : null;
}

function isCombined(own: ReadonlySet<string>, others: readonly ReadonlySet<string>[]): boolean {
  if (own.size < 2) return false;
  // The words of one other option are that option in another order.
  if (others.some((other) => [...own].every((stem) => other.has(stem)))) return false;
  const alike = others.filter((other) => [...other].some((stem) => own.has(stem)));
  const repeated = [...own].filter((stem) => others.some((other) => other.has(stem)));
  return alike.length > 1 && repeated.length > 0.9 * own.size;
}

/** Moore et al. 2023, "absolute terms" and "vague terms". */
export function noAbsoluteOrVagueTerms(question: CheckedQuestion): string | null {
  return question.options.some(
    (option) => hasOneOf(VAGUE_TERMS, option) || /\bevery single\b/i.test(option),
  )
    ? 'An option has a word that is measured differently by each reader, or that marks a wrong one.'
    : null;
}

export const STYLE_RULES = [
  noClangWithKey,
  optionsOfOneForm,
  keyOfLikeLength,
  noConvergence,
  noAbsoluteOrVagueTerms,
];
