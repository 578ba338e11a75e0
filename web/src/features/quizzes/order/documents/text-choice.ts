import type {
  DocumentPart,
  PageRange,
  QuizDocument,
} from '@study-assistant/contract/quizzes/quiz-documents';
import type { Toughness } from '@study-assistant/contract/quizzes/quizzes';
import { MAX_QUESTIONS } from '@study-assistant/contract/wire/constants';
import type { ChosenText } from '../../../../queries/quiz-documents.ts';

/**
 * A lesson gives about one good question for this many words: the median of fourteen lessons, by our
 * offline writer (docs/quiz-quality.md). An easy and a hard quiz share only the middle of them.
 */
const WORDS_PER_QUESTION: Record<Toughness, number> = { Easy: 200, Medium: 110, Hard: 200 };

/** The chosen part of a document, as the form holds it. */
export type TextChoice = {
  by: 'parts' | 'pages';
  /** Indexes of the parts. */
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

/** The requested pages, or null when the document does not have them. */
function readPages(choice: TextChoice, pages: number): PageRange | null {
  if (findWrongPage(choice, pages)) return null;
  return { from: Number(choice.firstPage), to: Number(choice.lastPage) };
}

/** Which of the two page numbers is wrong, if any. */
export function findWrongPage(
  { firstPage, lastPage }: TextChoice,
  pages: number,
): 'firstPage' | 'lastPage' | null {
  const [from, to] = [Number(firstPage), Number(lastPage)];
  if (!Number.isInteger(from) || from < 1 || from > pages) return 'firstPage';
  return Number.isInteger(to) && to >= from && to <= pages ? null : 'lastPage';
}

/** The choice as the server takes it; null when it contains nothing to write about. */
export function readChoice(document: Parts, choice: TextChoice): ChosenText | null {
  if (choice.by === 'pages') {
    const pages = readPages(choice, document.pages ?? 0);
    return pages && { pages };
  }
  if (choice.parts.size === document.parts.length) return {};
  return choice.parts.size === 0 ? null : { parts: [...choice.parts].sort((a, b) => a - b) };
}

/** Counts the chosen words; a part that is cut counts by its share of pages. */
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

/** Estimates how many questions of a toughness this many words can give. */
export function estimateQuestions(words: number, toughness: Toughness): number {
  return Math.min(MAX_QUESTIONS, Math.round(words / WORDS_PER_QUESTION[toughness]));
}

function sumWords(parts: readonly DocumentPart[]): number {
  return parts.reduce((sum, { words }) => sum + words, 0);
}

function shareWithin({ pages }: DocumentPart, range: PageRange): number {
  if (pages === null) return 0;
  const shared = Math.min(pages.to, range.to) - Math.max(pages.from, range.from) + 1;
  return Math.max(0, shared) / (pages.to - pages.from + 1);
}
