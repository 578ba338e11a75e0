import type { Token } from './sentence.ts';
import { LEADING_PREPOSITIONS } from './word-lists/openers/leading-prepositions.ts';

/** Tells whether the words before a subject can also open a question. */
export function isLead(tokens: readonly Token[]): boolean {
  return isPlaceOrTime(tokens) || isCondition(tokens);
}

/** "In 1773" and "During photosynthesis" can open a question; "Despite it" cannot. */
function isPlaceOrTime(tokens: readonly Token[]): boolean {
  return (
    LEADING_PREPOSITIONS.has(tokens[0]?.lower ?? '') &&
    !tokens.some(
      (token) =>
        /^(?:VERB|AUX|PRON)$/.test(token.pos) ||
        /^(?:its|their|his|her|such|same|first|response|addition)$/.test(token.lower),
    ) &&
    !/^for (?:example|instance|this|these|that)\b/.test(
      tokens.map(({ lower }) => lower).join(' '),
    ) &&
    tokens.some((token) => token.pos === 'NOUN' || token.pos === 'PROPN' || token.pos === 'NUM')
  );
}

/** "When the threat has passed" and "To form a compound" are complete and without a pronoun. */
function isCondition(tokens: readonly Token[]): boolean {
  const [first, second] = tokens;
  const opens =
    /^(?:when|if|once|because|although|though|while|as|since|after|before|until|unless|whenever|where|upon)$/.test(
      first?.lower ?? '',
    ) ||
    (first?.lower === 'to' && second?.pos === 'VERB');
  return (
    opens &&
    tokens.length >= 3 &&
    second?.pos !== 'ADV' &&
    // "As shown by the graph" refers to a page.
    !(first?.lower === 'as' && second?.pos === 'VERB') &&
    tokens.some((token) => token.pos === 'VERB' || token.pos === 'AUX') &&
    tokens.some((token) => token.pos === 'NOUN' || token.pos === 'PROPN') &&
    !tokens.some(
      (token) =>
        (token.pos === 'PRON' && !/^(?:that|which|who|whose)$/.test(token.lower)) ||
        /^(?:its|their|his|her|such|same|first|not|no)$/.test(token.lower),
    )
  );
}
