import { text } from 'node:stream/consumers';
import { toKeptReading } from '@study-assistant/writer/document/kept-reading';
import type { SourceDocument } from '@study-assistant/writer/document/source-document';
import { expect, test } from 'vitest';
import { readSource } from './read-source.ts';

const plain: SourceDocument = { title: 'Rain', kind: 'pdf', pageCount: 2, sections: [] };
const scan: SourceDocument = { ...plain, recognition: { sureness: 0.9 } };
const source = { sourcePath: 'quiz-sources/anna/1', fileName: 'rain.pdf', chosen: null };

async function readWith(document: SourceDocument, bytes: Buffer) {
  const written: [path: string, content: string][] = [];
  const deps = {
    extractor: { extract: () => Promise.resolve(document) },
    files: {
      write: async (path: string, stream: NodeJS.ReadableStream) => {
        written.push([path, await text(stream)]);
      },
    },
  };
  return { document: await readSource(deps, bytes, source), written };
}

test('what was read of a scan takes the place of its file', async () => {
  const { document, written } = await readWith(scan, Buffer.from('%PDF-1.7'));
  expect(document).toEqual(scan);
  expect(written).toEqual([[source.sourcePath, toKeptReading(scan)?.toString()]]);
});

test('a reading that is kept already, and a document with text, are left as they are', async () => {
  const kept = toKeptReading(scan) ?? Buffer.alloc(0);
  expect((await readWith(scan, kept)).written).toEqual([]);
  expect((await readWith(plain, Buffer.from('%PDF-1.7'))).written).toEqual([]);
});
