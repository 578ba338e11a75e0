import * as z from 'zod';
import type { Section } from '../../src/document/source-document.ts';
import type { Item, ScoredDocument } from '../scored-quiz.ts';

const rowSchema = z.object({
  book: z.string().nullable().default(null),
  module: z.string().nullable().default(null),
  title: z.string(),
  paragraphs: z.array(z.string()),
  bold_terms: z.array(z.string()),
  glossary: z.array(z.object({ term: z.string(), definition: z.string() })),
  questions: z.array(
    z.object({ stem: z.string(), options: z.array(z.string()), key_index: z.int() }),
  ),
});
type TextbookRow = z.infer<typeof rowSchema>;

const HEADING = /^#+\s+/;

/** A section of a textbook, one line of a JSONL file: paragraphs, of which "## …" are headings. */
export function parseTextbookRow(line: string): ScoredDocument {
  const row = rowSchema.parse(JSON.parse(line));
  return {
    document: { title: row.title, kind: 'txt', pageCount: null, sections: sectionsOf(row) },
    terms: [...row.bold_terms, ...row.glossary.map(({ term }) => term)],
    humanItems: row.questions.map(itemOf),
    book: row.book,
    module: row.module,
  };
}

function sectionsOf(row: TextbookRow): Section[] {
  const sections: { heading: string | null; paragraphs: string[] }[] = [
    { heading: null, paragraphs: [] },
  ];
  for (const paragraph of row.paragraphs) {
    if (HEADING.test(paragraph))
      sections.push({ heading: paragraph.replace(HEADING, ''), paragraphs: [] });
    else sections.at(-1)?.paragraphs.push(paragraph);
  }
  return sections
    .filter(({ paragraphs }) => paragraphs.length > 0)
    .map(({ heading, paragraphs }) => ({ heading, page: null, text: paragraphs.join('\n\n') }));
}

function itemOf(question: TextbookRow['questions'][number]): Item {
  return {
    question: question.stem,
    options: question.options,
    correctAnswer: question.key_index,
    topic: null,
    kind: null,
    difficulty: null,
    explanation: '',
    section: null,
    page: null,
    confidence: null,
  };
}
