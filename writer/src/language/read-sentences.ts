import type { ItsFunction, PartOfSpeech, WinkMethods } from 'wink-nlp';
import { breathe } from '../breathe.ts';
import { correctTags } from './correct-tags.ts';
import type { Passage } from './passages.ts';
import type { Sentence, Token } from './sentence.ts';
import { isAskable } from './standing.ts';

let loading: Promise<WinkMethods> | undefined;

/** The language model has 4 MB, so only a request that writes a quiz loads it. */
function loadLanguage(): Promise<WinkMethods> {
  loading ??= Promise.all([import('wink-nlp'), import('wink-eng-lite-web-model')]).then(
    ([{ default: winkNLP }, { default: model }]) => winkNLP(model, ['sbd', 'pos']),
  );
  return loading;
}

const BATCH_CHARACTERS = 20_000;

/** Tags the sentences; text in brackets is left out of the words but not of the quote. */
export async function readSentences(
  passages: readonly Passage[],
  signal?: AbortSignal,
): Promise<Sentence[]> {
  const nlp = await loadLanguage();
  const sentences: Sentence[] = [];
  let sinceBreath = 0;
  for (const [paragraph, passage] of passages.entries()) {
    let offset = 0;
    for (const raw of split(nlp, passage.text)) {
      const { section, heading, page } = passage;
      const words = dropAsides(raw);
      const place = passage.place + (passage.extent * offset) / passage.text.length;
      offset += words.quote.length + 1;
      const askable = isAskable(words.text, words.tokens);
      const at = { section, heading, page, place, paragraph, index: sentences.length };
      sentences.push({ ...words, ...at, askable, restsOnTwo: false });
    }
    sinceBreath += passage.text.length;
    if (sinceBreath > BATCH_CHARACTERS) {
      sinceBreath = 0;
      await breathe(signal);
    }
  }
  correctTags(sentences);
  return sentences;
}

type RawToken = { text: string; space: string; pos: PartOfSpeech; lemma: string };

function split(nlp: WinkMethods, text: string): RawToken[][] {
  // The library recognises its helpers by identity, but its declarations forbid passing them on.
  const its = nlp.its as unknown as Record<
    'precedingSpaces' | 'pos' | 'lemma' | 'span',
    ItsFunction<string>
  >;
  const document = nlp.readDoc(text);
  const tokens = document.tokens();
  const words = tokens.out();
  const spaces = tokens.out(its.precedingSpaces);
  const poses = tokens.out(its.pos);
  const lemmas = tokens.out(its.lemma);
  const spans = document.sentences().out(its.span) as unknown as [number, number][];
  return spans.map(([first, last]) => {
    const sentence: RawToken[] = [];
    for (let at = first; at <= last; at += 1) {
      sentence.push({
        text: words[at] ?? '',
        space: spaces[at] ?? '',
        pos: (poses[at] ?? 'X') as PartOfSpeech,
        lemma: lemmas[at] ?? '',
      });
    }
    return sentence;
  });
}

function dropAsides(raw: readonly RawToken[]): Pick<Sentence, 'tokens' | 'text' | 'quote'> {
  let quote = '';
  let text = '';
  let depth = 0;
  const tokens: Token[] = [];
  for (const [at, token] of raw.entries()) {
    quote += token.space + token.text;
    if (isListMark(raw, at)) continue;
    if (/^[([]$/.test(token.text)) depth += 1;
    if (depth > 0) {
      if (/^[)\]]$/.test(token.text)) depth -= 1;
      continue;
    }
    if (tokens.length > 0) text += /^[,.;:!?)]$/.test(token.text) ? '' : token.space;
    const start = text.length;
    text += token.text;
    const lower = token.text.toLowerCase();
    tokens.push({
      text: token.text,
      lower,
      pos: token.pos,
      lemma: token.lemma,
      start,
      end: text.length,
    });
  }
  return { tokens, text, quote: quote.trim() };
}

/** Recognises "2)" or "b)" before a listed sentence. */
function isListMark(raw: readonly RawToken[], at: number): boolean {
  const [first, second] = raw;
  return at < 2 && second?.text === ')' && /^(?:\d{1,2}|[a-z])$/.test(first?.text ?? '');
}
