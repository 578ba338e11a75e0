import type { Assignment } from '@study-assistant/contract/assignments/assignments';
import { useMutation, useQuery, type QueryClient } from '@tanstack/react-query';
import { Eye, Lock, PencilLine, Play } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/ui/button/button.tsx';
import { ConfirmDialog } from '../../../components/ui/dialog/confirm-dialog.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { lazyPart } from '../../../lib/dom/lazy-part.ts';
import {
  assignmentQueries,
  closeAssignment,
  openAssignment,
  releaseResults,
} from '../../../queries/assignments.ts';
import { texts } from '../assignment-texts.ts';

const EditAssignmentDialog = lazyPart(
  async () => (await import('../form/edit-assignment-dialog.tsx')).EditAssignmentDialog,
);

type AssignmentActionsProps = {
  assignment: Assignment;
  /** Adds the assignment's name to the buttons when a page has several. */
  named?: boolean;
  /** More buttons. */
  children?: ReactNode;
};

/** The actions that an assignment allows in its current state. */
export function AssignmentActions({ assignment, named = false, children }: AssignmentActionsProps) {
  const [asked, setAsked] = useState<'edit' | 'close' | 'release' | null>(null);
  const stop = () => setAsked(null);
  const { opening, closing, releasing } = useAssignmentSteps(assignment, stop);
  const { id, quizTitle, state, settings, isReleased } = assignment;
  const isOpen = state === 'open' || state === 'late';
  const label = (what: string) => (named ? `${what}: ${quizTitle}` : undefined);

  return (
    <>
      {state === 'coming' && (
        <Button
          icon={<Play aria-hidden />}
          aria-label={label('Start now')}
          isBusy={opening.isPending}
          onClick={() => opening.mutate()}
        >
          Start now
        </Button>
      )}
      {isOpen && (
        <Button
          icon={<Lock aria-hidden />}
          aria-label={label('Close now')}
          onClick={() => setAsked('close')}
        >
          Close now
        </Button>
      )}
      {!isReleased && state !== 'coming' && (
        <Button
          icon={<Eye aria-hidden />}
          aria-label={label('Release results')}
          onClick={() => setAsked('release')}
        >
          Release results
        </Button>
      )}
      <Button
        variant="quiet"
        icon={<PencilLine aria-hidden />}
        aria-label={label('Edit')}
        onClick={() => setAsked('edit')}
      >
        Edit
      </Button>
      {children}
      <Suspense>
        {asked === 'edit' && <EditAssignmentDialog assignment={assignment} onClose={stop} />}
      </Suspense>
      {asked === 'close' && (
        <ConfirmDialog
          title={texts.closeTitle}
          confirmLabel="Close now"
          isBusy={closing.isPending}
          busyLabel="Closing…"
          onConfirm={() => closing.mutate()}
          onCancel={stop}
        >
          <p>{texts.closeText}</p>
          {settings.release === 'after-closing' && !isReleased && <p>{texts.closeReleases}</p>}
          <WorkersNote assignmentId={id} />
        </ConfirmDialog>
      )}
      {asked === 'release' && (
        <ConfirmDialog
          title={texts.releaseTitle}
          variant="primary"
          confirmLabel="Release results"
          isBusy={releasing.isPending}
          busyLabel="Releasing…"
          onConfirm={() => releasing.mutate()}
          onCancel={stop}
        >
          <p>{settings.shows === 'score' ? texts.releaseScore : texts.releaseAnswers}</p>
          {isOpen && (
            <>
              <p>{texts.stillOpen}</p>
              <WorkersNote assignmentId={id} />
            </>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Says who is working; without that data it says nothing. */
function WorkersNote({ assignmentId }: { assignmentId: string }) {
  const { data } = useQuery(assignmentQueries.live(assignmentId));
  const working = data?.students.filter(({ state }) => state === 'working').length;
  // The status exists from the start, so that a screen reader hears what comes later.
  return (
    <p role="status">
      {working === 0 && texts.nobodyWorks}
      {working !== undefined && working > 0 && texts.working(working)}
    </p>
  );
}

/**
 * The teacher's actions on the times of an assignment.
 *
 * @param onAnswered closes the open dialog, since a screen reader hears nothing outside it
 */
function useAssignmentSteps({ id }: Assignment, onAnswered: () => void) {
  function say(show: () => void) {
    flushSync(onAnswered);
    show();
  }

  const opening = useMutation({
    mutationFn: (_: void, { client }) => openAssignment(id, client),
    onSuccess: () => toast.success(texts.started),
    onError: (error) => toast.error(describeFailure(texts.startFailed, error)),
  });
  const closing = useMutation({
    mutationFn: (_: void, { client }) =>
      closeAssignment(id, client).finally(() => void reread(client)),
    onSuccess: (handedIn) => say(() => toast.success(texts.closed(handedIn))),
    onError: (error) => say(() => toast.error(describeFailure(texts.closeFailed, error))),
  });
  const releasing = useMutation({
    mutationFn: (_: void, { client }) =>
      releaseResults(id, client).finally(() => void reread(client)),
    onSuccess: () => say(() => toast.success(texts.released)),
    onError: (error) => say(() => toast.error(describeFailure(texts.releaseFailed, error))),
  });

  return { opening, closing, releasing };
}

/** Its code comes with the report below, which a first look at the page does not wait for. */
async function reread(client: QueryClient): Promise<void> {
  const { rereadResults } = await import('../../../queries/assignment-reports.ts');
  rereadResults(client);
}
