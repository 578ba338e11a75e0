import type { Line } from './line.ts';
import { toSuperscript } from './raised.ts';
import { findUsualHeight, findUsualSpacing } from './usual-measures.ts';

/** Notes are set smaller than the text by at least this. */
const NOTE_SCALE = 0.95;

/**
 * Removes foot- and endnotes, as in Word documents, since they interrupt sentences at the ends of
 * columns and pages. A note is small and begins with its raised mark.
 */
export function dropNotes(lines: Line[]): Line[] {
  const largestNote = NOTE_SCALE * findUsualHeight(lines);
  const spacing = findUsualSpacing(lines);
  const kept: Line[] = [];
  let note: Line | null = null;
  for (const line of lines) {
    const isNote: boolean =
      line.height <= largestNote &&
      (line.mark !== undefined || (note !== null && goesOn(note, line, spacing)));
    note = isNote ? line : null;
    if (!isNote) kept.push(restoreMark(line));
  }
  return kept;
}

function goesOn(note: Line, line: Line, spacing: number): boolean {
  const step = line.y - note.y;
  return (
    note.page === line.page &&
    Math.abs(note.height - line.height) <= 0.08 * note.height &&
    step > 0 &&
    step <= 1.3 * spacing * line.height
  );
}

/** A line with a mark that is not a note, such as an isotope, keeps the mark. */
function restoreMark(line: Line): Line {
  return line.mark === undefined ? line : { ...line, text: toSuperscript(line.mark) + line.text };
}
