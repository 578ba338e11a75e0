import { closingOf } from '@study-assistant/contract/assignments/assignment-times';
import type { ToDo } from '@study-assistant/contract/assignments/assignments';
import { orUntitled } from '@study-assistant/contract/wire/titles';
import { CalendarClock, Clock, Eye, ListChecks, Play, Repeat } from 'lucide-react';
import {
  canTake,
  describeAttemptsLeft,
  describeRelease,
  describeTimeLimit,
  describeTimes,
} from '../../../components/assignments/assignment-words.ts';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import { ToughnessBadge } from '../../../components/ui/badge/toughness-badge.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { Fact, Facts } from '../../../components/ui/card/facts.tsx';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { describeNearMoment } from '../../../lib/format/moments.ts';
import { count } from '../../../lib/format/numbers.ts';
import { paths } from '../../../paths.ts';
import { texts } from '../attempt-texts.ts';
import styles from './start-screen.module.css';

type StartScreenProps = { toDo: ToDo; onStart: () => void };

/** Tells a student what she has to know before the clock starts. */
export function StartScreen({ toDo, onStart }: StartScreenProps) {
  const title = orUntitled(toDo.quizTitle);
  useDocumentTitle(title);
  const isOver = toDo.state === 'closed' || toDo.state === 'released';
  const isExcused = toDo.isExcused && !toDo.isWorking;
  const isPromised = !isOver && !isExcused;
  const warning = explainObstacle(toDo) ?? warnOfClosing(toDo);
  return (
    <PageLayout
      title={title}
      subtitle={toDo.className}
      facts={
        <>
          <ToughnessBadge toughness={toDo.toughness} />
          {toDo.state === 'late' && !isExcused && <Badge tone="warn">Late</Badge>}
          {toDo.isExcused && <Badge>Excused</Badge>}
        </>
      }
    >
      <Card as="div">
        <Facts>
          {!isExcused && <Fact icon={<CalendarClock />}>{describeTimes(toDo)}</Fact>}
          <Fact icon={<ListChecks />}>{count(toDo.numQuestions, 'question')}</Fact>
          <Fact icon={<Clock />}>{describeTimeLimit(toDo.timeLimit)}</Fact>
          {isPromised && <Fact icon={<Repeat />}>{describeAttemptsLeft(toDo)}</Fact>}
          {isPromised && <Fact icon={<Eye />}>{describeRelease(toDo)}</Fact>}
        </Facts>
        {canTake(toDo) && toDo.timeLimit.seconds !== null && <p>{texts.clock}</p>}
        {warning !== null && <p className={styles.warning}>{warning}</p>}
        <div className={styles.actions}>
          {canTake(toDo) && (
            <Button variant="primary" icon={<Play aria-hidden />} onClick={onStart}>
              Start Quiz
            </Button>
          )}
          <ButtonLink to={paths.studentQuizzes}>Back to Dashboard</ButtonLink>
        </div>
      </Card>
    </PageLayout>
  );
}

/** Explains why the quiz cannot be taken now; null if it can, or if its times say so already. */
function explainObstacle(toDo: ToDo): string | null {
  if (canTake(toDo)) return null;
  if (toDo.isExcused) return 'You are excused: you do not have to take this quiz.';
  if (toDo.attemptsLeft === 0) return 'You have no attempt left.';
  return null;
}

/** Warns of an assignment that closes before the student's full time is over. */
function warnOfClosing(toDo: ToDo): string | null {
  const closing = closingOf(toDo);
  const { seconds } = toDo.timeLimit;
  if (!canTake(toDo) || closing === null || seconds === null) return null;
  const isShort = Date.parse(closing) < new Date().getTime() + seconds * 1000;
  return isShort
    ? `This quiz closes ${describeNearMoment(closing, toDo.timeZone)}, before your time would be over.`
    : null;
}
