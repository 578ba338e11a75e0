import { MAX_QUESTIONS } from '@study-assistant/contract/wire/constants';
import { count } from '../../../../lib/format/numbers.ts';

/** The texts about a document whose parts can be chosen. */
export const texts = {
  opening: 'Opening the document…',
  reading: (fileName: string) => `Reading ${fileName}…`,
  readingPage: (fileName: string, page: number, pages: number) =>
    `Reading page ${page} of ${pages} of ${fileName}…`,
  scanHint: 'This is a scan: a page takes a few seconds. Its text is read from pictures.',
  readingHint: 'A long document takes up to a minute.',
  unreadable: 'This document could not be read.',
  gone: 'This document is not here any more: one is kept for a day. Please choose it again.',
  notLoaded: 'The document could not be loaded.',
  chooseAnother: 'Choose another document',

  questionPaper:
    'This looks like a question paper: it asks more than it explains. A quiz is written from sentences that explain, so choose the parts that teach, or the textbook that goes with it.',
  about: 'The quiz is about',
  partMissing: 'Please choose at least one part.',
  pagesWrong: (pages: number) => `Please give pages from 1 to ${pages}, the first before the last.`,
  parts: (chosen: number, all: number) =>
    chosen === all ? 'All of it' : `${chosen} of ${count(all, 'section')}`,
  pages: (first: string, last: string) => `Pages ${first || '?'} to ${last || '?'}`,
  filledUp:
    'The rest is filled up with the kinds that you have ticked, as far as the text gives them.',
  /** @param isAll whether there is nothing more to choose */
  fewer: (asked: number, isAll: boolean) =>
    `That is fewer than the ${asked} that you ask for: ${isAll ? 'ask' : 'choose more, or ask'} for fewer.`,
} as const;

/**
 * Describes a choice such as "12 of 14 parts" by its length and the questions with four options that it
 * can give, which are named as such where other kinds fill it up.
 */
export function describeChoice(
  chosen: string,
  words: number,
  questions: number,
  isFilledUp: boolean,
): string {
  const amount = `${chosen}, ${countWords(words)}`;
  if (questions === 0) return `${amount}: little to ask about.`;
  const about = questions >= MAX_QUESTIONS ? '' : 'about ';
  const options = isFilledUp ? ' with four options' : '';
  return `${amount}: enough for ${about}${count(questions, 'question')}${options}.`;
}

/** Returns "148 pages · 23,947 words". */
export function describeLength(pages: number | null, words: number): string {
  const length = countWords(words);
  return pages === null ? length : `${count(pages, 'page')} · ${length}`;
}

export function describePart(pages: { from: number; to: number } | null, words: number): string {
  const length = countWords(words);
  if (pages === null) return length;
  const { from, to } = pages;
  return `${from === to ? `page ${from}` : `pages ${from}–${to}`} · ${length}`;
}

/** Returns "about 6 questions", an estimate. */
export function describeYield(questions: number): string {
  return questions === 0 ? 'hardly a question' : `about ${count(questions, 'question')}`;
}

function countWords(words: number): string {
  return words === 1 ? '1 word' : `${words.toLocaleString('en')} words`;
}
