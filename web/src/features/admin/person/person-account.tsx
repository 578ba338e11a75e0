import { hasNoMailbox } from '@study-assistant/contract/people/no-mailbox';
import type { Person } from '@study-assistant/contract/people/people';
import { useMutation } from '@tanstack/react-query';
import { Download, History, Pencil, ShieldOff, ShieldPlus, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { adminPaths } from '../../../admin-paths.ts';
import { SendMails } from '../../../components/accounts/send-mails.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { ConfirmDialog } from '../../../components/ui/dialog/confirm-dialog.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { saveFile } from '../../../lib/dom/save-file.ts';
import { formatDateForFileName } from '../../../lib/format/dates.ts';
import { changePerson, exportPerson, type PersonFile } from '../../../queries/people.ts';
import styles from '../admin.module.css';
import { EditPersonDialog } from './edit-person-dialog.tsx';
import { texts } from './person-texts.ts';
import { ResetSecondStepDialog } from './reset-second-step-dialog.tsx';
import { usePersonChange } from './use-person-change.ts';

type Asked = 'edit' | 'admin' | 'second-step' | null;

/** The actions that change an account, look into it or help its owner. */
export function PersonAccount({
  file: { person, hasSignIn, hasSecondStep },
}: {
  file: PersonFile;
}) {
  const self = useSignedInUser().uid;
  const [asked, setAsked] = useState<Asked>(null);
  const { isLoading, downloadData } = usePersonData(person);
  const isOpen = person.status === 'open';
  const mayBeAdmin = isOpen && person.userType === 'teacher' && person.uid !== self;
  // The dialog closes at once, since a screen reader hears nothing outside an open one.
  const close = () => flushSync(() => setAsked(null));
  return (
    <Card title="Account">
      <div className={styles.buttons}>
        {isOpen && (
          <Button icon={<Pencil aria-hidden />} onClick={() => setAsked('edit')}>
            {person.userType === 'student' ? 'Change name or grade' : 'Change the name'}
          </Button>
        )}
        {mayBeAdmin && (
          <Button
            icon={person.isAdmin ? <ShieldOff aria-hidden /> : <ShieldPlus aria-hidden />}
            onClick={() => setAsked('admin')}
          >
            {person.isAdmin ? 'Remove as admin' : 'Make an admin'}
          </Button>
        )}
        {hasSecondStep && person.uid !== self && (
          <Button icon={<Smartphone aria-hidden />} onClick={() => setAsked('second-step')}>
            Reset the second step
          </Button>
        )}
        <Button icon={<Download aria-hidden />} isBusy={isLoading} onClick={downloadData}>
          Download data
        </Button>
        <ButtonLink to={adminPaths.auditOf(person.uid)} icon={<History aria-hidden />}>
          Entries in the audit
        </ButtonLink>
      </div>
      {person.uid === self && <p className={styles.note}>{texts.self}</p>}
      {isOpen && hasNoMailbox(person.email) && <p className={styles.note}>{texts.card}</p>}
      {isOpen && !hasNoMailbox(person.email) && (
        <div className={styles.stack}>
          <p className={styles.note}>
            {!hasSignIn && `${texts.noPassword} `}
            {texts.mailExplain}
          </p>
          <SendMails
            key={person.email}
            addresses={[person.email]}
            label="Send the mail to set a password"
            className={styles.mails}
          />
        </div>
      )}
      {asked === 'edit' && <EditPersonDialog person={person} onClose={close} />}
      {asked === 'admin' && <AdminDialog person={person} onClose={close} />}
      {asked === 'second-step' && <ResetSecondStepDialog person={person} onClose={close} />}
    </Card>
  );
}

/** Downloads what is kept about a person, under a file name that does not give her away. */
function usePersonData({ uid }: Person) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportPerson(uid),
    onSuccess: (file) => {
      saveFile(`data-${uid}-${formatDateForFileName(new Date())}.zip`, 'application/zip', file);
      toast.success('The data is downloaded. Keep it as carefully as the school’s records.');
    },
    onError: (error) => void toast.error(describeFailure('Download failed:', error)),
  });
  return { isLoading: isPending, downloadData: () => mutate() };
}

/** Confirms that a teacher becomes an admin, or stops being one. */
function AdminDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { uid, fullName, isAdmin } = person;
  const { mutate, isPending } = usePersonChange();

  function confirm() {
    mutate(() => changePerson(uid, { isAdmin: !isAdmin }), {
      onSuccess: () => {
        onClose();
        toast.success(isAdmin ? texts.noLongerAdmin(fullName) : texts.becameAdmin(fullName));
      },
      onError: (error) => {
        onClose();
        toast.error(describeFailure(texts.failed, error));
      },
    });
  }

  return (
    <ConfirmDialog
      title={isAdmin ? `Remove ${fullName} as admin?` : `Make ${fullName} an admin?`}
      confirmLabel={isAdmin ? 'Remove as admin' : 'Make an admin'}
      variant={isAdmin ? 'danger' : 'primary'}
      isBusy={isPending}
      busyLabel="Saving…"
      onConfirm={confirm}
      onCancel={onClose}
    >
      {isAdmin ? texts.noAdminMeans(fullName) : texts.adminMeans(fullName)}
    </ConfirmDialog>
  );
}
