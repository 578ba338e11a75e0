import type {
  Chosen,
  DocumentPart,
  PageRange,
} from '@study-assistant/writer/document/outline/document-part';
import { ApiError } from '../api-error.ts';

type Outline = { pages: number | null; parts: readonly DocumentPart[] };
type Choice = { parts?: readonly number[] | undefined; pages?: PageRange | undefined };

/** What a teacher's choice takes of a document; null for all of it. */
export function chooseOfDocument(outline: Outline, { parts, pages }: Choice): Chosen | null {
  if (parts && pages) throw refuse('Please choose parts or pages, not both.');
  if (parts) return chooseParts(outline.parts, parts);
  return pages ? choosePages(outline.pages, pages) : null;
}

function chooseParts(parts: readonly DocumentPart[], places: readonly number[]): Chosen | null {
  if (places.some((place) => place >= parts.length)) {
    throw refuse('Please choose parts that this document has.');
  }
  const chosen = parts.filter((_, place) => places.includes(place));
  return chosen.length === parts.length ? null : { sections: chosen.map((part) => part.sections) };
}

function choosePages(count: number | null, pages: PageRange): Chosen | null {
  if (count === null) throw refuse('This document has no pages. Please choose parts of it.');
  if (pages.to > count) throw refuse(`This document has only ${count} pages.`);
  return pages.from === 1 && pages.to === count ? null : { pages };
}

function refuse(sentence: string): ApiError {
  return new ApiError('invalid-request', sentence);
}
