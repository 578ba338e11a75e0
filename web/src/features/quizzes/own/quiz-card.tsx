import type { OwnQuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  CalendarClock,
  ChartColumn,
  CircleQuestionMark,
  Eye,
  Info,
  Library,
  MessageSquareWarning,
  PencilLine,
  PenLine,
  Users,
} from 'lucide-react';
import { memo, Suspense, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { SubjectBadge } from '../../../components/subjects/subject-badge.tsx';
import { ToughnessBadge } from '../../../components/ui/badge/toughness-badge.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { MoreMenu, type MenuItem } from '../../../components/ui/menu/more-menu.tsx';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { changeItems } from '../../../lib/api/pages.ts';
import { lazyPart } from '../../../lib/dom/lazy-part.ts';
import { count } from '../../../lib/format/numbers.ts';
import { ALL_STUDENTS, paths } from '../../../paths.ts';
import type { PublishTarget } from '../../../queries/quiz-edits.ts';
import { quizQueries } from '../../../queries/quizzes.ts';
import { describeCurrent, whoTook } from '../describe-state.ts';
import { describeTopics } from '../describe-topics.ts';
import { isWritten } from '../is-written.ts';
import { ReviewBadges } from '../review/review-badges.tsx';
import { countFillable, nameFilling } from '../spares/count-fillable.ts';
import { texts, writerTexts } from '../teacher-quiz-texts.ts';
import { QuizCardUnfinished } from './quiz-card-unfinished.tsx';
import styles from './quiz-card.module.css';
import { QuizStatusBadge } from './quiz-status-badge.tsx';
import { countSeenUnchecked, isShort } from './short-quiz.ts';

const ShelfDialog = lazyPart(async () => (await import('./shelf-dialog.tsx')).ShelfDialog);

type QuizCardProps = {
  quiz: OwnQuizSummary;
  onAssign: (quiz: OwnQuizSummary) => void;
  onDelete: (quiz: OwnQuizSummary) => void;
};

/**
 * A card of the recent quizzes with its facts and actions. It is rendered again only when its quiz
 * changes, since a long list has many.
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
          <p className={styles.badges}>
            <SubjectBadge subject={subject} />
            <QuizStatusBadge status={status} />
          </p>
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
      <GivenLine quiz={quiz} />
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

/** Says which classes have the quiz now or get it later; nothing where none does. */
function GivenLine({ quiz }: { quiz: OwnQuizSummary }) {
  const given = describeCurrent(quiz.given);
  if (given === '') return null;
  return (
    <p className={styles.given}>
      <CalendarClock aria-hidden />
      <span dir="auto">Given to {given}</span>
    </p>
  );
}

/** Occasional actions on a quiz that students can take. */
function QuizCardMenu({ quiz }: { quiz: OwnQuizSummary }) {
  const sharing = useSharing(quiz);
  return (
    <>
      <MoreMenu label={`More for ${quiz.title}`}>
        {(item) => (
          <>
            <ButtonLink
              to={paths.quizAnalysis(quiz.id, whoTook(quiz.given))}
              variant="quiet"
              icon={<ChartColumn aria-hidden />}
              aria-label={`Question analysis of ${quiz.title}`}
            >
              Question analysis
            </ButtonLink>
            <ShelfButton quiz={quiz} item={item} sharing={sharing} />
          </>
        )}
      </MoreMenu>
      {/* Beside the menu, which is closed by then and would hide it. */}
      <Suspense>
        {sharing.having && (
          <ShelfDialog
            classes={sharing.having}
            onConfirm={() => sharing.share('school', true)}
            onCancel={sharing.leave}
          />
        )}
      </Suspense>
    </>
  );
}

type QuizCardWrittenProps = {
  quiz: OwnQuizSummary;
  onAssign: () => void;
  onDelete: () => void;
};

/** What a written quiz needs from its teacher, and the actions on it. */
function QuizCardWritten({ quiz, onAssign, onDelete }: QuizCardWrittenProps) {
  const { id, notice, status, review, reportedQuestions } = quiz;
  const isDraft = status === 'draft';
  const seenUnchecked = countSeenUnchecked(quiz);
  const isWaiting = review !== undefined && review.toCheck + review.drafts > 0;
  return (
    <>
      {isWaiting && (
        <p className={styles.review}>
          <ReviewBadges {...review} />
        </p>
      )}
      {isShort(quiz) ? (
        <ShortNotice quiz={quiz} />
      ) : (
        notice !== null && (
          <p className={styles.notice}>
            <Info aria-hidden />
            <span>{notice}</span>
          </p>
        )
      )}
      {seenUnchecked > 0 && (
        <p className={styles.notice}>
          <CircleQuestionMark aria-hidden />
          <span>{texts.seenUnchecked(seenUnchecked)}</span>
        </p>
      )}
      {reportedQuestions > 0 && !isDraft && (
        <p className={styles.notice}>
          <MessageSquareWarning aria-hidden />
          <Link to={`${paths.quizAnalysis(id, ALL_STUDENTS)}&order=flagged`}>
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

/** Says that a quiz is short, and what its teacher can do now. */
function ShortNotice({ quiz }: { quiz: OwnQuizSummary }) {
  const { id, title, numQuestions, asked = 0, notice, review } = quiz;
  const drafts = review?.drafts ?? 0;
  const spares = countFillable(quiz, numQuestions);
  return (
    <div className={styles.notice}>
      <Info aria-hidden />
      <div>
        <p>{notice ?? texts.short(numQuestions, asked)}</p>
        <p>
          {spares > 0 && (
            <>
              <Link to={paths.quizPreview(id)} aria-label={`${nameFilling(spares)} to ${title}`}>
                {nameFilling(spares)}
              </Link>
              {', '}
            </>
          )}
          {drafts > 0 && (
            <>
              <Link
                to={`${paths.quizEdit(id)}#drafts`}
                aria-label={`Finish a suggested question of ${title}`}
              >
                {spares > 0 ? 'finish' : 'Finish'} a suggested question
              </Link>
              {', '}
            </>
          )}
          <Link to={paths.quizEdit(id)} aria-label={`Write a question yourself for ${title}`}>
            {spares + drafts > 0 ? 'write' : 'Write'} a question yourself
          </Link>
          , or make another quiz from a longer text.
        </p>
      </div>
    </div>
  );
}

type QuizCardActionsProps = {
  quiz: OwnQuizSummary;
  /** True when the teacher should review it first. */
  isToReview: boolean;
  onAssign: () => void;
  onDelete: () => void;
};

/** Highlights the next step: reviewing what waits, or else viewing the quiz. */
function QuizCardActions({ quiz, isToReview, onAssign, onDelete }: QuizCardActionsProps) {
  const { id, title, numQuestions } = quiz;
  const review = numQuestions > 0 ? 'Review' : 'Write';
  return (
    <div className={styles.actions}>
      {isToReview && (
        <ButtonLink
          to={paths.quizEdit(id)}
          variant="primary"
          icon={<PencilLine aria-hidden />}
          aria-label={`${review} ${title}`}
          className={styles.first}
        >
          {review}
        </ButtonLink>
      )}
      {numQuestions > 0 && (
        <>
          <ButtonLink
            to={paths.quizPreview(id)}
            variant={isToReview ? 'quiet' : 'primary'}
            icon={!isToReview && <Eye aria-hidden />}
            aria-label={`View ${title}`}
            className={isToReview ? undefined : styles.view}
          >
            View
          </ButtonLink>
          <Button variant="quiet" aria-label={`Assign ${title}`} onClick={onAssign}>
            Assign
          </Button>
        </>
      )}
      <Button
        variant="quiet"
        aria-label={`Delete ${title}`}
        className={styles.delete}
        onClick={onDelete}
      >
        Delete
      </Button>
    </div>
  );
}

type ShelfButtonProps = {
  quiz: OwnQuizSummary;
  item: MenuItem;
  sharing: Pick<ReturnType<typeof useSharing>, 'share' | 'isSharing'>;
};

/** Moves a quiz between the school's shelf and those who have an assignment with it. */
function ShelfButton({ quiz, item, sharing: { share, isSharing } }: ShelfButtonProps) {
  const isOnShelf = quiz.status === 'ready';
  const label = isOnShelf ? 'Take off shelf' : 'Put on shelf';
  return (
    <Button
      {...item}
      icon={isOnShelf ? <Users aria-hidden /> : <Library aria-hidden />}
      aria-label={`${label}: ${quiz.title}`}
      isBusy={isSharing}
      onClick={() => share(isOnShelf ? 'classes' : 'school')}
    >
      {label}
    </Button>
  );
}

/** Announces who can take a quiz from now on, and offers an undo. */
function useSharing({ id, teacherId }: OwnQuizSummary) {
  const client = useQueryClient();
  /** The classes that have the quiz, while the teacher is asked whether it may be on the shelf. */
  const [having, setHaving] = useState<string[] | null>(null);
  const { queryKey } = quizQueries.own(teacherId);

  function show(to: PublishTarget) {
    const status = to === 'school' ? 'ready' : 'assigned';
    client.setQueryData(queryKey, (list) =>
      changeItems(list, (quizzes) =>
        quizzes.map((quiz) => (quiz.id === id ? { ...quiz, status } : quiz)),
      ),
    );
  }

  const { mutate, isPending } = useMutation({
    // The code of all edits is loaded with the first click, since few cards are ever moved.
    mutationFn: async (to: PublishTarget) => {
      const { publish } = await import('../../../queries/quiz-edits.ts');
      return publish(id, to, client);
    },
    onMutate: async (to) => {
      setHaving(null);
      await client.cancelQueries({ queryKey });
      show(to);
    },
    onSuccess: (_, to) => {
      const undo = {
        label: 'Undo',
        onAction: () => mutate(to === 'school' ? 'classes' : 'school'),
      };
      toast.success(to === 'school' ? texts.onShelf : texts.offShelf, undo);
    },
    onError: (error, to) => {
      show(to === 'school' ? 'classes' : 'school');
      toast.error(describeFailure(texts.shareFailed, error));
    },
  });

  const asking = useMutation({
    mutationFn: async () => {
      const { listClassesHaving } = await import('../../../queries/quiz-edits.ts');
      return listClassesHaving(id);
    },
    onSuccess: (classes) => {
      if (classes.length > 0) setHaving(classes);
      else mutate('school');
    },
    onError: (error) => toast.error(describeFailure(texts.shareFailed, error)),
  });
  const isSharing = isPending || asking.isPending;

  return {
    share: (to: PublishTarget, isAgreed = false) => {
      if (isSharing) return;
      if (to === 'school' && !isAgreed) asking.mutate();
      else mutate(to);
    },
    isSharing,
    having,
    leave: () => setHaving(null),
  };
}
