import type { OwnQuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import { PenLine } from 'lucide-react';
import { memo, useId } from 'react';
import { SubjectBadge } from '../../../components/subjects/subject-badge.tsx';
import { ToughnessBadge } from '../../../components/ui/badge/toughness-badge.tsx';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import { count } from '../../../lib/format/numbers.ts';
import { describeTopics } from '../describe-topics.ts';
import { isWritten } from '../is-written.ts';
import { writerTexts } from '../teacher-quiz-texts.ts';
import { QuizCardMenu } from './quiz-card-menu.tsx';
import { QuizCardUnfinished } from './quiz-card-unfinished.tsx';
import { QuizCardWritten } from './quiz-card-written.tsx';
import styles from './quiz-card.module.css';
import { QuizStatusBadge } from './quiz-status-badge.tsx';

type QuizCardProps = {
  quiz: OwnQuizSummary;
  onAssign: (quiz: OwnQuizSummary) => void;
  onDelete: (quiz: OwnQuizSummary) => void;
};

/**
 * A card of the recent quizzes: what the quiz is, and below it what can be done. Drawn again only when
 * its quiz has changed: a long list has many.
 */
export const QuizCard = memo(function QuizCard({ quiz, onAssign, onDelete }: QuizCardProps) {
  const titleId = useId();
  const { id, title, subject, topics, toughness, targetGrade } = quiz;
  const { createdAt, numQuestions, status, writer } = quiz;
  const canBeTaken = isWritten(quiz) && status !== 'draft';
  return (
    <article data-row={id} tabIndex={-1} aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <div className={styles.words}>
          {(subject !== null || status !== 'ready') && (
            <p className={styles.badges}>
              <SubjectBadge subject={subject} />
              {status !== 'ready' && <QuizStatusBadge status={status} />}
            </p>
          )}
          <h3 id={titleId} className={styles.title} title={title} dir="auto">
            {title}
          </h3>
          {topics.length > 0 && (
            <p className={styles.topics} dir="auto">
              {describeTopics(topics)}
            </p>
          )}
        </div>
        {canBeTaken && <QuizCardMenu quiz={quiz} />}
      </div>
      <div className={styles.facts}>
        <ToughnessBadge toughness={toughness} />
        <span>{targetGrade}</span>
        <span>{count(numQuestions, 'question')}</span>
      </div>
      <div className={styles.made}>
        <DateText value={createdAt} withTime />
        {isWritten(quiz) && (
          <span className={styles.writer}>
            <PenLine aria-hidden />
            <span className="visually-hidden">Written by: </span>
            <span>{writerTexts[writer]}</span>
          </span>
        )}
      </div>
      {isWritten(quiz) ? (
        <QuizCardWritten
          quiz={quiz}
          onAssign={() => onAssign(quiz)}
          onDelete={() => onDelete(quiz)}
        />
      ) : (
        <QuizCardUnfinished quiz={quiz} onDelete={() => onDelete(quiz)} />
      )}
    </article>
  );
});
