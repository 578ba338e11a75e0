import type { OwnQuizSummary } from '@study-assistant/contract/quizzes';
import {
  CalendarPlus,
  ChartColumn,
  Eye,
  Info,
  MessageSquareWarning,
  PencilLine,
  Trash2,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { count } from '../../../lib/format/numbers.ts';
import { paths } from '../../../paths.ts';
import { ReviewBadges } from '../review/review-badges.tsx';
import styles from './quiz-card.module.css';
import { ShelfButton } from './shelf-button.tsx';

type QuizCardWrittenProps = {
  quiz: OwnQuizSummary;
  onAssign: () => void;
  onDelete: () => void;
};

/**
 * What can be done with a written quiz: a draft is reviewed, and so is one with something to look at; a
 * published one is viewed.
 */
export function QuizCardWritten({ quiz, onAssign, onDelete }: QuizCardWrittenProps) {
  const { id, title, notice, status, review, reportedQuestions } = quiz;
  const isDraft = status === 'draft';
  const isWaiting = review !== undefined && review.toCheck + review.drafts > 0;
  return (
    <>
      {isWaiting && (
        <p className={styles.review}>
          <ReviewBadges {...review} />
        </p>
      )}
      {notice !== null && (
        <p className={styles.notice}>
          <Info aria-hidden />
          <span>{notice}</span>
        </p>
      )}
      {reportedQuestions > 0 && !isDraft && (
        <p className={styles.notice}>
          <MessageSquareWarning aria-hidden />
          <Link to={`${paths.quizAnalysis(id)}?order=flagged`}>
            Students reported {count(reportedQuestions, 'question')}
          </Link>
        </p>
      )}
      <div className={styles.actions}>
        {(isDraft || isWaiting) && (
          <ButtonLink
            to={paths.quizEdit(id)}
            variant="primary"
            icon={<PencilLine aria-hidden />}
            aria-label={`Review ${title}`}
          >
            Review
          </ButtonLink>
        )}
        {!isDraft && (
          <>
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
          </>
        )}
        <Button
          icon={<CalendarPlus aria-hidden />}
          aria-label={`Assign ${title}`}
          onClick={onAssign}
        >
          Assign
        </Button>
        {!isDraft && <ShelfButton quiz={quiz} />}
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
