import type { OwnQuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import { ChartColumn } from 'lucide-react';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { MoreMenu } from '../../../components/ui/menu/more-menu.tsx';
import { paths } from '../../../paths.ts';
import { ShelfButton } from './shelf-button.tsx';

/** What is done with a quiz now and then, once students can take it. */
export function QuizCardMenu({ quiz }: { quiz: OwnQuizSummary }) {
  return (
    <MoreMenu label={`More for ${quiz.title}`}>
      {(menuId) => (
        <>
          <ButtonLink
            to={paths.quizAnalysis(quiz.id)}
            variant="quiet"
            icon={<ChartColumn aria-hidden />}
            aria-label={`Question analysis of ${quiz.title}`}
          >
            Question analysis
          </ButtonLink>
          <ShelfButton quiz={quiz} menuId={menuId} />
        </>
      )}
    </MoreMenu>
  );
}
