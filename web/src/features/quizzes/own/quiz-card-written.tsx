import type { OwnQuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import { Info, MessageSquareWarning } from 'lucide-react';
import { Link } from 'react-router-dom';
import { count } from '../../../lib/format/numbers.ts';
import { paths } from '../../../paths.ts';
import { ReviewBadges } from '../review/review-badges.tsx';
import { QuizCardActions } from './quiz-card-actions.tsx';
import styles from './quiz-card.module.css';

type QuizCardWrittenProps = {
  quiz: OwnQuizSummary;
  onAssign: () => void;
  onDelete: () => void;
};

/** What waits in a written quiz, and what can be done with it. */
export function QuizCardWritten({ quiz, onAssign, onDelete }: QuizCardWrittenProps) {
  const { id, notice, status, review, reportedQuestions } = quiz;
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
      <QuizCardActions
        quiz={quiz}
        isToReview={isDraft || isWaiting}
        onAssign={onAssign}
        onDelete={onDelete}
      />
    </>
  );
}
