import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom';
import type JSZip from 'jszip';
import { cleanLine } from '../clean-text.ts';
import { ExtractionError } from '../extraction-error.ts';
import { joinBlocks, type Block } from '../section-paragraphs.ts';
import type { SourceDocument } from '../source-document.ts';
import { findTitle } from '../title/find-title.ts';
import { statedTitle, type ZipFacts } from '../zip/check-zip.ts';
import { listOpenDocumentSlides } from './open-document-slides.ts';
import { listPowerPointSlides } from './power-point-slides.ts';
import type { ReadPart, Slide } from './slide.ts';

/** From so many words on, a line of a slide is a sentence, whose full stop slides leave out. */
const SENTENCE_WORDS = 6;

/** Reads slides: the title of each is a heading, its number a page, and its notes are text as well. */
export async function readSlides(
  bytes: Buffer,
  fileName: string,
  facts: ZipFacts,
  mostSlides: number,
): Promise<SourceDocument> {
  const { default: JSZip } = await import('jszip');
  const read = partReader(await JSZip.loadAsync(bytes));
  const slides =
    facts.kind === 'pptx' ? await listPowerPointSlides(read) : await listOpenDocumentSlides(read);
  if (slides.length > mostSlides) throw new ExtractionError('too-long');
  const sections = joinBlocks(slides.flatMap(toBlocks));
  return {
    title: findTitle({ stated: statedTitle(facts), fileName }, sections),
    kind: facts.kind === 'pptx' ? 'pptx' : 'odp',
    pageCount: slides.length,
    sections,
  };
}

function toBlocks({ title, lines, notes }: Slide, at: number): Block[] {
  const page = at + 1;
  const heading = cleanLine(title);
  const texts = [...lines, ...notes].map(cleanLine).filter((text) => text !== '');
  return [
    ...(heading === '' ? [] : [{ text: heading, isHeading: true, page }]),
    ...texts.map((text) => ({ text: endSentence(text), isHeading: false, page })),
  ];
}

function endSentence(text: string): string {
  const isSentence = /^\p{Lu}/u.test(text) && text.split(' ').length >= SENTENCE_WORDS;
  return isSentence && /[\p{L}\d)]$/u.test(text) ? `${text}.` : text;
}

function partReader(zip: JSZip): ReadPart {
  return async (name) => {
    const xml = await zip.file(name)?.async('string');
    if (xml === undefined) return null;
    try {
      return new DOMParser({ onError: onErrorStopParsing }).parseFromString(xml, 'text/xml');
    } catch (error) {
      throw new ExtractionError('damaged', error);
    }
  };
}
