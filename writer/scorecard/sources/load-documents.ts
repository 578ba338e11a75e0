import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { DEFAULT_LIMITS } from '../../src/document/extraction-limits.ts';
import { readSourceDocument } from '../../src/document/read-source-document.ts';
import { sniffFormat } from '../../src/document/sniff-format.ts';
import type { ScoredDocument } from '../scored-quiz.ts';
import { parseTextbookRow } from './textbook-row.ts';

const DOCUMENTS = /\.(?:pdf|docx?|txt|md)$/i;

/** Documents of a file, of a folder, or of a JSONL file with one textbook section a line. */
export async function loadDocuments(place: string): Promise<ScoredDocument[]> {
  if (place.endsWith('.jsonl')) {
    const lines = (await readFile(place, 'utf8')).split('\n');
    return lines.flatMap((line, at) =>
      line.trim() ? parseOrSay(line, `${place}, line ${at + 1}`) : [],
    );
  }
  const files = (await stat(place)).isDirectory() ? await filesOf(place) : [place];
  const documents: ScoredDocument[] = [];
  for (const file of files) {
    const document = await readFileOrSay(file);
    if (document) documents.push(document);
  }
  return documents;
}

function parseOrSay(line: string, where: string): ScoredDocument[] {
  try {
    return [parseTextbookRow(line)];
  } catch (error) {
    const isOfAnotherShape = error instanceof z.ZodError;
    console.error(`${where}: ${isOfAnotherShape ? z.prettifyError(error) : String(error)}`);
    return [];
  }
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries
    .filter((name) => DOCUMENTS.test(name))
    .sort()
    .map((name) => path.join(folder, name));
}

async function readFileOrSay(file: string): Promise<ScoredDocument | null> {
  try {
    const bytes = await readFile(file);
    const document = await readSourceDocument({
      ...{ bytes, fileName: path.basename(file) },
      ...{ format: sniffFormat(bytes), limits: DEFAULT_LIMITS },
    });
    return { document, terms: [], humanItems: [], book: null, module: null };
  } catch (error) {
    console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}
