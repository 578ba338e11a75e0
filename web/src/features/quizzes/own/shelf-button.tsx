import type { OwnQuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import { Library, Users } from 'lucide-react';
import { Button } from '../../../components/ui/button/button.tsx';
import { useSharing } from './use-sharing.ts';

type ShelfButtonProps = {
  quiz: OwnQuizSummary;
  /** Of the menu that it stands in, which it closes. */
  menuId: string;
};

/** Moves a quiz between the shelf of the school and those who have an assignment with it. */
export function ShelfButton({ quiz, menuId }: ShelfButtonProps) {
  const { share, isSharing } = useSharing(quiz);
  const isOnShelf = quiz.status === 'ready';
  const label = isOnShelf ? 'Take off shelf' : 'Put on shelf';
  return (
    <Button
      variant="quiet"
      icon={isOnShelf ? <Users aria-hidden /> : <Library aria-hidden />}
      aria-label={`${label}: ${quiz.title}`}
      isBusy={isSharing}
      popoverTarget={menuId}
      popoverTargetAction="hide"
      onClick={() => share(isOnShelf ? 'classes' : 'school')}
    >
      {label}
    </Button>
  );
}
