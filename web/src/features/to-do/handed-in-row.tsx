import type { ToDo } from '@study-assistant/contract/assignments/assignments';
import { orUntitled } from '@study-assistant/contract/wire/titles';
import {
  canTake,
  describeAttemptsLeft,
  describeRelease,
} from '../../components/assignments/assignment-words.ts';
import { sayUnmarked } from '../../components/attempts/score-words.ts';
import { Badge } from '../../components/ui/badge/badge.tsx';
import { ButtonLink } from '../../components/ui/button/button-link.tsx';
import { formatPercent } from '../../lib/format/numbers.ts';
import { paths } from '../../paths.ts';
import { findBest, latestOf, type ShownResult } from './group-to-do.ts';
import { forgetHeld } from './held-results.ts';
import { useSayMoment } from './said-zone.ts';
import { ToDoRow } from './to-do-row.tsx';

/** A handed-in assignment: when, what comes next, and the result if it may be seen. */
export function HandedInRow({ toDo, uid }: { toDo: ToDo; uid: string }) {
  const say = useSayMoment(toDo.timeZone);
  const latest = latestOf(toDo);
  if (!latest) return null;
  const title = orUntitled(toDo.quizTitle);
  const best = findBest(toDo);
  return (
    <ToDoRow
      toDo={toDo}
      badge={latest.isLate && <Badge tone="warn">Late</Badge>}
      actions={
        <>
          {canTake(toDo) && (
            <ButtonLink
              to={paths.assignedAttempt(toDo.quizId, toDo.id)}
              aria-label={`Take again: ${title}`}
            >
              Take again
            </ButtonLink>
          )}
          {best && (
            <ButtonLink
              to={paths.quizResults(best.attemptId)}
              aria-label={`See the result of ${title}`}
              onClick={() => forgetHeld(uid, toDo.id)}
            >
              See the result
            </ButtonLink>
          )}
        </>
      }
    >
      Handed in {say(latest.handedInAt)}.{' '}
      {best ? describeScore(toDo, best) : describeRelease(toDo, say)}
      {canTake(toDo) && ` ${describeAttemptsLeft(toDo)}.`}
    </ToDoRow>
  );
}

function describeScore({ handedIn }: ToDo, { percentage, isUnmarked }: ShownResult): string {
  if (isUnmarked) return `${sayUnmarked('student')}.`;
  const score = formatPercent(percentage);
  return handedIn.length === 1
    ? `Score: ${score}.`
    : `Best of ${handedIn.length} attempts: ${score}.`;
}
