import { titleFromFileName } from '@study-assistant/contract/wire/file-titles';
import { UNTITLED_QUIZ } from '@study-assistant/contract/wire/titles';
import type { Section } from '../source-document.ts';
import { toFileTitle } from './file-title.ts';
import { toProperTitle } from './proper-title.ts';
import { isBareChapter, LONGEST_READ, tidyTitle } from './tidy-title.ts';

/** The title is within this many sections. */
const SECTIONS_WITH_A_TITLE = 5;
const LONGEST_HEADING = 120;
const SUBSECTION = /^\d+\.\d/u;

/**
 * Chooses a document's title: its stated one, a carefully chosen file name, its first headings, and
 * at last any file name. A title that says nothing, such as "Chapter 11", comes last.
 */
export function findTitle(
  { stated = '', fileName }: { stated?: string; fileName: string },
  sections: readonly Section[],
): string {
  const headings = sections
    .slice(0, SECTIONS_WITH_A_TITLE)
    .map(({ heading }) => heading ?? '')
    .filter((heading) => heading.length <= LONGEST_HEADING && !SUBSECTION.test(heading))
    .map((heading) => heading.replace(/^\d+[.):]?\s+/u, ''));
  const named = toFileTitle(fileName);
  const isNamedWithCare = /\p{Lu}/u.test(titleFromFileName(fileName));
  const heading = headings.map(toProperTitle).find((title) => title !== null);
  const isHeaded = toProperTitle(headings[0] ?? '') !== null;
  return (
    toProperTitle(stated) ??
    (isNamedWithCare ? named : null) ??
    (isHeaded ? heading : null) ??
    named ??
    heading ??
    findChapter([...headings, stated, fileName]) ??
    (tidyTitle(titleFromFileName(fileName)) || UNTITLED_QUIZ)
  );
}

function findChapter(texts: readonly string[]): string | undefined {
  return texts
    .filter((text) => text.length <= LONGEST_READ)
    .map((text) => tidyTitle(titleFromFileName(text)))
    .find(isBareChapter);
}
