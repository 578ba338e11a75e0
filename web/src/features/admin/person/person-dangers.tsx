import type { Person } from '@study-assistant/contract/people/people';
import { useQuery } from '@tanstack/react-query';
import { ArrowRightLeft, LockOpen, Trash2, UserX } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { ConfirmDialog } from '../../../components/ui/dialog/confirm-dialog.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { useKeptFocus } from '../../../lib/dom/use-kept-focus.ts';
import { closePerson, openPerson, type PersonFile } from '../../../queries/people.ts';
import { schoolQuery } from '../../../queries/school.ts';
import styles from '../admin.module.css';
import { EraseDialog } from './erase-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { ownsNothing, texts } from './person-texts.ts';
import { usePersonChange } from './use-person-change.ts';

type Asked = 'close' | 'hand-over' | 'erase' | null;

/** The steps that end an account: handing over what it owns, closing it and erasing it. */
export function PersonDangers({ file }: { file: PersonFile }) {
  const { person, owns } = file;
  const isSelf = useSignedInUser().uid === person.uid;
  const [asked, setAsked] = useState<Asked>(null);
  const { mutate, isPending } = usePersonChange();
  const isTeacher = person.userType === 'teacher';
  // The dialog closes at once, since a screen reader hears nothing outside an open one.
  const close = () => flushSync(() => setAsked(null));
  useKeptFocus(`${person.status} ${ownsNothing(owns)}`);

  function open() {
    mutate(() => openPerson(person.uid), {
      onSuccess: () => void toast.success(texts.opened(person.fullName)),
      onError: (error) => void toast.error(describeFailure(texts.failed, error)),
    });
  }

  return (
    <Card title="When somebody leaves">
      <div className={styles.buttons}>
        {isTeacher && !ownsNothing(owns) && person.status !== 'erasing' && (
          <Button icon={<ArrowRightLeft aria-hidden />} onClick={() => setAsked('hand-over')}>
            Hand over to a colleague
          </Button>
        )}
        {person.status === 'open' && !isSelf && (
          <Button icon={<UserX aria-hidden />} onClick={() => setAsked('close')}>
            Close the account
          </Button>
        )}
        {person.status === 'closed' && (
          <Button icon={<LockOpen aria-hidden />} isBusy={isPending} onClick={open}>
            Open the account again
          </Button>
        )}
        {person.status !== 'open' && (
          <Button variant="danger" icon={<Trash2 aria-hidden />} onClick={() => setAsked('erase')}>
            {person.status === 'erasing' ? 'Go on erasing' : 'Erase for good'}
          </Button>
        )}
      </div>
      {person.status === 'open' && <p className={styles.note}>{texts.eraseFirstClose}</p>}
      {asked === 'close' && <CloseDialog person={person} onClose={close} />}
      {asked === 'hand-over' && <HandOverDialog file={file} onClose={close} />}
      {asked === 'erase' && (
        <EraseDialog file={file} onClose={close} onHandOver={() => setAsked('hand-over')} />
      )}
    </Card>
  );
}

/** Confirms the closing of an account, and says what it means and how long it can be undone. */
function CloseDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { uid, fullName } = person;
  const months = useQuery(schoolQuery).data?.retentionMonths ?? null;
  const { mutate, isPending } = usePersonChange();

  function confirm() {
    mutate(() => closePerson(uid), {
      onSuccess: () => {
        onClose();
        toast.success(texts.closed(fullName));
      },
      onError: (error) => {
        onClose();
        toast.error(describeFailure(texts.failed, error));
      },
    });
  }

  return (
    <ConfirmDialog
      title={`Close the account of ${fullName}?`}
      confirmLabel="Close the account"
      isBusy={isPending}
      busyLabel="Closing…"
      onConfirm={confirm}
      onCancel={onClose}
    >
      <ul className={styles.points}>
        {[...texts.closeMeans, texts.closeUntil(months)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
