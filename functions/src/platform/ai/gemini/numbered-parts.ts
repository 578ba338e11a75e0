import { isTeachingHeading } from '../offline/passages.ts';
import type { SourceDocument } from '../../text-extraction/source-document.ts';
import { visibleText } from './visible-text.ts';

/** A stretch of the document that one request to the model carries, its sentences numbered. */
export type Part = { id: string; heading: string | null; sentences: string[]; characters: number };

const TARGET_CHARACTERS = 8_000;

/** Cuts a document into parts of 6,000 to 10,000 characters at sentence ends. */
export function numberedParts(document: SourceDocument): Part[] {
  const parts: Part[] = [];
  let current: Part | undefined;
  for (const section of document.sections) {
    if (!isTeachingHeading(section.heading)) continue;
    const sentences = section.text.split(/\n\s*\n/).flatMap(sentencesOf);
    for (const sentence of sentences) {
      if (!current || current.characters + sentence.length > TARGET_CHARACTERS) {
        current = {
          id: `P${parts.length + 1}`,
          heading: section.heading,
          sentences: [],
          characters: 0,
        };
        parts.push(current);
      }
      current.sentences.push(sentence);
      current.characters += sentence.length;
    }
  }
  return parts;
}

function sentencesOf(paragraph: string): string[] {
  return visibleText(paragraph)
    .split(/(?<=[.!?]["”’)]?)\s+(?=[\p{Lu}\d"“(])/u)
    .filter((sentence) => /\p{L}{2}/u.test(sentence));
}

export function numbered(part: Part): string {
  return part.sentences.map((sentence, at) => `[${at + 1}] ${sentence}`).join('\n');
}
