import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { textPathOf, toMaterialText } from '../functions/src/domain/material/material-text.ts';
import { createTextExtractor } from '../writer/src/processes/text-extractor.ts';
import { parseSource, type Source } from './demo-files/parse-source.ts';
import { writeDocx } from './demo-files/write-docx.ts';
import { handout, slides, writePdf } from './demo-files/write-pdf.ts';

/** Makes the demo schools' documents from their sources, and the text that the server reads. */
const folder = path.resolve(import.meta.dirname, '..', 'emulator-data');

type Document = [source: string, file: string, write: (source: Source) => Promise<Buffer>];

const documents: Document[] = [
  ['water-cycle.md', 'The Water Cycle.pdf', writeHandout],
  ['photosynthesis-and-respiration.md', 'Photosynthesis and Respiration.docx', writeDocx],
  ['ancient-river-civilisations.md', 'Ancient River Civilisations.docx', writeDocx],
  ['forces-and-motion.md', 'Forces and Motion.pdf', writeHandout],
  ['dna-and-inheritance.md', 'DNA and Inheritance.pdf', writeSlides],
  ['how-to-study.md', 'How to Study.txt', writeText],
  ['percentages-and-ratios.md', 'Percentages and Ratios.pdf', writeHandout],
  ['reading-a-poem.md', 'Reading a Poem.docx', writeDocx],
];

const extractor = createTextExtractor({
  workerUrl: new URL('../writer/src/processes/extract.worker.ts', import.meta.url),
});
await writeDocuments(folder, documents);
await writeDocuments(path.join(folder, 'harbour-school'), [['tides.md', 'Tides.txt', writeText]]);

async function writeDocuments(school: string, ofSchool: readonly Document[]): Promise<void> {
  await mkdir(path.join(school, 'files'), { recursive: true });
  for (const [sourceFile, file, write] of ofSchool) {
    const source = parseSource(await readFile(path.join(school, 'sources', sourceFile), 'utf8'));
    const bytes = await write(source);
    await writeFile(path.join(school, 'files', file), bytes);
    const read = toMaterialText(await extractor.extract({ bytes, fileName: file }));
    await writeFile(textPathOf(path.join(school, 'files', file)), JSON.stringify(read, null, 2));
    console.log(`${file}: ${bytes.length} bytes`);
  }
}

function writeHandout(source: Source): Promise<Buffer> {
  return writePdf(source, handout);
}

function writeSlides(source: Source): Promise<Buffer> {
  return writePdf(source, slides);
}

function writeText({ title, blocks }: Source): Promise<Buffer> {
  const lines = [title, ...blocks.map(({ text }) => text)];
  return Promise.resolve(Buffer.from(`${lines.join('\n\n')}\n`));
}
