import { worthNote, type Notes } from '../items/notes.ts';
import { plainToText } from '../markup/plain-text.ts';
import type { PaperLine } from './paper-line.ts';

const MARKS =
  /\s*(?:\[\s*(?<a>\d{1,2})\s*(?:marks?|m|pts?|points?)?\s*\]|\(\s*(?<b>\d{1,2})\s*(?:marks?|m|pts?|points?)\s*\)|(?<=[.?!:]\s*)\(\s*(?<c>\d{1,2})\s*\)|(?<=[.?!:)_\s–-])(?<d>\d{1,2})\s*marks?\.?)\s*$/iu;
/** A line of a text that was broken where the page ends, and not by who wrote it. */
const FULL_LINE = 55;

/** The lines of a question as one text, without its marks, which are noted. */
export function tidyStem(lines: readonly PaperLine[], notes: Notes): string {
  const text = lines.reduce((all, line) => {
    if (all === '') return line.text.trim();
    const last = all.slice(all.lastIndexOf('\n') + 1);
    const isLong = last.length >= FULL_LINE && !/[.:?!]$/u.test(last);
    const isBroken = !line.opensBlock && (isLong || /^\p{Ll}/u.test(line.text));
    return `${all}${isBroken ? ' ' : '\n'}${line.text.trim()}`;
  }, '');
  return plainToText(withoutMarks(text, notes).replace(/\t+/g, ' ')).trim();
}

function withoutMarks(text: string, notes: Notes): string {
  const found = MARKS.exec(text);
  if (!found) return text;
  const points = Number(Object.values(found.groups ?? {}).find((value) => value !== undefined));
  if (points !== 1) notes.change(worthNote(points));
  return text.slice(0, found.index).trim();
}
