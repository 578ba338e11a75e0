import { OTHER_LANGUAGES, SAME_KEY, STRONG_SIGNS } from './strong-signs.ts';
import { joinLettersApart, unmask } from './unmask.ts';

/** A lesson about such orders quotes them, or says who gives them. */
const QUOTED = /“[^“”]{3,}”|"[^"]{3,}"|«[^«»]{3,}»|‘[^‘’]{3,}’/gu;
const TELLS_OF_ORDERS =
  /\b(?:attackers?|hackers?|prompt[- ]injections?|jailbreak(?:s|ing)?|tricks?|tricked)\b/iu;

const JOINED = /(?:ignore|disregard|forget)\w{0,12}(?:instructions?|prompts?)/u;

/** Tells whether a sentence is beyond doubt an order to a model. */
export function isOrder(sentence: string): boolean {
  if (JOINED.test(joinLettersApart(sentence))) return true;
  return unmask(sentence).split('\n').some(ordersModel);
}

function ordersModel(line: string): boolean {
  const text = line.trim();
  if (OTHER_LANGUAGES.some((sign) => sign.test(text))) return true;
  const told = withoutQuotes(text);
  if (TELLS_OF_ORDERS.test(told)) return false;
  return [...STRONG_SIGNS, ...SAME_KEY].some((sign) => sign.test(told));
}

/** JSON consists of quotes, and a sentence that is nothing but a quote makes its own statement. */
function withoutQuotes(text: string): string {
  if (/["“”]\s*:/u.test(text)) return text;
  const told = text.replace(QUOTED, '…');
  return /\p{L}/u.test(told) ? told : text;
}
