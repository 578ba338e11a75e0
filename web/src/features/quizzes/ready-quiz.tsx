import type { QuizSummary } from '@study-assistant/contract/quizzes';
import { ChartColumn, Eye, Info, Trash2 } from 'lucide-react';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../components/ui/button-link.tsx';
import { Button } from '../../components/ui/button.tsx';
import styles from './quiz-card.module.css';

type ReadyQuizProps = { quiz: QuizSummary; onDelete: () => void };

export function ReadyQuiz({ quiz, onDelete }: ReadyQuizProps) {
  const { id, title, notice } = quiz;
  return (
    <>
      {notice !== null && (
        <p className={styles.notice}>
          <Info aria-hidden />
          <span>{notice}</span>
        </p>
      )}
      <div className={styles.actions}>
        <ButtonLink
          to={paths.quizPreview(id)}
          icon={<Eye aria-hidden />}
          aria-label={`View ${title}`}
        >
          View
        </ButtonLink>
        <ButtonLink
          to={paths.quizAnalysis(id)}
          icon={<ChartColumn aria-hidden />}
          aria-label={`Question analysis of ${title}`}
        >
          Analysis
        </ButtonLink>
        <Button
          variant="quiet"
          icon={<Trash2 aria-hidden />}
          aria-label={`Delete ${title}`}
          className={styles.delete}
          onClick={onDelete}
        >
          Delete
        </Button>
      </div>
    </>
  );
}
