import type { Line } from './line.ts';
import { toSuperscript } from './raised.ts';
import { findUsualHeight, findUsualSpacing } from './usual-measures.ts';

/** Notes are set smaller than the text by at least this. */
const NOTE_SCALE = 0.95;

/**
 * Leaves out foot- and endnotes, as they are left out of Word documents: they stand where columns and
 * pages break sentences. A note is small and begins with the raised mark that calls it.
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

/** What began with a mark and is no note, such as an isotope, keeps it. */
function restoreMark(line: Line): Line {
  return line.mark === undefined ? line : { ...line, text: toSuperscript(line.mark) + line.text };
}
