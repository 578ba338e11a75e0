import type { Sentence, Token } from '../../../language/sentence.ts';
import { oppositeOf } from './opposite-words.ts';

/** A sentence that says the contrary of what the document says, by one word. */
export type TurnedRound = { text: string; word: string; opposite: string };

/** What may be so, is so in part, or is denied, is not false when it is turned round. */
const OPEN =
  /\b(?:may|might|could|would|should|perhaps|possibly|probably|likely|sometimes|occasionally|often|either|not|no|nor|never|neither|cannot|without|hardly|some|both|more or less|seem(?:s|ed)?|appear(?:s|ed)?|believed?|argued?|claim(?:s|ed)?)\b|n['’]t\b/i;
/** What can rise can mostly fall as well. */
const CAN = /\bcan\b/i;

/** Parts of names and of standing phrases. */
const STANDING =
  /^(?:school|schools|education|court|courts|class|house|chamber|priest|tide|seas|jaw|lip|limb|limbs|extremity|extremities|middle|right|pressure cell|earth|year|years|day|days|months?|century|decades?|time|complex|vena|mesenteric|than)$/;

/** What has an upper and a lower part. */
const OF_A_WHOLE =
  /^(?:atmospheres?|medulla|surfaces?|parts?|portions?|lobes?|body|half|layers?|mantle|respiratory|esophagus|abdomen)$/;

/** Adverbs and comparatives say most clearly what is so; the last one of a sentence is news. */
const COMPARES = /(?:er|est)$|^(?:more|less|fewer)$/;

/** Turns the telling word of a sentence round; null where none is sure to make it false. */
export function turnRound({ text, tokens }: Sentence): TurnedRound | null {
  if (OPEN.test(text)) return null;
  const open = tokens
    .map((token, at) => ({ token, at, opposite: oppositeIn(tokens, at) }))
    .flatMap(({ opposite, ...rest }) => (opposite === null ? [] : [{ ...rest, opposite }]));
  const chosen =
    open.findLast(({ token }) => COMPARES.test(token.lower)) ??
    (CAN.test(text) ? undefined : open.at(-1));
  if (!chosen) return null;
  const { token, opposite } = chosen;
  // "Imports and exports" are told of together.
  if (tokens.some(({ lower }) => lower === opposite)) return null;
  const word = /^\p{Lu}/u.test(token.text)
    ? opposite.charAt(0).toUpperCase() + opposite.slice(1)
    : opposite;
  const before = text
    .slice(0, token.start)
    .replace(
      /\b(a)n? $/i,
      (_, letter: string) => `${letter}${/^[aeiou]/i.test(opposite) ? 'n' : ''} `,
    );
  return { text: before + word + text.slice(token.end), word: token.text, opposite };
}

function oppositeIn(tokens: readonly Token[], at: number): string | null {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token) return null;
  const opposite = oppositeOf(token.lower);
  if (at === 0 && token.lower === 'most') return isQuantity(tokens) ? 'few' : null;
  if (token.lower === 'lower' && OF_A_WHOLE.test(after?.lower ?? '')) return 'upper';
  if (opposite === null || (at > 0 && /^\p{Lu}/u.test(token.text))) return null;
  if (/^[-–’']/.test(after?.text ?? '') || /^[-–]$/.test(before?.text ?? '')) return null;
  // "Larger or smaller" is said of several things.
  if ([before, after].some((other) => /^(?:and|or|nor|to|versus)$/.test(other?.lower ?? '')))
    if (!/^(?:increase|decrease)/.test(token.lower) && after?.lower !== 'to') return null;
  if (STANDING.test(after?.lower ?? '') || /^\d/.test(after?.text ?? '')) return null;
  if (/^\p{Lu}/u.test(after?.text ?? '')) return null;
  if (/^(?:more|less|fewer)$/.test(token.lower)) return oppositeAmount(tokens, at);
  if (/^(?:lost|falls|contracts|rich|poor|drops|lower)$/.test(token.lower))
    return isRightForm(token) ? opposite : null;
  // In chemistry what gains electrons is reduced.
  if (
    /^reduc/.test(token.lower) &&
    tokens.some(({ lower }) => /^(?:oxid|electron|nad)/.test(lower))
  )
    return null;
  // "The most strong" has no contrary of one word.
  if (/^(?:most|least|very|too|so)$/.test(before?.lower ?? '')) return null;
  // What expands something does not contract it.
  if (/^(?:expand|contract)/.test(token.lower) && /^(?:DET|NOUN|ADJ|PROPN)$/.test(after?.pos ?? ''))
    return null;
  // "The before" and "years later" tell when, and of what, the text has said before.
  if (/^(?:before|after|later|earlier)$/.test(token.lower))
    return /^(?:before|after)$/.test(token.lower) && at > 2 && after?.pos !== 'PUNCT'
      ? opposite
      : null;
  return opposite;
}

/** "Most rivers are …", and not "Most important is …". */
function isQuantity([, next, after]: readonly Token[]): boolean {
  const head = next?.pos === 'ADJ' ? after : next;
  return head?.pos === 'NOUN' && /s$/.test(head.lower);
}

function isRightForm({ lower, pos }: Token): boolean {
  return /^(?:rich|poor|lower)$/.test(lower) ? pos === 'ADJ' : pos === 'VERB';
}

const COUNTS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "The heart has four chambers" with another number; null where none counts things of a kind. */
export function miscount({ text, tokens }: Sentence): TurnedRound | null {
  if (OPEN.test(text) || /\b(?:about|than|at least|up to|or|to|every|each|these)\b/i.test(text))
    return null;
  const counted = tokens.filter(({ lower }) => COUNTS.includes(lower));
  const [token, second] = counted;
  if (!token || second || token.text !== token.lower) return null;
  const at = tokens.indexOf(token);
  const next = tokens.slice(at + 1, at + 3);
  const things = next.find(({ pos }) => pos === 'NOUN');
  if (!things || !/s$/.test(things.lower) || next[0]?.pos === 'VERB') return null;
  if (
    /^(?:years?|days?|weeks?|months?|hours?|minutes?|decades?|centuries|others|parts|ways)$/.test(
      things.lower,
    )
  )
    return null;
  const place = COUNTS.indexOf(token.lower);
  const opposite = COUNTS[place === 0 ? 1 : place - 1 + 2 * (token.start % 2)] ?? 'three';
  return {
    text: text.slice(0, token.start) + opposite + text.slice(token.end),
    word: token.text,
    opposite,
  };
}

/** "More" is turned round where it compares: "more dense than", "fewer atoms than". */
function oppositeAmount(tokens: readonly Token[], at: number): string | null {
  const rest = tokens.slice(at + 1);
  const than = rest.findIndex(({ lower }) => lower === 'than');
  if (than < 1 || than > 6) return null;
  if (/^(?:once|any|no|much|far|even|or|and)$/.test(tokens[at - 1]?.lower ?? '')) return null;
  const next = rest[0];
  if (tokens[at]?.lower !== 'more') return 'more';
  if (next?.pos === 'ADJ' || next?.pos === 'ADV') return 'less';
  return next?.pos === 'NOUN' && /s$/.test(next.lower) ? 'fewer' : null;
}
