import { MAX_TOPIC_LENGTH } from '@study-assistant/contract/wire/limits';
import { cleanName } from '@study-assistant/contract/wire/text';
import { isAiken, readAiken } from './aiken/read-aiken.ts';
import { readCsv } from './csv/read-csv.ts';
import { readGift } from './gift/read-gift.ts';
import { childrenOf } from './markup/find-elements.ts';
import { MarkupRefused, parseMarkup, type MarkupElement } from './markup/parse-markup.ts';
import { readMoodleXml } from './moodle-xml/read-moodle-xml.ts';
import { isZip, openZip, PackageRefused } from './package/open-zip.ts';
import { readPackage } from './package/read-package.ts';
import { textToLines } from './paper/paper-line.ts';
import { readPaper } from './paper/read-paper.ts';
import { isWord, readWord } from './paper/word/read-word.ts';
import { readAssessmentItem } from './qti/item/read-item.ts';
import { readQtiOne } from './qti/one/read-qti-one.ts';
import type { QuestionFormat, ReadFile, ReadItem } from './read-item.ts';
import { decodeBytes } from './text/decode-bytes.ts';

const MAX_READ_BYTES = 40 * 1024 * 1024;
/** The most questions that are read of one file. */
const MAX_READ = 500;

/** The readings of a file's questions, each made when it is asked for. */
type Readings = {
  format: QuestionFormat | null;
  items: (() => ReadItem)[];
  problems: string[];
};

const ONLY_FIRST_PART = 'This file is too long, and only its first part was read.';
const UNKNOWN =
  'This file has no questions in a format that is read: GIFT, Moodle XML, Aiken, QTI, Common Cartridge, CSV, or a question paper with numbered questions.';
const NO_PAPER =
  'No numbered questions were found in this document. A question paper has a number before each of them.';
const PDF =
  'A PDF is not read here. Please open it in Word and save it as DOCX, or paste its text instead.';

/**
 * Reads the questions of a file in whatever format it is, told by its content rather than its name.
 * What cannot be read is named in the answer; no file makes it throw. At most 500 questions are read.
 */
export function readQuestions(bytes: Uint8Array, fileName: string): ReadFile {
  if (bytes.length > MAX_READ_BYTES) return refused('This file is larger than 40 MB.');
  if (bytes.length === 0) return refused('This file is empty.');
  try {
    return nameTopics(finish(openFile(bytes, fileName)), fileName);
  } catch (error) {
    if (error instanceof PackageRefused) return refused(error.message);
    if (error instanceof MarkupRefused)
      return refused('This file is nested too deeply to be read.');
    // A stranger's file ends no process, and what is wrong with it she can only look up herself.
    return refused('This file could not be read.');
  }
}

function openFile(bytes: Uint8Array, fileName: string): Readings {
  if (isZip(bytes)) {
    const files = openZip(bytes);
    if (isWord(files)) return readDocument(files);
    return readPackage(files, (part, path, topic) => {
      const text = decodeBytes(part);
      const root = isMarkup(text) ? parseMarkup(text, 'xml') : null;
      if (root) return { ...readRoot(root, path, topic), root };
      return { ...readText(text, path), root: null };
    });
  }
  if (isPdf(bytes)) return none(PDF);
  const text = decodeBytes(bytes);
  if (!isMarkup(text)) return readText(text, fileName);
  return readRoot(parseMarkup(text, 'xml'), '', '');
}

function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');
}

function readDocument(files: ReadonlyMap<string, Uint8Array>): Readings {
  const { lines, isWhole } = readWord(files);
  const paper = readPaper(lines);
  if (!paper) return none(NO_PAPER);
  const problems = isWhole ? paper.problems : [...paper.problems, ONLY_FIRST_PART];
  return { format: 'paper', items: paper.items, problems };
}

/** A text may begin with an element as well, but not with one that holds questions. */
function isMarkup(text: string): boolean {
  if (!text.trimStart().startsWith('<')) return false;
  const [, name] = /<(?:[\w-]+:)?([A-Za-z][\w-]*)[\s/>]/.exec(text.slice(0, 20_000)) ?? [];
  return /^\s*<[?!]/.test(text.slice(0, 2000)) || (name !== undefined && ROOTS.has(name));
}

const ROOTS = new Set([
  'html',
  'quiz',
  'manifest',
  'questestinterop',
  'assessmentItem',
  'qti-assessment-item',
  'assessmentTest',
  'qti-assessment-test',
]);

/** `path` is that of a file in a package. */
function readRoot(document: MarkupElement, path: string, topic: string): Readings {
  const [root] = childrenOf(document);
  if (!root) return none(UNKNOWN);
  const problems = document.isWhole ? [] : [ONLY_FIRST_PART];
  switch (root.name) {
    case 'quiz':
      return { format: 'moodle-xml', items: readMoodleXml(root), problems };
    case 'questestinterop':
      return { format: 'qti-1.2', items: readQtiOne(root, path), problems };
    case 'assessmentItem':
    case 'qti-assessment-item': {
      const item = () => readAssessmentItem(root, path || 'Question 1', topic);
      return { format: versionOf(root), items: [item], problems };
    }
    case 'assessmentTest':
    case 'qti-assessment-test':
      return none(
        'This file names the questions of a test, which are in other files of its package.',
      );
    default:
      return none(UNKNOWN);
  }
}

function versionOf({ name, attributes }: MarkupElement): QuestionFormat {
  const names = (version: string) =>
    Object.values(attributes).some((value) => value.includes(version));
  if (name.startsWith('qti-') || names('v3p0')) return 'qti-3.0';
  return names('v2p2') ? 'qti-2.2' : 'qti-2.1';
}

function readText(text: string, name: string): Readings {
  if (!isText(text)) return none(UNKNOWN);
  if (
    /\.(?:csv|tsv)$/i.test(name) ||
    /^[^\n]*question[^\n]*[,;\t]|^[^\n]*[,;\t][^\n]*question/i.test(text.slice(0, 5000))
  ) {
    const table = readCsv(text);
    if (table) {
      return { format: 'csv', items: table.items, problems: table.isCut ? [ONLY_FIRST_PART] : [] };
    }
    if (/\.(?:csv|tsv)$/i.test(name)) {
      return none('This table has no line that names its columns, such as "question" and "right".');
    }
  }
  // Aiken numbers no questions, and GIFT has answers in braces.
  const isNumbered =
    countOf(NUMBERED, text) >= Math.max(1, countOf(/^[ \t]*ANSWER[ \t]*:/gim, text));
  if (isAiken(text) && !isNumbered)
    return { format: 'aiken', items: readAiken(text), problems: [] };
  const hasBraces = /(?<!\\)\{/.test(text);
  const isGift = hasBraces && (!isNumbered || /\{\s*(?:[=~#}%]|T|F)/i.test(text));
  const paper = isGift ? null : readPaper(textToLines(text));
  if (paper) return { format: 'paper', ...paper };
  if (isAiken(text)) return { format: 'aiken', items: readAiken(text), problems: [] };
  if (hasBraces) return { format: 'gift', items: readGift(text), problems: [] };
  return none(UNKNOWN);
}

const NUMBERED = /^[ \t]*\(?(?:q(?:uestion)?[ \t]*)?\d{1,3}[ \t]*[.):]/gim;

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}

/** Tells text from other bytes by the signs that no text has. */
function isText(text: string): boolean {
  const start = text.slice(0, 4000);
  const odd = start.match(/[^\P{Cc}\t\n\r\f\v]|\ufffd/gu)?.length ?? 0;
  return odd <= start.length / 50;
}

function none(problem: string): Readings {
  return { format: null, items: [], problems: [problem] };
}

function finish({ format, items, problems }: Readings): ReadFile {
  const read = items.slice(0, MAX_READ).map((item) => item());
  if (items.length <= MAX_READ) return { format, items: read, problems };
  const more = problems.includes(ONLY_FIRST_PART)
    ? `The first ${MAX_READ} questions were read.`
    : `It has ${items.length} questions, of which the first ${MAX_READ} were read.`;
  return { format, items: read, problems: [...problems, more] };
}

/** Questions without a topic of their own get the name of their file. */
function nameTopics({ items, ...file }: ReadFile, fileName: string): ReadFile {
  const name = cleanName(fileName.replace(/\.[^.]*$/u, ''))
    .slice(0, MAX_TOPIC_LENGTH)
    .trim();
  if (name === '') return { ...file, items };
  const named = items.map(({ question, choices, ...item }) => ({
    ...item,
    ...(question && { question: item.hasTopic ? question : { ...question, topic: name } }),
    ...(choices && {
      choices: choices.map((choice) => ({
        ...choice,
        question: item.hasTopic ? choice.question : { ...choice.question, topic: name },
      })),
    }),
  }));
  return { ...file, items: named };
}

function refused(problem: string): ReadFile {
  return { format: null, items: [], problems: [problem] };
}
