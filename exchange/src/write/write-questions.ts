import type { QuizToWrite, Written } from '../sent-question.ts';
import { writeCsv } from './write-csv.ts';
import { writeGift } from './write-gift.ts';
import { writeMoodleXml } from './write-moodle-xml.ts';

export const WRITTEN_FORMATS = ['gift', 'moodle-xml', 'csv'] as const;
export type WrittenFormat = (typeof WRITTEN_FORMATS)[number];

export type WrittenFile = { name: string; type: string; text: string; lost: string[] };

const formats: Record<
  WrittenFormat,
  { ending: string; type: string; write: (quiz: QuizToWrite) => Written }
> = {
  gift: { ending: 'gift.txt', type: 'text/plain;charset=utf-8', write: writeGift },
  'moodle-xml': { ending: 'xml', type: 'application/xml', write: writeMoodleXml },
  csv: { ending: 'csv', type: 'text/csv;charset=utf-8', write: writeCsv },
};

export function writeQuestions(format: WrittenFormat, quiz: QuizToWrite): WrittenFile {
  const { ending, type, write } = formats[format];
  return { name: `${toFileName(quiz.title)}.${ending}`, type, ...write(quiz) };
}

/** Without what file systems refuse. */
function toFileName(title: string): string {
  const name = title
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return name === '' ? 'quiz' : name.slice(0, 80).trim();
}
