import { PencilLine } from 'lucide-react';
import type { Attempt } from '../../../lib/api/lenient/attempts.ts';
import styles from './correction-notes.module.css';

/** What happened to a result since it was made, such as that the answer key was corrected. */
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

/** The attempt's own note; without one, those of its questions. */
function collectNotes({ note, detailedResults }: Attempt): string[] {
  if (note) return [note];
  return [...new Set(detailedResults.flatMap((result) => result.note || []))];
}
