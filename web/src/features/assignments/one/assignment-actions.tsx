import type { Assignment } from '@study-assistant/contract/assignments/assignments';
import { Eye, Lock, PencilLine, Play } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { Button } from '../../../components/ui/button/button.tsx';
import { ConfirmDialog } from '../../../components/ui/dialog/confirm-dialog.tsx';
import { lazyPart } from '../../../lib/dom/lazy-part.ts';
import { texts } from '../assignment-texts.ts';
import { useAssignmentSteps } from './use-assignment-steps.ts';
import { WorkersNote } from './workers-note.tsx';

const EditAssignmentDialog = lazyPart(
  async () => (await import('../form/edit-assignment-dialog.tsx')).EditAssignmentDialog,
);

type AssignmentActionsProps = {
  assignment: Assignment;
  /** Names the buttons where several assignments stand on a page. */
  named?: boolean;
  /** Further buttons. */
  children?: ReactNode;
};

/** What can be done with an assignment as it is now. */
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
