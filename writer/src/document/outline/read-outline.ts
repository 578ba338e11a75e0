import { isQuestionPaper } from '../question-paper/is-question-paper.ts';
import type { SourceDocument } from '../source-document.ts';
import type { DocumentPart } from './document-part.ts';
import { listParts } from './list-parts.ts';

/** A description of a document before anything is written from it. */
export type Outline = {
  title: string;
  /** Null when it has no pages. */
  pages: number | null;
  parts: DocumentPart[];
  /** True when it asks rather than explains. */
  isQuestionPaper: boolean;
};

export function readOutline(document: SourceDocument): Outline {
  return {
    title: document.title,
    pages: document.pageCount,
    parts: listParts(document),
    isQuestionPaper: isQuestionPaper(document),
  };
}
