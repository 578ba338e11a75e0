import type { TaughtClass } from '@study-assistant/contract/classes/classes';
import { Archive, ArchiveRestore, Pencil, Presentation } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { ConfirmDialog } from '../../../components/ui/dialog/confirm-dialog.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { MoreMenu } from '../../../components/ui/menu/more-menu.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { paths } from '../../../paths.ts';
import { archiveClass, editClass, type ClassFields } from '../../../queries/classes.ts';
import { ClassFormDialog } from './class-form-dialog.tsx';
import { texts } from './class-texts.ts';
import { useClassChange } from './use-class-change.ts';

type Asked = 'edit' | 'archive' | null;

/** The actions on the class as a whole. */
export function ClassActions({ taught }: { taught: TaughtClass }) {
  const { id, name, archivedAt } = taught;
  const [asked, setAsked] = useState<Asked>(null);
  const { mutate, isPending, error, reset } = useClassChange(id);

  /** The dialog closes at once, since a screen reader hears nothing outside an open one. */
  function close() {
    flushSync(() => setAsked(null));
    reset();
  }

  function edit(fields: ClassFields) {
    mutate(() => editClass(id, fields), {
      onSuccess: () => {
        close();
        toast.success(texts.saved);
      },
    });
  }

  function setArchived(archived: boolean) {
    mutate(() => archiveClass(id, archived), {
      onSuccess: () => {
        close();
        toast.success(archived ? texts.archived : texts.restored);
      },
      onError: (problem) => {
        close();
        toast.error(describeFailure(texts.failed, problem));
      },
    });
  }

  return (
    <>
      {archivedAt === null && (
        <ButtonLink to={paths.classBoard(id)} icon={<Presentation aria-hidden />}>
          {texts.board}
        </ButtonLink>
      )}
      {archivedAt !== null && (
        <Button
          icon={<ArchiveRestore aria-hidden />}
          isBusy={isPending}
          onClick={() => setArchived(false)}
        >
          Let it run again
        </Button>
      )}
      <MoreMenu label={`More for ${name}`}>
        {(item) => (
          <>
            <Button {...item} icon={<Pencil aria-hidden />} onClick={() => setAsked('edit')}>
              Edit
            </Button>
            {archivedAt === null && (
              <Button {...item} icon={<Archive aria-hidden />} onClick={() => setAsked('archive')}>
                Archive
              </Button>
            )}
          </>
        )}
      </MoreMenu>
      {asked === 'edit' && (
        <ClassFormDialog
          title="Edit the class"
          submitLabel="Save"
          initial={fieldsOf(taught)}
          isBusy={isPending}
          error={error && describeFailure(texts.failed, error)}
          onSubmit={edit}
          onCancel={close}
        />
      )}
      {asked === 'archive' && (
        <ConfirmDialog
          title={`Archive ${name}?`}
          confirmLabel="Archive"
          variant="primary"
          isBusy={isPending}
          busyLabel="Archiving…"
          onConfirm={() => setArchived(true)}
          onCancel={close}
        >
          Its results stay where they are. Nobody joins it any more and nothing can be assigned to
          it, until you let it run again.
        </ConfirmDialog>
      )}
    </>
  );
}

/** What its teacher says of it, without what the product knows. */
function fieldsOf({ id, archivedAt, teachers, joinCode, ...fields }: TaughtClass): ClassFields {
  return fields;
}
