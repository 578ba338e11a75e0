/** A sentence of a document, or a list entry; an option is one of the answers to choose from. */
export type Unit = { kind: 'asks' | 'option' | 'tells'; words: number };

const NUMBER = /^(?:q(?:uestion)?\s*\.?\s*)?[([]?(?:\d{1,3}|[ivx]{1,4})\s*[.):\]]\s*/iu;
const OPTION = /^[([]?[a-e][.)\]]\s+/iu;
const ENTRY = String.raw`[([]?(?:\d{1,3}|[a-e]|[ivx]{1,4})[.)\]]\s`;
/** After the end of a sentence, or where the next number or letter begins an entry. */
const BREAKS = new RegExp(String.raw`(?<=[.?!][)"”’\]]*)\s+|\s+(?=${ENTRY})|\n+`, 'giu');

const BLANK = /_{3,}|\.{5,}|…{2,}/u;
const MARKS = /[([]\s*\d{1,2}\s*(?:marks?|m|pts?|points?)?\s*[)\]]\s*$/iu;
const QUESTION_WORDS = /^(?:who|whom|whose|what|when|where|which|why|how)\b.*\?/iu;
const ORDERS =
  /^(?:answer|arrange|assess|calculate|choose|circle|classify|comment|compare|complete|compute|construct|convert|define|derive|describe|determine|differentiate|discuss|distinguish|draw|enumerate|estimate|evaluate|examine|explain|express|fill|find|give|identify|illustrate|justify|label|list|mark|match|mention|name|outline|plot|predict|prepare|prove|rewrite|select|show|simplify|sketch|solve|state|suggest|summarise|summarize|tick|trace|translate|underline|verify|write)\b/iu;

/** Splits running text into questions, options and statements. */
export function splitUnits(text: string): Unit[] {
  const pieces = joinNumbers(text.split(BREAKS));
  const kinds = pieces.map(tellKind);
  return pieces.map((piece, at) => {
    // In "3. A meander is (a) a bend (b) a bank", a numbered text with options is a question.
    const isStem = kinds[at + 1] === 'option' && NUMBER.test(piece);
    return { kind: isStem ? 'asks' : (kinds[at] ?? 'tells'), words: countWords(piece) };
  });
}

/** A number mistaken for the end of a sentence belongs to what it counts. */
function joinNumbers(pieces: readonly string[]): string[] {
  const joined: string[] = [];
  let number = '';
  for (const piece of pieces) {
    const trimmed = piece.trim();
    if (trimmed === '') continue;
    if (/^(?:q(?:uestion)?\s*)?[([]?(?:\d{1,3}|[a-e]|[ivx]{1,4})[.)\]]$/iu.test(trimmed)) {
      number = `${trimmed} `;
      continue;
    }
    joined.push(number + trimmed);
    number = '';
  }
  return joined;
}

function tellKind(piece: string): Unit['kind'] {
  const said = piece.replace(NUMBER, '');
  if (said.endsWith('?') || QUESTION_WORDS.test(said) || BLANK.test(piece)) return 'asks';
  if (MARKS.test(piece) && countWords(piece) > 2) return 'asks';
  if (ORDERS.test(said.replace(OPTION, ''))) return 'asks';
  return OPTION.test(piece) ? 'option' : 'tells';
}

function countWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}
