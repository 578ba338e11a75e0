import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSource, type Source } from './demo-files/parse-source.ts';
import { writeDocx } from './demo-files/write-docx.ts';
import { handout, slides, writePdf } from './demo-files/write-pdf.ts';

/** Makes the documents of the demo schools from their sources. */
const folder = path.resolve(import.meta.dirname, '..', 'emulator-data');

type Document = [source: string, file: string, write: (source: Source) => Promise<Buffer>];

const documents: Document[] = [
  ['water-cycle.md', 'The Water Cycle.pdf', (source) => writePdf(source, handout)],
  ['photosynthesis-and-respiration.md', 'Photosynthesis and Respiration.docx', writeDocx],
  ['ancient-river-civilisations.md', 'Ancient River Civilisations.docx', writeDocx],
  ['forces-and-motion.md', 'Forces and Motion.pdf', (source) => writePdf(source, handout)],
  ['dna-and-inheritance.md', 'DNA and Inheritance.pdf', (source) => writePdf(source, slides)],
  ['how-to-study.md', 'How to Study.txt', writeText],
];

await writeDocuments(folder, documents);
await writeDocuments(path.join(folder, 'harbour-school'), [['tides.md', 'Tides.txt', writeText]]);

async function writeDocuments(school: string, ofSchool: readonly Document[]): Promise<void> {
  await mkdir(path.join(school, 'files'), { recursive: true });
  for (const [sourceFile, file, write] of ofSchool) {
    const source = parseSource(await readFile(path.join(school, 'sources', sourceFile), 'utf8'));
    const bytes = await write(source);
    await writeFile(path.join(school, 'files', file), bytes);
    console.log(`${file}: ${bytes.length} bytes`);
  }
}

function writeText({ title, blocks }: Source): Promise<Buffer> {
  const lines = [title, ...blocks.map(({ text }) => text)];
  return Promise.resolve(Buffer.from(`${lines.join('\n\n')}\n`));
}
