import { splitWords, stemWord, contentStems, isFunctionWord } from '../../src/language/words.ts';
import type { NounNetwork } from './noun-network.ts';

/** What somebody sees who has neither read the lesson nor learned the subject. */
type Seen = { question: string; options: readonly string[] };

/** How much each option looks like the right one, by one kind of cue; the scale is its own. */
export type Cue = (seen: Seen, network: NounNetwork) => number[];

/** The option that is of the sort of thing that the question names. */
export const bySort: Cue = ({ question, options }, { nearness }) => {
  const nouns = asksFor(question);
  return options.map((option) =>
    Math.max(0, ...nouns.map((noun) => nearness(noun, headOf(option)) ?? 0)),
  );
};

/** The option that is of another sort than the other three. */
export const byOddOne: Cue = ({ options }, { nearness }) => {
  const heads = options.map(headOf);
  return heads.map((head, at) => {
    const others = heads.filter((_, other) => other !== at);
    const near = others.map((other) =>
      other === head ? 1 : (nearness(head, other) ?? UNKNOWN_NEARNESS),
    );
    return -near.reduce((sum, value) => sum + value, 0) / others.length;
  });
};

/** The option that has letters of the question's words: "ohm" in "ohmic". */
export const byLetters: Cue = ({ question, options }) => {
  const asked = tellingWords(question);
  return options.map((option) =>
    Math.max(
      0,
      ...tellingWords(option).flatMap((word) => asked.map((other) => shareLetters(word, other))),
    ),
  );
};

/** The option of whose everyday words a dictionary says what the question says. */
export const byDictionary: Cue = ({ question, options }, { explain, weigh }) => {
  const asked = contentStems(question);
  return options.map((option) => {
    const said = new Set(
      tellingWords(option).flatMap((word) => [stemWord(word), ...explain(word)]),
    );
    return [...asked].reduce((sum, stem) => sum + (said.has(stem) ? weigh(stem) : 0), 0);
  });
};

/** All cues, each in the unit of its own spread within the question, so that none drowns another. */
export const byAllCues: Cue = (seen, network) => {
  const all = [bySort, byOddOne, byLetters, byDictionary].map((cue) => spread(cue(seen, network)));
  return seen.options.map((_, at) => all.reduce((sum, values) => sum + (values[at] ?? 0), 0));
};

function spread(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return values.map((value) => (variance > 0 ? (value - mean) / Math.sqrt(variance) : 0));
}

/** What two nouns by lot have in common. */
const UNKNOWN_NEARNESS = 0.3;
/** "Which term means the speed at which …" asks for a speed, "Which organ filters blood" for an organ. */
const MEANS =
  /\b(?:term|word|concept|idea|name)\b[^?]*?\b(?:means|describes|refers to|names|for)\b/i;
const GENUS_ENDS =
  /\s(?:of|that|which|who|whose|in|for|to|with|where|when|by|from|on|at|between|as|is|are|was|were|such|like|without|used|made|caused|found)\b|[,;:(?]/;
const KIND_OF = /^(?:form|type|kind|group|set|series|part|measure|piece|sort)s? of (?:an? |the )?/i;

/** The nouns by which a question names the sort of thing that it asks for. */
function asksFor(question: string): string[] {
  const [, afterWhich = ''] = /\b(?:which|what)\s(.*)$/i.exec(question) ?? [];
  const told = question.split(MEANS)[1] ?? question.split(/\b(?:is|are|was|were) (?=an? |the )/)[1];
  return [afterWhich, told ?? '']
    .map((text) =>
      text
        .trim()
        .replace(/^(?:an?|the|any|one) /i, '')
        .replace(KIND_OF, ''),
    )
    .map((text) => splitWords(text.split(GENUS_ENDS)[0] ?? '').slice(0, MOST_OF_A_GENUS))
    .flatMap((words) => words.slice(-1));
}

/** "rapid, uncoordinated electrical activity": more words are no longer one noun phrase. */
const MOST_OF_A_GENUS = 5;

/** "balance of trade" is a balance, "Reaction rate" a rate. */
function headOf(option: string): string {
  const phrase = option.split(/\s(?:of|in|for|to|by|from|on|with|at)\s|[,(]/)[0] ?? option;
  return splitWords(phrase).at(-1) ?? option;
}

const FEWEST_LETTERS = 4;

function tellingWords(text: string): string[] {
  return splitWords(text).filter((word) => word.length >= FEWEST_LETTERS && !isFunctionWord(word));
}

/** Three letters in a row that both have, of those that either has (Dice). */
function shareLetters(a: string, b: string): number {
  const [left, right] = [trigramsOf(a), trigramsOf(b)];
  const shared = [...left].filter((letters) => right.has(letters)).length;
  return (2 * shared) / (left.size + right.size);
}

function trigramsOf(word: string): Set<string> {
  return new Set(Array.from({ length: word.length - 2 }, (_, at) => word.slice(at, at + 3)));
}
