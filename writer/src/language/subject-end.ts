import { findJointNounPhraseEnd, findLongNounPhraseEnd, findNounPhraseEnd } from './noun-phrase.ts';
import type { Sentence, Token } from './sentence.ts';

const MAX_DESCRIPTION_TOKENS = 16;
const MAX_ASIDE_TOKENS = 18;

/** Possible ends of the subject at `from`, the likeliest first; the verb follows one of them. */
export function findSubjectEnds(sentence: Sentence, from: number): number[] {
  const short = findNounPhraseEnd(sentence, from);
  if (short === from) return [];
  const long = findLongNounPhraseEnd(sentence, from);
  const joint = findJointNounPhraseEnd(sentence, from);
  const ends = [long, short, joint];
  for (const end of [long, short]) {
    const described = findDescriptionEnd(sentence, end);
    if (described > end) ends.push(described);
  }
  return [...new Set(ends)];
}

/** Skips an insertion such as ", carrying orders to the muscles,"; -1 when there is none. */
export function skipAside(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.text !== ',') return -1;
  const close = tokens.findIndex((token, index) => index > at && token.text === ',');
  const opener = tokens[at + 1];
  if (!opener || close < 0 || close - at > MAX_ASIDE_TOKENS) return -1;
  const opens =
    /^(?:which|who|whose|where|however|too|therefore|like|unlike|such|including|called|in|on|through|for|with|known|also)$/.test(
      opener.lower,
    ) ||
    (opener.pos === 'VERB' && /(?:ing|ed)$/.test(opener.lower));
  // Recognises "Engels, a German sociologist, studied…".
  const names =
    /^(?:DET|NOUN|PROPN|ADJ)$/.test(opener.pos) &&
    !tokens
      .slice(at + 1, close)
      .some((token, index) => isFiniteAt(tokens, at + 1 + index) && token);
  return opens || (names && !/^(?:and|or)$/.test(tokens[close + 1]?.lower ?? '')) ? close + 1 : -1;
}

/** Finds the bar in "The treaty that ended the war | proved…". */
function findDescriptionEnd({ tokens }: Sentence, at: number): number {
  const opener = tokens[at];
  if (!opener) return at;
  const isRelative = /^(?:that|which|who|where)$/.test(opener.lower);
  const isParticiple =
    /(?:ed|ing|en|made|found|built|held|known)$/.test(opener.lower) &&
    /^(?:VERB|ADJ)$/.test(opener.pos) &&
    /^(?:in|by|with|from|to|on|for|as|at|into|of|the|a|an)$/.test(tokens[at + 1]?.lower ?? '');
  if (!isRelative && !isParticiple) return at;
  let index = at + 1;
  if (isRelative) {
    while (index < tokens.length && !isFiniteAt(tokens, index)) {
      if (isStop(tokens[index]) || index - at > 6) return at;
      index += 1;
    }
    index = findGroupEnd(tokens, index);
  }
  for (; index < Math.min(tokens.length, at + MAX_DESCRIPTION_TOKENS); index += 1) {
    const before = tokens[index - 1];
    if (isStop(tokens[index])) return at;
    if (!isFiniteAt(tokens, index) || /^(?:and|or|to|that|which|who)$/.test(before?.lower ?? ''))
      continue;
    return /^(?:NOUN|PROPN|NUM|ADV|ADJ)$/.test(before?.pos ?? '') ? index : at;
  }
  return at;
}

function findGroupEnd(tokens: readonly Token[], from: number): number {
  let at = from;
  while (/^(?:AUX|VERB|ADV)$/.test(tokens[at]?.pos ?? '')) at += 1;
  return at;
}

function isStop(token: Token | undefined): boolean {
  return (
    token === undefined ||
    /^(?:[,;:.]|—|–|because|when|if|while|although|how|what|why|so|but)$/.test(token.lower)
  );
}

function isFiniteAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  if (token.pos === 'AUX') return tokens[at - 1]?.lower !== 'to';
  return (
    token.pos === 'VERB' &&
    !/ing$/.test(token.lower) &&
    !/^(?:to|-|–)$/.test(tokens[at - 1]?.lower ?? '') &&
    // "ships docked in the harbor" is only a description.
    !(
      /ed$/.test(token.lower) &&
      /^(?:in|by|with|from|on|for|as|at|into)$/.test(tokens[at + 1]?.lower ?? '')
    )
  );
}
