import type { Element } from '@xmldom/xmldom';
import { ExtractionError } from '../extraction-error.ts';
import type { ReadPart, Slide } from './slide.ts';
import { elementsOf } from './xml.ts';

/** Lists the slides of an ODP (OpenDocument 1.3 part 3, 10.2.4 and 9.1.5). */
export async function listOpenDocumentSlides(read: ReadPart): Promise<Slide[]> {
  const manifest = await read('META-INF/manifest.xml');
  if (manifest && elementsOf(manifest, 'encryption-data').length > 0)
    throw new ExtractionError('encrypted');
  const content = await read('content.xml');
  const [presentation] = content ? elementsOf(content, 'presentation') : [];
  // A text or a table is a zip with the same parts.
  if (!presentation) throw new ExtractionError('unsupported');
  return elementsOf(presentation, 'page').map(readPage);
}

function readPage(page: Element): Slide {
  const slide: Slide = { title: '', lines: [], notes: [] };
  for (const part of elementsOf(page, 'frame', 'custom-shape', 'notes')) {
    if (part.localName === 'notes') {
      const written = elementsOf(part, 'frame').filter((one) => placeOf(one) === 'notes');
      slide.notes.push(...written.flatMap(listLines));
    } else if (placeOf(part) === 'title') slide.title ||= listLines(part).join(' ');
    else if (!/^(?:footer|header|date-time|page-number)$/.test(placeOf(part)))
      slide.lines.push(...listLines(part));
  }
  return slide;
}

function placeOf(frame: Element): string {
  return frame.getAttribute('presentation:class') ?? '';
}

function listLines(frame: Element): string[] {
  return elementsOf(frame, 'table-row', 'p').map((line) =>
    line.localName === 'p'
      ? textOf(line)
      : elementsOf(line, 'table-cell')
          .map((cell) => elementsOf(cell, 'p').map(textOf).join(' ').trim())
          .filter((cell) => cell !== '')
          .join(', '),
  );
}

/** Spaces, tabs and breaks are elements. */
function textOf(paragraph: Element): string {
  let text = '';
  for (let child = paragraph.firstChild; child; child = child.nextSibling) {
    if (child.nodeType !== child.ELEMENT_NODE) text += child.textContent ?? '';
    else {
      const element = child as Element;
      text += /^(?:s|tab|line-break)$/.test(element.localName ?? '') ? ' ' : textOf(element);
    }
  }
  return text;
}
