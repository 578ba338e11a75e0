import type { ToDo } from '@study-assistant/contract/assignments/assignments';
import { orUntitled } from '@study-assistant/contract/wire/titles';
import { BellRing, CalendarClock, Clock, ListChecks, Play, Repeat } from 'lucide-react';
import { useId } from 'react';
import {
  describeAttemptsLeft,
  describeTimeLimit,
  describeTimes,
} from '../../components/assignments/assignment-words.ts';
import { Badge } from '../../components/ui/badge/badge.tsx';
import { ToughnessBadge } from '../../components/ui/badge/toughness-badge.tsx';
import { ButtonLink } from '../../components/ui/button/button-link.tsx';
import { Card } from '../../components/ui/card/card.tsx';
import { Fact, Facts } from '../../components/ui/card/facts.tsx';
import { count } from '../../lib/format/numbers.ts';
import { paths } from '../../paths.ts';
import { useSayMoment } from './said-zone.ts';
import styles from './to-do.module.css';

/** An assignment that can be taken now. */
export function ToDoCard({ toDo }: { toDo: ToDo }) {
  const titleId = useId();
  const say = useSayMoment(toDo.timeZone);
  return (
    <Card
      as="article"
      headingLevel={4}
      className={styles.card}
      title={<span id={titleId}>{orUntitled(toDo.quizTitle)}</span>}
      description={<span dir="auto">{toDo.className}</span>}
    >
      <div className={styles.badges}>
        <ToughnessBadge toughness={toDo.toughness} />
        {toDo.isWorking && <Badge tone="brand">Started</Badge>}
        {toDo.state === 'late' && <Badge tone="warn">Late</Badge>}
      </div>
      <Facts>
        {toDo.remindedAt !== null && (
          <Fact icon={<BellRing />}>Your teacher reminded you {say(toDo.remindedAt)}.</Fact>
        )}
        <Fact icon={<CalendarClock />}>{describeTimes(toDo, say)}</Fact>
        <Fact icon={<Clock />}>{describeTimeLimit(toDo.timeLimit)}</Fact>
        <Fact icon={<ListChecks />}>{count(toDo.numQuestions, 'question')}</Fact>
        <Fact icon={<Repeat />}>{describeAttemptsLeft(toDo)}</Fact>
      </Facts>
      <ButtonLink
        to={paths.assignedAttempt(toDo.quizId, toDo.id)}
        variant="primary"
        icon={<Play aria-hidden />}
        aria-describedby={titleId}
      >
        {toDo.isWorking ? 'Continue' : 'Open'}
      </ButtonLink>
    </Card>
  );
}
