import type { Attempt } from '../../../lib/api/lenient/attempts.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { CorrectionNotes } from './correction-notes.tsx';
import { NextQuizLink } from './next-step.tsx';
import { ResultsSummary } from './results-summary.tsx';

/** A result of which its teacher shows the score and nothing else. */
export function ScoreOnly({ attempt }: { attempt: Attempt }) {
  const isStudent = useSignedInUser().userType === 'student';
  return (
    <>
      <ResultsSummary attempt={attempt} />
      <CorrectionNotes attempt={attempt} />
      <p>
        Your teacher shows the score of this quiz alone, without the questions and their answers.
      </p>
      {isStudent && (
        <p className="no-print">
          <NextQuizLink />
        </p>
      )}
    </>
  );
}
