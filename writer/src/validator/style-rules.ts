import { VAGUE_TERMS } from '../language/word-lists/vague-terms.ts';
import { hasOneOf } from '../language/word-lists/word-set.ts';
import { contentStems, splitWords } from '../language/words.ts';
import { countTellingWords } from './option-rules.ts';
import { getDistractors, getKey, type CheckedQuestion } from './rule.ts';

/** With fewer letters, two words share their beginning by chance. */
const SOUND_LETTERS = 6;
const SHORT_ANSWER_CHARACTERS = 12;

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
    .filter((word) => word.length >= SOUND_LETTERS)
    .map((word) => word.slice(0, SOUND_LETTERS));
}

/** The key alone has "the", a number or "to" at its start, unlike the three others. */
export function optionsOfOneForm(question: CheckedQuestion): string | null {
  const forms = new Set(getDistractors(question).map(findForm));
  return forms.size === 1 && !forms.has(findForm(getKey(question)))
    ? 'The right answer is of another form than the three others.'
    : null;
}

/** "Pinching the nostrils" says what is done, "doubling time" names a thing. */
const DOING = /^\p{L}{2,}ing (?:the|an?|to|by|in|on|for|from|with|up|out|down|off|their|its)\b/iu;

function findForm(option: string): string {
  const first = splitWords(option)[0] ?? '';
  // "A. Philip Randolph" has no article.
  if (/^(?:an?|the)(?= )/i.test(option)) return 'article';
  // "In-group bias" begins with no preposition.
  if (/^(?:to|by|because|in|on|at|for|from|that)(?= |$)/i.test(option)) return first;
  if (/^\d+$/.test(first)) return 'number';
  return DOING.test(option) ? 'ing' : 'plain';
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

/** Moore et al. 2023, "convergence": the key combines what the other options repeat. */
export function noConvergence(question: CheckedQuestion): string | null {
  const key = contentStems(getKey(question));
  if (key.size < 2) return null;
  const others = getDistractors(question).map(contentStems);
  const alike = others.filter((other) => [...other].some((stem) => key.has(stem)));
  const repeated = [...key].filter((stem) => others.some((other) => other.has(stem)));
  return alike.length > 1 && repeated.length > 0.9 * key.size
    ? 'The right answer is put together from words of the other options.'
    : null;
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
