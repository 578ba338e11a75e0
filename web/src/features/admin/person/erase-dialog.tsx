import { hasNoMailbox } from '@study-assistant/contract/people/no-mailbox';
import { isTypedFor, toType } from '@study-assistant/contract/people/typed-for';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/ui/button/button.tsx';
import { FormDialog } from '../../../components/ui/dialog/form-dialog.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { Checkbox } from '../../../components/ui/field/checkbox.tsx';
import { Field, FieldError } from '../../../components/ui/field/field.tsx';
import { Input } from '../../../components/ui/field/input.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { focusField } from '../../../lib/dom/focus-field.ts';
import {
  erasePerson,
  forgetPeople,
  peopleQueries,
  type Owned,
  type PersonFile,
} from '../../../queries/people.ts';
import styles from '../admin.module.css';
import { ownsNothing, sayOwned, texts } from './person-texts.ts';
import { useErasureId } from './use-erasure-id.ts';

type EraseDialogProps = { file: PersonFile; onClose: () => void; onHandOver: () => void };
type Errors = { email?: string; owned?: string };

/** Confirms an erasure by the person's address, and asks what happens to what she owns. */
export function EraseDialog({ file, onClose, onHandOver }: EraseDialogProps) {
  const { person, owns } = file;
  const hasOwned = !ownsNothing(owns);
  const isByName = hasNoMailbox(person.email);
  const [email, setEmail] = useState('');
  const [deletesOwned, setDeletesOwned] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const { mutate, isPending, error } = useErasing(person.uid, onClose);

  function submit() {
    const found: Errors = {
      ...(!isTypedFor(person, email) && {
        email: `Please type the ${isByName ? 'name' : 'address'} exactly as it stands above.`,
      }),
      ...(hasOwned && !deletesOwned && { owned: 'Please hand it over first, or delete it too.' }),
    };
    flushSync(() => setErrors(found));
    if (found.owned !== undefined) focusField('erase-owned');
    else if (found.email !== undefined) focusField('erase-email');
    else mutate({ email: email.trim(), owned: hasOwned ? 'delete' : 'refuse' });
  }

  return (
    <FormDialog
      title={`Erase ${person.fullName} for good?`}
      description={`${texts.eraseMeans} ${texts.download}`}
      submitLabel="Erase for good"
      busyLabel="Starting…"
      submitVariant="danger"
      isBusy={isPending}
      error={error && describeFailure(texts.failed, error)}
      onSubmit={submit}
      onCancel={onClose}
    >
      {hasOwned && (
        <div className={styles.stack}>
          <p>
            {person.fullName} still owns {sayOwned(owns)}.
          </p>
          <Button onClick={onHandOver}>Hand over first</Button>
          <Checkbox
            id="erase-owned"
            label={texts.deleteOwned}
            checked={deletesOwned}
            aria-invalid={errors.owned !== undefined || undefined}
            aria-describedby={errors.owned === undefined ? undefined : 'erase-owned-error'}
            onChange={(event) => setDeletesOwned(event.target.checked)}
          />
          {errors.owned !== undefined && (
            <FieldError id="erase-owned-error">{errors.owned}</FieldError>
          )}
        </div>
      )}
      <Field id="erase-email" label={`Type ${toType(person)} to confirm`} error={errors.email}>
        {(control) => (
          <Input
            {...control}
            type={isByName ? 'text' : 'email'}
            autoComplete="off"
            dir={isByName ? 'auto' : 'ltr'}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}

/** Starts or resumes an erasure; the page then shows its progress. */
function useErasing(uid: string, onBegun: () => void) {
  const client = useQueryClient();
  const { keepErasureId } = useErasureId();
  return useMutation({
    mutationFn: ({ email, owned }: { email: string; owned: Owned }) =>
      erasePerson(uid, email, owned),
    onSuccess: (erasure) => {
      client.setQueryData(peopleQueries.erasure(erasure.id).queryKey, erasure);
      onBegun();
      keepErasureId(erasure.id);
      // The progress appears below the heading.
      document.querySelector<HTMLElement>('h1')?.focus();
      toast.success(texts.erasureBegun);
    },
    onSettled: () => void forgetPeople(client),
  });
}
