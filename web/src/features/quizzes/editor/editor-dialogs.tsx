import { ConfirmDialog } from '../../../components/ui/dialog/confirm-dialog.tsx';
import { texts } from './editor-texts.ts';
import type { QuizEditing } from './use-quiz-editor.ts';

type EditorDialogsProps = { editor: QuizEditing; onReload: () => void };

/** The two questions of the editor: leave unsaved work, and what to do about a newer version. */
export function EditorDialogs({ editor: { guard, conflict }, onReload }: EditorDialogsProps) {
  if (guard.isAsking) {
    return (
      <ConfirmDialog
        title={texts.leaveTitle}
        confirmLabel="Leave without saving"
        cancelLabel="Keep editing"
        onConfirm={guard.leave}
        onCancel={guard.stay}
      >
        {texts.leaveText}
      </ConfirmDialog>
    );
  }
  if (!conflict.isAsking) return null;
  return (
    <ConfirmDialog
      title={texts.conflictTitle}
      variant="primary"
      confirmLabel="Load the newest version"
      cancelLabel="Not yet"
      onConfirm={() => {
        conflict.dismiss();
        onReload();
      }}
      onCancel={conflict.dismiss}
    >
      {texts.conflictText}
    </ConfirmDialog>
  );
}
