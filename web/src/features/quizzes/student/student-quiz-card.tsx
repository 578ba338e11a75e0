import type { ToDo } from '@study-assistant/contract/assignments/assignments';
import type { StudentQuiz } from '@study-assistant/contract/quizzes/quizzes';
import {
  extendLimit,
  timeLimitOf,
  type TimeFactor,
} from '@study-assistant/contract/quizzes/time-limit';
import { orUntitled } from '@study-assistant/contract/wire/titles';
import { CalendarDays, Clock, ListChecks, Play, RotateCcw, UserRound } from 'lucide-react';
import { memo, useId } from 'react';
import {
  describeTimeLimit,
  describeTimes,
} from '../../../components/assignments/assignment-words.ts';
import { sayUnmarked } from '../../../components/attempts/score-words.ts';
import { shelfDueOf } from '../../../components/quizzes/shelf-due.ts';
import { SubjectBadge } from '../../../components/subjects/subject-badge.tsx';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import { ToughnessBadge } from '../../../components/ui/badge/toughness-badge.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { Fact, Facts } from '../../../components/ui/card/facts.tsx';
import { ProgressBar } from '../../../components/ui/meter/progress-bar.tsx';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import { count } from '../../../lib/format/numbers.ts';
import { scoreTone } from '../../../lib/format/score-tone.ts';
import { paths } from '../../../paths.ts';
import styles from './student-quizzes.module.css';

type StudentQuizCardProps = {
  quiz: StudentQuiz;
  timeFactor: TimeFactor;
  /** The assignment by which the quiz is given to the student; null where it is on the shelf alone. */
  given: ToDo | null;
};

/** Rendered again only when its quiz changes, since a long list has many. */
export const StudentQuizCard = memo(function StudentQuizCard(props: StudentQuizCardProps) {
  const { quiz, timeFactor, given } = props;
  const titleId = useId();
  const usualSeconds = timeLimitOf(quiz.numQuestions);
  const seconds = extendLimit(usualSeconds, timeFactor);
  return (
    <Card
      as="article"
      headingLevel={4}
      className={styles.card}
      title={<span id={titleId}>{orUntitled(quiz.title)}</span>}
    >
      <div className={styles.badges}>
        <SubjectBadge subject={quiz.subject} />
        <ToughnessBadge toughness={quiz.toughness} />
        <Badge tone={quiz.forYourGrade ? 'brand' : 'neutral'}>
          {formatGrade(quiz.targetGrade)}
        </Badge>
      </div>
      {quiz.topics.length > 0 && (
        <p className={styles.topics} dir="auto">
          {quiz.topics.join(' · ')}
        </p>
      )}
      <Facts>
        {quiz.teacherName && (
          <Fact icon={<UserRound />}>
            <span dir="auto">{quiz.teacherName}</span>
          </Fact>
        )}
        <Fact icon={<ListChecks />}>{quiz.numQuestions} Questions</Fact>
        <Fact icon={<Clock />}>{describeTimeLimit({ seconds, usualSeconds })}</Fact>
        <Fact icon={<CalendarDays />}>
          {given ? (
            describeGiven(given)
          ) : (
            <>
              Due: <DateText value={shelfDueOf(quiz)} />
            </>
          )}
        </Fact>
      </Facts>
      <div className={styles.foot}>
        {quiz.best ? (
          <TakenQuiz quizId={quiz.id} best={quiz.best} titleId={titleId} />
        ) : (
          <ButtonLink
            to={paths.quizAttempt(quiz.id)}
            variant="primary"
            icon={<Play aria-hidden />}
            aria-describedby={titleId}
          >
            Start Quiz
          </ButtonLink>
        )}
      </div>
    </Card>
  );
});

type TakenQuizProps = {
  quizId: string;
  best: NonNullable<StudentQuiz['best']>;
  titleId: string;
};

function TakenQuiz({ quizId, best, titleId }: TakenQuizProps) {
  return (
    <>
      {best.isUnmarked ? (
        <p>{sayUnmarked('student')}</p>
      ) : (
        <ProgressBar
          label={`Best score of ${count(best.attempts, 'attempt')}`}
          percent={best.percentage}
          tone={scoreTone(best.percentage)}
        />
      )}
      <div className={styles.actions}>
        <ButtonLink
          to={paths.quizAttempt(quizId)}
          icon={<RotateCcw aria-hidden />}
          aria-describedby={titleId}
        >
          Retake
        </ButtonLink>
        <ButtonLink
          to={paths.quizResults(best.attemptId)}
          variant="primary"
          aria-describedby={titleId}
        >
          Results
        </ButtonLink>
      </div>
    </>
  );
}

/** What is over for the class can still be taken from the shelf. */
function describeGiven(given: ToDo): string {
  const isOver = given.state === 'closed' || given.state === 'released';
  return isOver ? `The test of ${given.className} is over; free to practise` : describeTimes(given);
}

/** The value is "Grade 10" but may be "10" in older quizzes. */
function formatGrade(targetGrade: string): string {
  return /^grade\b/i.test(targetGrade) ? targetGrade : `Grade ${targetGrade}`;
}
