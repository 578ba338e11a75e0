import type { Attempt } from '../../../lib/api/lenient/attempts.ts';
import { CorrectionNotes } from './correction-notes.tsx';
import { ResultsSummary } from './results-summary.tsx';

/** A result of which its teacher shows the score and nothing else. */
export function ScoreOnly({ attempt }: { attempt: Attempt }) {
  return (
    <>
      <ResultsSummary attempt={attempt} />
      <CorrectionNotes attempt={attempt} />
      <p>
        Your teacher shows the score of this quiz alone, without the questions and their answers.
      </p>
    </>
  );
}
