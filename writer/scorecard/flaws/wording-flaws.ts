import { contentStems, splitWords } from '../../src/language/words.ts';
import { getDistractors, getKey, type Item } from '../scored-quiz.ts';

/** Moore et al. 2023, "vague terms": words that each reader measures differently. */
export function usesVagueTerms({ options }: Item): boolean {
  return options.some((option) =>
    /\b(?:usually|often|sometimes|occasionally|frequently|generally|seldom|various|several|etc)\b/i.test(
      option,
    ),
  );
}

/** Moore et al. 2023, "absolute terms": such words mark a wrong option. */
export function usesAbsoluteTerms({ options }: Item): boolean {
  return options.some((option) =>
    /\b(?:always|never|completely|absolutely|totally|nothing|every single)\b/i.test(option),
  );
}

/** Moore et al. 2023, "unfocused stem": nothing is asked until the options are read. */
export function hasUnfocusedStem({ question }: Item): boolean {
  return /^(?:which|what) (?:one )?(?:of )?(?:the )?(?:following|these)?\s*(?:statements? )?(?:is|are|was|were) (?:true|correct|right|false)\s*\??$/i.test(
    question.trim(),
  );
}

/** Moore et al. 2023, "true/false question": the options ask for four verdicts. */
export function isTrueOrFalse({ options }: Item): boolean {
  return options.some((option) => /^(?:true|false|yes|no)\b[.,]?/i.test(option.trim()));
}

/** Moore et al. 2023, "convergence": the key is put together from what the other options repeat. */
export function convergesOnKey(item: Item): boolean {
  const options = item.options.map(contentStems);
  const key = options[item.correctAnswer];
  if (!key || key.size < 2) return false;
  const others = options.filter((_, at) => at !== item.correctAnswer);
  const alike = others.filter((other) => sharedShare(other, [key]) > 0);
  return (
    alike.length > 1 &&
    sharedShare(key, others) > 0.9 &&
    others.every((other) => sharedShare(other, [key]) < 0.75)
  );
}

function sharedShare(own: ReadonlySet<string>, rest: readonly ReadonlySet<string>[]): number {
  const shared = [...own].filter((stem) => rest.some((set) => set.has(stem)));
  return shared.length / Math.max(1, own.size);
}

/** Two or more blanks in a sentence leave too little of it. */
export function hasSeveralBlanks({ question }: Item): boolean {
  return (question.match(/_{2,}/g) ?? []).length > 1;
}

/** Haladyna's "clang association": stem and key sound alike where no other option does. */
export function clangsWithStem(item: Item): boolean {
  const stem = new Set(soundsOf(item.question));
  const clangs = (option: string) => soundsOf(option).some((sound) => stem.has(sound));
  return clangs(getKey(item)) && !getDistractors(item).some(clangs);
}

const SOUND_LETTERS = 6;

function soundsOf(text: string): string[] {
  return splitWords(text)
    .filter((word) => word.length >= SOUND_LETTERS)
    .map((word) => word.slice(0, SOUND_LETTERS));
}
