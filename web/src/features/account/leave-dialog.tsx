import { hasNoMailbox } from '@study-assistant/contract/people/no-mailbox';
import { isTypedFor, toType } from '@study-assistant/contract/people/typed-for';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FormDialog } from '../../components/ui/dialog/form-dialog.tsx';
import { Field } from '../../components/ui/field/field.tsx';
import { Input } from '../../components/ui/field/input.tsx';
import { describeFailure } from '../../lib/api/describe-failure.ts';
import { signOut } from '../../lib/auth/session.ts';
import { focusField } from '../../lib/dom/focus-field.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { leaveSchool } from '../../queries/own-account.ts';
import { texts } from './account-texts.ts';

type LeaveDialogProps = { email: string; fullName: string; onClose: () => void };

/** Typing the address, or the name of an account without one, confirms that the person means it. */
export function LeaveDialog({ email, fullName, onClose }: LeaveDialogProps) {
  const isByName = hasNoMailbox(email);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: leaveSchool,
    onSuccess: (eraseAfter) => signOut(texts.left(formatDate(eraseAfter) ?? eraseAfter)),
  });

  function submit() {
    const address = typed.trim();
    const isSame = isTypedFor({ email, fullName }, typed);
    const [missing, other] = isByName
      ? [texts.nameMissing, texts.nameOther]
      : [texts.emailMissing, texts.emailOther];
    const found = address === '' ? missing : isSame ? null : other;
    flushSync(() => setProblem(found));
    if (found === null) mutate(address);
    else focusField('leave-email');
  }

  return (
    <FormDialog
      title="Leave Study Assistant?"
      description={texts.leave}
      submitLabel="Close my account"
      busyLabel="Closing…"
      submitVariant="danger"
      isBusy={isPending}
      error={error && describeFailure(texts.leaveFailed, error)}
      onSubmit={submit}
      onCancel={onClose}
    >
      <Field
        id="leave-email"
        label={isByName ? 'Your name' : 'Your e-mail address'}
        hint={`Type ${toType({ email, fullName })} to go on.`}
        error={problem}
      >
        {(control) => (
          <Input
            {...control}
            type={isByName ? 'text' : 'email'}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
