import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { FormError } from '../../components/ui/field/error-summary.tsx';
import { focusField } from '../../lib/dom/focus-field.ts';
import { whenIdle } from '../../lib/dom/when-idle.ts';
import type { AccountError } from './account-error.ts';
import { preloadAccounts } from './lazy-accounts.ts';

/** A sentence for each wrong field, in the order of the form; the keys are the fields' ids. */
export type FieldErrors<Values> = Partial<Record<keyof Values & string, string>>;

type AccountForm<Values> = {
  initial: Values;
  validate: (values: Values) => FieldErrors<Values>;
  send: (values: Values) => Promise<void>;
  explain: (error: unknown) => AccountError;
};

type Errors<Values> = { fields: FieldErrors<Values>; form: string | null };

/** The state of a sign-in or sign-up form: values stay on an error, a second submit does nothing. */
export function useAccountForm<Values extends object>({
  initial,
  validate,
  send,
  explain,
}: AccountForm<Values>) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<Values>>({ fields: {}, form: null });
  const [isSending, setIsSending] = useState(false);
  const isLocked = useRef(false);
  const focusAfterRender = useRef<string | null>(null);

  useEffect(() => whenIdle(preloadAccounts), []);
  useEffect(() => {
    if (focusAfterRender.current) focusField(focusAfterRender.current);
    focusAfterRender.current = null;
  }, [errors]);

  /** What is typed anew is wrong no more, as far as is known. */
  function change(changed: Partial<Values>) {
    const right = Object.fromEntries(Object.keys(changed).map((field) => [field, undefined]));
    setValues((before) => ({ ...before, ...changed }));
    setErrors((before) => ({ ...before, fields: { ...before.fields, ...right } }));
  }

  function show(fields: FieldErrors<Values>, form: string | null = null) {
    focusAfterRender.current = Object.keys(fields)[0] ?? null;
    setErrors({ fields, form });
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isLocked.current) return;
    const fields = validate(values);
    show(fields);
    if (Object.keys(fields).length > 0) return;

    isLocked.current = true;
    setIsSending(true);
    try {
      await send(values);
    } catch (error) {
      showFailure(error);
    } finally {
      isLocked.current = false;
      setIsSending(false);
    }
  }

  /** Also for what the form starts besides its submit. */
  function showFailure(error: unknown) {
    const { field, message } = explain(error);
    if (field) show({ [field]: message } as FieldErrors<Values>);
    else show({}, message);
  }

  return {
    values,
    change,
    errors,
    summary: toSummary(errors),
    isSending,
    submit,
    show,
    showFailure,
  };
}

/** One wrong field gets the focus and says it there; a list helps from two on. */
function toSummary<Values>({ fields, form }: Errors<Values>): FormError[] {
  if (form !== null) return [{ fieldId: null, message: form }];
  const wrong = Object.entries<string | undefined>(fields).flatMap(([fieldId, message]) =>
    message === undefined ? [] : [{ fieldId, message }],
  );
  return wrong.length > 1 ? wrong : [];
}
