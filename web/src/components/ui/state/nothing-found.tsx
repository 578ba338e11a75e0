import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

type NothingFoundProps = {
  /** Singular and plural, such as "quiz" and "quizzes". */
  noun: string;
  plural: string;
  onShowAll: () => void;
};

/** Replaces a list in which nothing matches the search. */
export function NothingFound({ noun, plural, onShowAll }: NothingFoundProps) {
  return (
    <EmptyState
      illustration="search"
      title={`No ${noun} found`}
      headingLevel={3}
      actions={<Button onClick={onShowAll}>Show all {plural}</Button>}
    >
      Try another word, or show all {plural}.
    </EmptyState>
  );
}
