import { isQuestionPaper } from '../question-paper/is-question-paper.ts';
import type { SourceDocument } from '../source-document.ts';
import type { DocumentPart } from './document-part.ts';
import { listParts } from './list-parts.ts';

/** What a document is, before anything is written from it. */
export type Outline = {
  title: string;
  /** Null where it has none. */
  pages: number | null;
  parts: DocumentPart[];
  /** It asks rather than explains. */
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
