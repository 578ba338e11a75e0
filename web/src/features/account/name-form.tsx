import { renameOwnAccount } from '@study-assistant/contract/people/own-account';
import { MAX_NAME_LENGTH } from '@study-assistant/contract/wire/limits';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/ui/button/button.tsx';
import { toast } from '../../components/ui/feedback/toast-store.ts';
import { Field } from '../../components/ui/field/field.tsx';
import { Input } from '../../components/ui/field/input.tsx';
import { describeFailure } from '../../lib/api/describe-failure.ts';
import { focusField } from '../../lib/dom/focus-field.ts';
import { rename } from '../../queries/own-account.ts';
import { texts } from './account-texts.ts';
import styles from './account.module.css';

export function NameForm({ fullName }: { fullName: string }) {
  // Null until something is typed, so that a change by the school is still shown.
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? fullName;
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: rename,
    onSuccess: () => {
      setTyped(null);
      toast.success(texts.renamed);
    },
    onError: (error) => setProblem(describeFailure(texts.renameFailed, error)),
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isPending) return;
    const read = renameOwnAccount.body.safeParse({ fullName: name });
    flushSync(() => setProblem(read.error?.issues[0]?.message ?? null));
    if (read.data) mutate(read.data.fullName);
    else focusField('full-name');
  }

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <Field id="full-name" label="Full name" error={problem}>
        {(control) => (
          <Input
            {...control}
            autoComplete="name"
            maxLength={MAX_NAME_LENGTH}
            dir="auto"
            value={name}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" isBusy={isPending} busyLabel="Saving…">
          Save name
        </Button>
      </div>
    </form>
  );
}
