import { useMutation } from '@tanstack/react-query';
import { QRCodeSVG } from 'qrcode.react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { CodeField } from '../../../components/accounts/second-step/code-field.tsx';
import {
  explainCodeError,
  texts as codeTexts,
} from '../../../components/accounts/second-step/code-texts.ts';
import { FormDialog } from '../../../components/ui/dialog/form-dialog.tsx';
import type { NewApp } from '../../../lib/auth/auth-provider.ts';
import { focusField } from '../../../lib/dom/focus-field.ts';
import { beginApp, confirmApp } from '../../../queries/second-step.ts';
import { texts } from './second-step-texts.ts';
import styles from './second-step.module.css';

type SetUpDialogProps = {
  /** With the recovery codes; none where they could not be made. */
  onDone: (codes: readonly string[]) => void;
  onClose: () => void;
};

const FIELD = 'app-code';

/** A key for the app, and a code that shows that the app has it. */
export function SetUpDialog({ onDone, onClose }: SetUpDialogProps) {
  const { mutate: begin, data: app, error: notBegun } = useMutation({ mutationFn: beginApp });
  useEffect(() => begin(), [begin]);
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<string | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (asked: { app: NewApp; code: string }) => confirmApp(asked.app, asked.code),
    onSuccess: onDone,
    onError: () => focusField(FIELD),
  });

  function submit() {
    const typed = code.replace(/\s/g, '');
    const found = typed === '' ? codeTexts.codeMissing : null;
    flushSync(() => setMissing(found));
    if (found !== null) focusField(FIELD);
    else if (app) mutate({ app, code: typed });
  }

  return (
    <FormDialog
      title={texts.setUpTitle}
      description={texts.setUpExplain}
      submitLabel={texts.confirm}
      busyLabel="One moment…"
      isBusy={isPending}
      isDisabled={!app}
      error={notBegun ? texts.beginFailed : error && explainCodeError(error)}
      onSubmit={submit}
      onCancel={onClose}
    >
      {app ? <AppKey app={app} /> : <p className={styles.hint}>{texts.loading}</p>}
      <CodeField id={FIELD} value={code} error={missing} onChange={setCode} />
    </FormDialog>
  );
}

/** The code is black on white in every theme, because some cameras read nothing else. */
function AppKey({ app: { key, link } }: { app: NewApp }) {
  return (
    <div className={styles.key}>
      <QRCodeSVG
        className={styles.qr}
        value={link}
        title={texts.qrTitle}
        bgColor="#ffffff"
        fgColor="#000000"
        marginSize={3}
      />
      <div>
        <p className={styles.hint}>{texts.keyLabel}</p>
        <p className={styles.code} dir="ltr">
          {key.replace(/(.{4})(?=.)/g, '$1 ')}
        </p>
      </div>
    </div>
  );
}
