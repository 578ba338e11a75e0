import { isPluralWord } from './plural.ts';
import type { Sentence } from './sentence.ts';
import { BARE_VERBS } from './word-lists/verbs/bare-verbs.ts';

/** Corrects frequent mistakes of the tagger that the rest of the document reveals. */
export function correctTags(sentences: readonly Sentence[]): void {
  correctNames(sentences);
  correctOpeners(sentences);
  correctPlurals(sentences);
  correctParticiples(sentences);
  correctVerbs(sentences);
  correctBareVerbs(sentences);
}

/** In "shopping malls offer stores" the sentence has no other verb before the next comma. */
function correctBareVerbs(sentences: readonly Sentence[]): void {
  for (const { tokens } of sentences) {
    const at = tokens.findIndex(
      (token, index) =>
        /^(?:NOUN|ADJ)$/.test(token.pos) &&
        BARE_VERBS.has(token.lower) &&
        tokens[index - 1]?.pos === 'NOUN' &&
        isPluralWord(tokens[index - 1]?.text ?? '') &&
        /^(?:DET|ADJ|NOUN|NUM|ADV|PROPN|PRON|ADP)$/.test(tokens[index + 1]?.pos ?? ''),
    );
    const token = tokens[at];
    if (!token || tokens.slice(0, at).some(({ pos }) => pos === 'VERB' || pos === 'AUX')) continue;
    const comma = tokens.findIndex(({ text }, index) => index > at && /^[,;]$/.test(text));
    const rest = tokens.slice(at + 1, comma < 0 ? undefined : comma);
    if (!rest.slice(0, 6).some(({ pos }) => pos === 'AUX')) token.pos = 'VERB';
  }
}

/** In "the scale measures the force" the tagger takes the sentence's only verb for a noun. */
function correctVerbs(sentences: readonly Sentence[]): void {
  for (const { tokens } of sentences) {
    const at = tokens.findIndex((token, index) => {
      const before = tokens[index - 1];
      const next = tokens[index + 1]?.lower ?? '';
      return (
        token.pos === 'NOUN' &&
        before?.pos === 'NOUN' &&
        before.lower === before.lemma &&
        token.lower !== token.lemma &&
        /s$/.test(token.lower) &&
        /^(?:that|the|an?|from|down|against|into|through|on|precedent)$/.test(next)
      );
    });
    const token = tokens[at];
    if (token && !tokens.slice(0, at).some(({ pos }) => pos === 'VERB' || pos === 'AUX'))
      if (!tokens.slice(at, at + 8).some(({ pos }) => pos === 'AUX')) token.pos = 'VERB';
  }
}

/** In "the approved plan" and "Existing models" the verb's form describes a noun. */
function correctParticiples(sentences: readonly Sentence[]): void {
  for (const { tokens } of sentences) {
    tokens.forEach((token, at) => {
      if (token.pos !== 'VERB' || !/(?:ing|ed|en)$/.test(token.lower)) return;
      const before = tokens[at - 1];
      const next = tokens[at + 1];
      const isBeforeNoun = next?.pos === 'NOUN' || next?.pos === 'PROPN' || next?.pos === 'ADJ';
      if (!isBeforeNoun) return;
      const isHyphened = before?.text === '-' && before.end === token.start;
      if (
        isHyphened ||
        at === 0 ||
        /^(?:the|an?|its|their|each|every|no)$/.test(before?.lower ?? '')
      )
        token.pos = 'ADJ';
    });
  }
}

/** In "the Tea Act" and "Herbert Hoover" the tagger takes the last word for a verb. */
function correctNames(sentences: readonly Sentence[]): void {
  for (const { tokens } of sentences) {
    tokens.forEach((token, at) => {
      const before = tokens[at - 1];
      if (
        !before ||
        !/^\p{Lu}\p{Ll}/u.test(token.text) ||
        !/^(?:VERB|ADJ|ADV|AUX)$/.test(token.pos)
      )
        return;
      if (/^\p{Lu}|^(?:the|of)$/u.test(before.text) || token.pos === 'VERB') token.pos = 'PROPN';
    });
  }
}

/** In "paved surfaces increase runoff" the tagger takes "surfaces" for a verb. */
function correctPlurals(sentences: readonly Sentence[]): void {
  for (const { tokens } of sentences) {
    tokens.forEach((token, at) => {
      const next = tokens[at + 1];
      const isVerb = next?.pos === 'VERB' && !/ing$/.test(next.lower);
      if (token.pos === 'VERB' && isVerb && token.lower === `${token.lemma}s`) token.pos = 'NOUN';
    });
  }
}

/** A first word that the document elsewhere writes in lower case is not a name. */
function correctOpeners(sentences: readonly Sentence[]): void {
  const small = new Set<string>();
  const capital = new Set<string>();
  for (const { tokens } of sentences) {
    tokens.forEach((token, at) => {
      if (token.text === token.lower) small.add(token.lower);
      else if (at > 0) capital.add(token.lower);
    });
  }
  for (const { tokens } of sentences) {
    const [first, second, third] = tokens;
    if (first?.pos !== 'PROPN' || /^\p{Lu}/u.test(second?.text ?? '')) continue;
    const isSeenSmall = small.has(first.lower);
    const isOfSomething =
      /^(?:of|and|for|from)$/.test(second?.lower ?? '') &&
      !capital.has(first.lower) &&
      !/^\p{Lu}/u.test(third?.text ?? '');
    const isPartOfPlainPhrase = second?.pos === 'NOUN' && !capital.has(first.lower);
    const isNounByEnding =
      /(?:tion|sion|ment|ness|ity|ism|sis|ing|ed)s?$/.test(first.lower) &&
      !capital.has(first.lower);
    if (isSeenSmall || isPartOfPlainPhrase || isNounByEnding || isOfSomething)
      first.pos = /ed$/.test(first.lower) ? 'ADJ' : 'NOUN';
  }
}
