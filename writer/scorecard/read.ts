import { writeFile } from 'node:fs/promises';
import { readArguments } from './arguments.ts';
import { asHtml } from './reading/as-html.ts';
import { asMarkdown } from './reading/as-markdown.ts';
import { drawItems } from './reading/draw-items.ts';
import { loadDocuments } from './sources/load-documents.ts';
import { writeScored } from './writers/write-scored.ts';

/** Writes a page of questions drawn by lot, with their sources, for reading one by one. */
const { place, n, seed, out, ...options } = readArguments(process.argv.slice(2));
const sources = await loadDocuments(place);
const drawn = await drawItems(sources, n, seed, (source) => writeScored(source, options));
const page = out?.endsWith('.html') ? asHtml(drawn) : asMarkdown(drawn);
if (out === undefined) console.log(page);
else {
  await writeFile(out, page);
  console.log(`${drawn.length} questions in ${out}`);
}
