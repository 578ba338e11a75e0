import { writeAnki } from './anki/write-anki.ts';
import { writeCsv } from './csv/write-csv.ts';
import { writeGift } from './gift/write-gift.ts';
import { writeMoodleXml } from './moodle-xml/write-moodle-xml.ts';
import { writeQti } from './qti/write/write-qti.ts';
import { createLoss, type Loss } from './write/loss.ts';
import { toWritable, type QuizToWrite, type Writable } from './write/writable.ts';
import type { WrittenFile, WrittenFormat } from './written-file.ts';

type Writer = {
  ending: string;
  type: string;
  write: (
    title: string,
    questions: readonly Writable[],
    loss: Loss,
  ) => string | Uint8Array | Promise<Uint8Array>;
};

const WRITERS: Record<WrittenFormat, Writer> = {
  gift: {
    ...{ ending: '.gift.txt', type: 'text/plain; charset=utf-8' },
    write: (_, questions, loss) => writeGift(questions, loss),
  },
  'moodle-xml': {
    ...{ ending: '.moodle.xml', type: 'application/xml' },
    write: (_, questions, loss) => writeMoodleXml(questions, loss),
  },
  'qti-2.2': {
    ...{ ending: '.qti-2.2.zip', type: 'application/zip' },
    write: (title, questions, loss) => writeQti('qti-2.2', title, questions, loss),
  },
  'qti-3.0': {
    ...{ ending: '.qti-3.0.zip', type: 'application/zip' },
    write: (title, questions, loss) => writeQti('qti-3.0', title, questions, loss),
  },
  csv: {
    ...{ ending: '.csv', type: 'text/csv; charset=utf-8' },
    write: (_, questions, loss) => writeCsv(questions, loss),
  },
  docx: {
    ending: '.docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    async write(title, questions) {
      // Its library is large, and few take a document.
      const { writeDocx } = await import('./docx/write-docx.ts');
      return writeDocx(title, questions);
    },
  },
  anki: {
    ...{ ending: '.anki.txt', type: 'text/plain; charset=utf-8' },
    write: writeAnki,
  },
};

export async function writeFileAs(format: WrittenFormat, quiz: QuizToWrite): Promise<WrittenFile> {
  const loss = createLoss();
  const { ending, type, write } = WRITERS[format];
  const content = await write(quiz.title, toWritable(quiz.questions, loss), loss);
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { name: nameOf(quiz.title) + ending, type, bytes, lost: loss.sentences() };
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
