import { joinBlocks } from '../section-paragraphs.ts';
import type { SourceDocument } from '../source-document.ts';
import { findTitle } from '../title/find-title.ts';
import { statedTitle, type ZipFacts } from '../zip/check-zip.ts';
import { dropHiddenRuns } from './hidden-runs.ts';
import { splitHtml } from './html-blocks.ts';

/** Word's names for the title's style, in addition to the headings that the parser knows. */
const STYLE_MAP = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh"];

export async function readDocx(
  bytes: Buffer,
  fileName: string,
  facts: ZipFacts,
): Promise<SourceDocument> {
  const { default: mammoth } = await import('mammoth');
  const withoutImages = mammoth.images.imgElement(() => Promise.resolve({ src: '' }));
  const html = await mammoth.convertToHtml(
    { buffer: await keepVisibleText(bytes) },
    {
      styleMap: STYLE_MAP,
      convertImage: withoutImages,
      externalFileAccess: false,
      transformDocument: dropNotes,
    },
  );
  const sections = joinBlocks(splitHtml(html.value));
  return {
    title: findTitle({ stated: statedTitle(facts), fileName }, sections),
    kind: 'docx',
    pageCount: null,
    sections,
  };
}

/** The parser ignores formatting, so hidden text is removed before. */
async function keepVisibleText(bytes: Buffer): Promise<Buffer> {
  const { default: JSZip } = await import('jszip');
  const zip = await JSZip.loadAsync(bytes);
  const parts = zip.file(/^word[\\/]document\d*\.xml$/iu);
  let isChanged = false;
  for (const part of parts) {
    const xml = await part.async('string');
    const visible = dropHiddenRuns(xml);
    if (visible === xml) continue;
    zip.file(part.name, visible);
    isChanged = true;
  }
  return isChanged ? zip.generateAsync({ type: 'nodebuffer' }) : bytes;
}

type WordElement = { type: string; children?: WordElement[] };

/** Foot- and endnotes interrupt the text, and a missing one would stop the parser. */
function dropNotes(element: WordElement): WordElement {
  if (!element.children) return element;
  const kept = element.children.filter((child) => child.type !== 'noteReference');
  return { ...element, children: kept.map(dropNotes) };
}
