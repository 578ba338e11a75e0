import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { paths } from '../../../paths.ts';

/** In place of a result that comes later: `sentence` says when it was handed in, and what comes. */
export function HeldResults({ sentence }: { sentence: string }) {
  return (
    <EmptyState
      illustration="inbox"
      title="Your answers have arrived"
      actions={
        <ButtonLink to={paths.studentQuizzes} variant="primary">
          Back to your quizzes
        </ButtonLink>
      }
    >
      {sentence} You find the result here and among your quizzes, under “Handed in”, as soon as it
      is shown.
    </EmptyState>
  );
}
