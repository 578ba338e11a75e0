import { writeAnki } from './anki/write-anki.ts';
import { writeCsv } from './csv/write-csv.ts';
import { writeGift } from './gift/write-gift.ts';
import { toMathJax } from './markup/math-jax.ts';
import { writeMoodleXml } from './moodle-xml/write-moodle-xml.ts';
import { writeQti } from './qti/write/write-qti.ts';
import { createLosses } from './write/loss.ts';
import { rewriteTexts } from './write/rewrite-texts.ts';
import { toSent, type QuizToWrite, type Sent } from './write/writable.ts';
import type { Bytes, WrittenFile, WrittenFormat } from './written-file.ts';

type Writer = {
  ending: string;
  type: string;
  /** How the program that takes the file finds formulas; as they are, between dollar signs, where absent. */
  formulas?: 'math-jax' | 'none';
  write: (title: string, sent: readonly Sent[]) => string | Bytes | Promise<Bytes>;
};

const WRITERS: Record<WrittenFormat, Writer> = {
  gift: {
    ...{ ending: '.gift.txt', type: 'text/plain; charset=utf-8', formulas: 'math-jax' },
    write: (_, sent) => writeGift(sent),
  },
  'moodle-xml': {
    ...{ ending: '.moodle.xml', type: 'application/xml', formulas: 'math-jax' },
    write: (_, sent) => writeMoodleXml(sent),
  },
  'qti-2.2': {
    ...{ ending: '.qti-2.2.zip', type: 'application/zip' },
    write: (title, sent) => writeQti('qti-2.2', title, sent),
  },
  'qti-3.0': {
    ...{ ending: '.qti-3.0.zip', type: 'application/zip' },
    write: (title, sent) => writeQti('qti-3.0', title, sent),
  },
  csv: {
    ...{ ending: '.csv', type: 'text/csv; charset=utf-8' },
    write: (_, sent) => writeCsv(sent),
  },
  docx: {
    ending: '.docx',
    formulas: 'none',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    async write(title, sent) {
      // Its library is large, and few take a document.
      const { writeDocx } = await import('./docx/write-docx.ts');
      return writeDocx(title, sent);
    },
  },
  anki: {
    ...{ ending: '.anki.txt', type: 'text/plain; charset=utf-8', formulas: 'math-jax' },
    write: writeAnki,
  },
};

/** Writes a quiz, with its keys, as a file for other programs. */
export async function writeQuestions(
  format: WrittenFormat,
  { title, questions }: QuizToWrite,
): Promise<WrittenFile> {
  const losses = createLosses();
  const { ending, type, formulas, write } = WRITERS[format];
  const sent = toSent(questions, losses).map((one) => withFormulas(one, formulas));
  const content = await write(title, sent);
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { name: nameOf(title) + ending, type, bytes, lost: losses.sentences() };
}

function withFormulas(sent: Sent, formulas: Writer['formulas']): Sent {
  if (formulas === undefined) return sent;
  let has = false;
  const question = rewriteTexts(sent.question, (text) => {
    const written = toMathJax(text);
    has ||= written !== text;
    return written;
  });
  if (formulas === 'math-jax') return { ...sent, question };
  if (has) sent.loss('Formulas stand in the text as TeX, between dollar signs');
  return sent;
}

/** A file name that every system takes. */
function nameOf(title: string): string {
  const name = title
    .replace(/[^\p{L}\p{N} _-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
  return name || 'Quiz';
}
