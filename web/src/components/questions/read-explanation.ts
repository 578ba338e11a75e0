import { inOrdinaryCase } from '../../lib/format/in-ordinary-case.ts';

type Shown = {
  /** The sentence of the document that stands beside the explanation; '' when none does. */
  quote: string;
  options: readonly string[];
};

export type ReadExplanation = {
  /** The explanation in a sentence or two; '' when there is nothing but what is compared. */
  text: string;
  /** What is said of single options, by option. */
  compared: { option: string; what: string }[];
};

/** A sentence may end with the place of what it quotes. */
const SENTENCE_END = /(?:[.!?”"]|\((?:page \d+|section “[^”]*”)\)) $/;

/**
 * Takes out of an explanation what stands beside it anyway, the right answer and the quoted sentence,
 * and makes a list of what it says of single options ("Condensation: vapour becomes water.").
 */
export function readExplanation(explanation: string, { quote, options }: Shown): ReadExplanation {
  const rest = calmPlaces(withoutQuote(withoutAnswer(explanation.trim(), options), quote).trim());
  const starts = options
    .flatMap((option) => placesOf(rest, `${option}: `).map((at) => ({ option, at })))
    .filter(({ at }) => at === 0 || SENTENCE_END.test(rest.slice(0, at)))
    .sort((a, b) => a.at - b.at || b.option.length - a.option.length)
    .filter(({ at }, index, all) => at !== all[index - 1]?.at);
  return {
    text: rest.slice(0, starts[0]?.at).trim(),
    compared: starts.map(({ option, at }, index) => ({
      option,
      what: rest.slice(at + option.length + 2, starts[index + 1]?.at).trim(),
    })),
  };
}

function withoutAnswer(text: string, options: readonly string[]): string {
  const said = options
    .map((option) => `The right answer is: ${option}.`)
    .find((sentence) => text.startsWith(sentence));
  return said === undefined ? text : text.slice(said.length).trimStart();
}

/** The sentence with its introduction and, after it, the place that the quote has too. */
function withoutQuote(text: string, quote: string): string {
  if (quote === '') return text;
  const said = `The text says: “${quote}”`;
  const at = text.indexOf(said);
  if (at < 0) return text;
  const after = text.slice(at + said.length).replace(/^ \((?:page \d+|section “[^”]*”)\)\.?/, '');
  return `${text.slice(0, at).trimEnd()} ${after.trimStart()}`;
}

/** A section's name that is all capitals is no cry in the middle of a sentence. */
function calmPlaces(text: string): string {
  return text.replace(/(?<=\(section “)[^”]*(?=”\))/g, inOrdinaryCase);
}

function placesOf(text: string, part: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) places.push(at);
  return places;
}
