import type { Section, SourceDocument } from '../source-document.ts';
import { isOrder } from './is-order.ts';
import { findWeakSigns } from './weak-signs.ts';

/** The ends of sentences in any script. */
const SENTENCE_END = /(?<=[.!?؟]["”’)\]]?)\s+|(?<=[。！？])(?=\S)|\n+/gu;

/** This much after an order is removed too, as its content need not mention models. */
const GOES_WITH_IT = 300;

type Range = { start: number; end: number };
type Sentence = Range & { text: string };

/**
 * Removes orders to a model from the document and counts them, so that the teacher can be told.
 * Whatever is missed is only data for the model, whose answers are checked.
 */
export function leaveOutOrders(document: SourceDocument): SourceDocument {
  let leftOut = 0;
  const sections = document.sections.map((section) => {
    const ranges = findOrders(section.text);
    const isHeadingOrder = section.heading !== null && findOrders(section.heading).length > 0;
    leftOut += ranges.length + (isHeadingOrder ? 1 : 0);
    const kept = ranges.length === 0 ? section : cutOut(section, ranges);
    return isHeadingOrder ? { ...kept, heading: null } : kept;
  });
  const isTitleOrder = findOrders(document.title).length > 0;
  if (leftOut === 0 && !isTitleOrder) return document;
  const title = isTitleOrder ? nameOf(sections) : document.title;
  return {
    ...document,
    title,
    sections: sections.filter(({ text }) => text !== ''),
    ordersLeftOut: leftOut + (isTitleOrder ? 1 : 0),
  };
}

function nameOf(sections: readonly Section[]): string {
  return sections.find(({ heading }) => heading !== null)?.heading ?? 'Document';
}

function findOrders(text: string): Range[] {
  const ranges: Range[] = [];
  let at = 0;
  for (const paragraph of text.split(/(\n\s*\n)/u)) {
    for (const { start, end } of findInParagraph(paragraph)) {
      ranges.push({ start: at + start, end: at + end });
    }
    at += paragraph.length;
  }
  return ranges;
}

function findInParagraph(paragraph: string): Range[] {
  const sentences = splitSentences(paragraph);
  const signs = sentences.map(({ text }) => findWeakSigns(text));
  const ranges: Range[] = [];
  sentences.forEach((sentence, at) => {
    if (sentence.end <= (ranges.at(-1)?.end ?? -1)) return;
    const before = signs[at - 1] ?? [];
    const isSuspect = isPair(signs[at] ?? [], before);
    if (!isSuspect && !isOrder(sentence.text)) return;
    const from = before.length > 0 ? (sentences[at - 1] ?? sentence) : sentence;
    const start = Math.max(from.start, ranges.at(-1)?.end ?? 0);
    ranges.push({ start, end: endOfOrder(sentences, at, sentence.end) });
  });
  return ranges;
}

/** Finds the end of what is removed with an order, which is the end of a sentence. */
function endOfOrder(sentences: readonly Sentence[], order: number, orderEnd: number): number {
  let end = orderEnd;
  for (let at = order + 1; ; at += 1) {
    const next = sentences[at]?.end ?? Infinity;
    if (next > orderEnd + GOES_WITH_IT) return end;
    end = next;
  }
}

/** Two kinds of signs together, or one after the other if they address a model and its quiz. */
function isPair(here: readonly string[], before: readonly string[]): boolean {
  if (here.length >= 2) return here.some(turnsToModel) || here.length >= 3 || isHarm(here);
  const kinds = new Set([...here, ...before]);
  return here.length === 1 && kinds.size >= 2 && kinds.has('quiz') && [...kinds].some(turnsToModel);
}

function turnsToModel(kind: string): boolean {
  return kind === 'addressed' || kind === 'another speaker' || kind === 'secrecy';
}

function isHarm(kinds: readonly string[]): boolean {
  return kinds.includes('harm') && kinds.includes('quiz');
}

function splitSentences(text: string): Sentence[] {
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index, 0: gap }) => index + gap.length);
  return [0, ...ends].map((start, at, starts) => {
    const end = starts[at + 1] ?? text.length;
    return { start, end, text: text.slice(start, end) };
  });
}

/** Removes stretches from a section; pages begin at the same places in the rest. */
function cutOut(section: Section, ranges: readonly Range[]): Section {
  const kept: string[] = [];
  let from = 0;
  for (const { start, end } of ranges) {
    kept.push(section.text.slice(from, start));
    from = end;
  }
  const raw = [...kept, section.text.slice(from)].join('');
  const text = raw.replace(/\n{3,}/gu, '\n\n');
  const shift = (offset: number) =>
    ranges.reduce(
      (moved, { start, end }) => moved - Math.max(0, Math.min(offset, end) - start),
      offset,
    );
  const { pageStarts, ...rest } = section;
  const clean = text.trim();
  if (!pageStarts) return { ...rest, text: clean };
  const moved = pageStarts.map(({ page, offset }) => ({
    page,
    offset: raw
      .slice(0, shift(offset))
      .replace(/\n{3,}/gu, '\n\n')
      .trimStart().length,
  }));
  return { ...rest, text: clean, pageStarts: moved.filter(({ offset }) => offset < clean.length) };
}
