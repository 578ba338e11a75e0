import { PencilLine } from 'lucide-react';
import type { Attempt } from '../../../lib/api/lenient/attempts.ts';
import styles from './correction-notes.module.css';

/** Tells what happened to a result since, such as a correction of the answer key. */
export function CorrectionNotes({ attempt }: { attempt: Attempt }) {
  const notes = collectNotes(attempt);
  if (notes.length === 0) return null;
  return (
    <div role="note" aria-label="Changes to this result" className={styles.notes}>
      {notes.map((note) => (
        <CorrectionNote key={note}>{note}</CorrectionNote>
      ))}
    </div>
  );
}

export function CorrectionNote({ children }: { children: string }) {
  return (
    <p className={styles.note}>
      <PencilLine aria-hidden />
      <span dir="auto">{children}</span>
    </p>
  );
}

/** Returns the attempt's own note or, without one, the notes of its questions. */
function collectNotes({ note, detailedResults }: Attempt): string[] {
  if (note) return [note];
  return [...new Set(detailedResults.flatMap((result) => result.note || []))];
}
