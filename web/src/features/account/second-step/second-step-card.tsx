import type { OwnAccount } from '@study-assistant/contract/people/own-account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { ConfirmDialog } from '../../../components/ui/dialog/confirm-dialog.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import {
  makeRecoveryCodes,
  removeSecondStep,
  secondStepQuery,
  type SecondStep,
} from '../../../queries/second-step.ts';
import type { ListedWay } from '../ways/list-ways.ts';
import { ProofDialog } from '../ways/proof-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { texts } from './second-step-texts.ts';
import styles from './second-step.module.css';
import { SetUpDialog } from './set-up-dialog.tsx';

type SecondStepCardProps = {
  account: Pick<OwnAccount, 'email' | 'isEmailVerified'>;
  secondStep: SecondStep;
  /** How its owner shows that it is she; null where no way signs her in. */
  by: ListedWay | null;
};

type Change = 'set-up' | 'codes' | 'remove';

/** A code beside the password: its owner sets it up, makes new recovery codes, and removes it. */
export function SecondStepCard({ account, secondStep, by }: SecondStepCardProps) {
  const { isSetUp, isMissing, codesLeft } = secondStep;
  const [change, setChange] = useState<Change | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const reload = useReload();
  const close = () => flushSync(() => setChange(null));

  async function show(made: readonly string[], done: string) {
    await reload();
    close();
    setCodes(made);
    toast.success(done);
  }

  /** The button that had the focus goes with them. */
  function hideCodes() {
    flushSync(() => setCodes([]));
    document.querySelector('h1')?.focus();
  }

  return (
    <Card
      title={texts.title}
      description={texts.description}
      actions={<Badge tone={isSetUp ? 'good' : 'neutral'}>{isSetUp ? texts.on : texts.off}</Badge>}
    >
      {isMissing && (
        <p role="alert" className={styles.warning}>
          {isSetUp ? texts.signInWithIt : texts.required}
        </p>
      )}
      {codes.length > 0 && <RecoveryCodes email={account.email} codes={codes} onKept={hideCodes} />}
      {isSetUp && codes.length === 0 && <p>{texts.codesLeft(codesLeft)}</p>}
      {!isSetUp && !account.isEmailVerified && <p className={styles.hint}>{texts.confirmFirst}</p>}
      {codes.length === 0 && <Actions {...{ account, isSetUp, isMissing }} onChoose={setChange} />}
      {change && by && (
        <ChangeDialog
          {...{ change, by }}
          onCodes={(...made) => void show(...made)}
          onClose={close}
        />
      )}
    </Card>
  );
}

type ActionsProps = Pick<SecondStepCardProps, 'account'> &
  Pick<SecondStep, 'isSetUp' | 'isMissing'> & { onChoose: (change: Change) => void };

function Actions({ account, isSetUp, isMissing, onChoose }: ActionsProps) {
  if (isSetUp) {
    return (
      <div className={styles.buttons}>
        <Button onClick={() => onChoose('codes')}>{texts.newCodes}</Button>
        <Button variant="danger" onClick={() => onChoose('remove')}>
          {texts.remove}
        </Button>
      </div>
    );
  }
  if (!account.isEmailVerified) return null;
  return (
    <div>
      <Button variant={isMissing ? 'primary' : 'secondary'} onClick={() => onChoose('set-up')}>
        {texts.setUp}
      </Button>
    </div>
  );
}

type ChangeDialogProps = {
  change: Change;
  by: ListedWay;
  onCodes: (codes: readonly string[], done: string) => void;
  onClose: () => void;
};

/** First its owner signs in once more, by a code as well where there is one; then the change itself. */
function ChangeDialog({ change, by, onCodes, onClose }: ChangeDialogProps) {
  const [isShown, setIsShown] = useState(false);
  const codes = useMutation({
    mutationFn: makeRecoveryCodes,
    onSuccess: (made) => onCodes(made, texts.codesMade),
    onError: (error) => {
      onClose();
      toast.error(describeFailure(texts.newCodesFailed, error));
    },
  });

  function goOn() {
    if (change === 'codes') codes.mutate();
    else setIsShown(true);
  }

  if (!isShown) return <ProofDialog by={by} onShown={goOn} onClose={onClose} />;
  if (change === 'remove') return <RemoveDialog onClose={onClose} />;
  return (
    <SetUpDialog
      onDone={(made) => onCodes(made, made.length > 0 ? texts.done : texts.doneWithoutCodes)}
      onClose={onClose}
    />
  );
}

function RemoveDialog({ onClose }: { onClose: () => void }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeSecondStep(texts.removed),
    onError: (error) => {
      onClose();
      toast.error(describeFailure(texts.removeFailed, error));
    },
  });
  return (
    <ConfirmDialog
      title={texts.removeTitle}
      confirmLabel={texts.remove}
      busyLabel="Removing…"
      isBusy={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      {texts.removeExplain}
    </ConfirmDialog>
  );
}

/** Asks the server again what there is. */
function useReload(): () => Promise<void> {
  const client = useQueryClient();
  const { queryKey } = secondStepQuery(useSignedInUser());
  return () => client.invalidateQueries({ queryKey });
}
