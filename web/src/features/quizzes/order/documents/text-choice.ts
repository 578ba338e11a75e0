import type {
  DocumentPart,
  PageRange,
  QuizDocument,
} from '@study-assistant/contract/quizzes/quiz-documents';
import { MAX_QUESTIONS } from '@study-assistant/contract/wire/constants';
import type { ChosenText } from '../../../../queries/quiz-documents.ts';

/** A rough measure: what a lesson says in so many words bears one good question. */
const WORDS_PER_QUESTION = 60;

/** What is chosen of a document, as it stands in the form. */
export type TextChoice = {
  by: 'parts' | 'pages';
  /** By index. */
  parts: ReadonlySet<number>;
  firstPage: string;
  lastPage: string;
};

type Parts = Pick<QuizDocument, 'parts' | 'pages'>;

export function chooseAll({ parts, pages }: Parts): TextChoice {
  return {
    by: 'parts',
    parts: new Set(parts.keys()),
    firstPage: '1',
    lastPage: String(pages ?? 1),
  };
}

/** The pages asked for, or null where the document has no such pages. */
function readPages(choice: TextChoice, pages: number): PageRange | null {
  if (findWrongPage(choice, pages)) return null;
  return { from: Number(choice.firstPage), to: Number(choice.lastPage) };
}

/** Which of the two is to be corrected, if any. */
export function findWrongPage(
  { firstPage, lastPage }: TextChoice,
  pages: number,
): 'firstPage' | 'lastPage' | null {
  const [from, to] = [Number(firstPage), Number(lastPage)];
  if (!Number.isInteger(from) || from < 1 || from > pages) return 'firstPage';
  return Number.isInteger(to) && to >= from && to <= pages ? null : 'lastPage';
}

/** As the server takes it; null where nothing is chosen that it could write about. */
export function readChoice(document: Parts, choice: TextChoice): ChosenText | null {
  if (choice.by === 'pages') {
    const pages = readPages(choice, document.pages ?? 0);
    return pages && { pages };
  }
  if (choice.parts.size === document.parts.length) return {};
  return choice.parts.size === 0 ? null : { parts: [...choice.parts].sort((a, b) => a - b) };
}

/** How many words are chosen; of a part that is cut, as many as its share of pages. */
export function countWords(document: Parts, choice: TextChoice): number {
  if (choice.by === 'parts') {
    return sumWords(document.parts.filter((_, index) => choice.parts.has(index)));
  }
  const range = readPages(choice, document.pages ?? 0);
  if (!range) return 0;
  return Math.round(
    document.parts.reduce((sum, part) => sum + part.words * shareWithin(part, range), 0),
  );
}

/** How many questions so many words bear, roughly. */
export function estimateQuestions(words: number): number {
  return Math.min(MAX_QUESTIONS, Math.floor(words / WORDS_PER_QUESTION));
}

function sumWords(parts: readonly DocumentPart[]): number {
  return parts.reduce((sum, { words }) => sum + words, 0);
}

function shareWithin({ pages }: DocumentPart, range: PageRange): number {
  if (pages === null) return 0;
  const shared = Math.min(pages.to, range.to) - Math.max(pages.from, range.from) + 1;
  return Math.max(0, shared) / (pages.to - pages.from + 1);
}
