import { orUntitled } from '@study-assistant/contract/wire/titles';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Notice, Notices } from '../../components/ui/feedback/notices.tsx';
import { useSignedInUser } from '../../lib/auth/session.ts';
import { planFocusAfterRemoval } from '../../lib/dom/focus-after-removal.ts';
import { paths } from '../../paths.ts';
import { toDoQuery } from '../../queries/assignments.ts';
import { findBest } from './group-to-do.ts';
import { forgetHeld, readHeld } from './held-results.ts';

/**
 * Tells a student once that a result she has waited for is there. Nothing is fetched for students
 * who are not waiting.
 */
export function ReleasedResults() {
  const { uid } = useSignedInUser();
  const [held, setHeld] = useState(() => readHeld(uid));
  const { data } = useQuery({ ...toDoQuery(uid), enabled: held.length > 0 });
  const released = (data?.assignments ?? []).flatMap((toDo) => {
    const shown = findBest(toDo);
    return toDo.isReleased && shown && held.includes(toDo.id) ? { ...toDo, shown } : [];
  });
  if (released.length === 0) return null;

  function dismiss(id: string) {
    const focus = planFocusAfterRemoval(rowOf(id));
    flushSync(() => setHeld(forgetHeld(uid, id)));
    focus();
  }

  return (
    <Notices label="New results">
      {released.map(({ id, quizTitle, className, shown }) => {
        const title = orUntitled(quizTitle);
        return (
          <Notice
            key={id}
            row={rowOf(id)}
            icon={<Bell />}
            title={`The result of ${title} is there`}
            about={`${className}. `}
            link={{
              to: paths.quizResults(shown.attemptId),
              label: 'See the result',
              name: `See the result of ${title}`,
              onOpen: () => forgetHeld(uid, id),
            }}
            dismissLabel={`Dismiss the news of ${title}`}
            onDismiss={() => dismiss(id)}
          />
        );
      })}
    </Notices>
  );
}

/** A prefix keeps these apart from the rows of the tab below. */
function rowOf(assignmentId: string): string {
  return `released-${assignmentId}`;
}
