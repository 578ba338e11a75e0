import type { Document, Element } from '@xmldom/xmldom';
import { ExtractionError } from '../extraction-error.ts';
import type { ReadPart, Slide } from './slide.ts';
import { attributeOf, elementsOf } from './xml.ts';

/** Shapes that say something of the file and not of the subject. */
const FURNITURE = /^(?:dt|ftr|sldNum|sldImg|hdr)$/;

/** Lists the slides of a PPTX that are shown (ECMA-376 part 1, 13.3 and 19.3). */
export async function listPowerPointSlides(read: ReadPart): Promise<Slide[]> {
  const presentation = await read('ppt/presentation.xml');
  if (!presentation) throw new ExtractionError('damaged', 'no presentation');
  const targets = await readTargets(read, 'ppt', 'presentation.xml');
  const slides: Slide[] = [];
  for (const entry of elementsOf(presentation, 'sldId')) {
    // An entry has an id of its own beside that of the relation.
    const relation = entry.getAttribute('r:id') ?? attributeOf(entry, 'id');
    const path = targets.find(({ id }) => id === relation)?.path ?? '';
    const slide = await read(path);
    if (!slide || slide.documentElement?.getAttribute('show') === '0') continue;
    const own = await readTargets(read, 'ppt/slides', path.split('/').at(-1) ?? '');
    const notes = await read(own.find(({ path: to }) => to.includes('/notesSlides/'))?.path ?? '');
    slides.push({ ...readShapes(slide), notes: notes ? readShapes(notes).lines : [] });
  }
  return slides;
}

type Target = { id: string; path: string };

async function readTargets(read: ReadPart, folder: string, name: string): Promise<Target[]> {
  const relations = await read(`${folder}/_rels/${name}.rels`);
  return relations
    ? elementsOf(relations, 'Relationship').map((one) => ({
        id: attributeOf(one, 'Id'),
        path: toPath(folder, attributeOf(one, 'Target')),
      }))
    : [];
}

/** A target is relative to the folder of its part, or to the root. */
function toPath(folder: string, target: string): string {
  return new URL(target, `file:///${folder}/`).pathname.slice(1);
}

function readShapes(part: Document): Pick<Slide, 'title' | 'lines'> {
  let title = '';
  const lines: string[] = [];
  for (const shape of elementsOf(part, 'sp', 'tbl')) {
    if (shape.localName === 'tbl') {
      lines.push(...elementsOf(shape, 'tr').map(readRow));
      continue;
    }
    const place = attributeOf(elementsOf(shape, 'ph')[0], 'type');
    const paragraphs = elementsOf(shape, 'p').map(readParagraph);
    if (/^(?:title|ctrTitle)$/.test(place)) title ||= paragraphs.join(' ');
    else if (!FURNITURE.test(place)) lines.push(...paragraphs);
  }
  return { title, lines };
}

function readRow(row: Element): string {
  const cells = elementsOf(row, 'tc').map((cell) =>
    elementsOf(cell, 'p').map(readParagraph).join(' ').trim(),
  );
  return cells.filter((cell) => cell !== '').join(', ');
}

function readParagraph(paragraph: Element): string {
  return elementsOf(paragraph, 't', 'br')
    .map((run) => (run.localName === 'br' ? ' ' : (run.textContent ?? '')))
    .join('');
}
