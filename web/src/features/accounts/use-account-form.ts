import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { FormError } from '../../components/ui/field/error-summary.tsx';
import { focusField } from '../../lib/dom/focus-field.ts';
import { whenQuiet } from '../../lib/dom/when-quiet.ts';
import type { AccountError } from './account-error.ts';
import { preloadAccounts } from './lazy-accounts.ts';

/** One sentence for each wrong field, in the order of the form; the keys are the fields' ids. */
export type FieldErrors<Values> = Partial<Record<keyof Values & string, string>>;

type AccountForm<Values> = {
  initial: Values;
  validate: (values: Values) => FieldErrors<Values>;
  send: (values: Values) => Promise<void>;
  explain: (error: unknown) => AccountError;
};

type Errors<Values> = { fields: FieldErrors<Values>; form: string | null };

/** The state of a sign-in or sign-up form. Errors keep the values; a second submit is ignored. */
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

  useEffect(() => whenQuiet(preloadAccounts), []);
  useEffect(() => {
    if (focusAfterRender.current) focusField(focusAfterRender.current);
    focusAfterRender.current = null;
  }, [errors]);

  /** A field counts as right again as soon as it is edited. */
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

  /** Also used for actions of the form other than submit. */
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

/** A single wrong field shows its error itself; a list is made for two or more. */
function toSummary<Values>({ fields, form }: Errors<Values>): FormError[] {
  if (form !== null) return [{ fieldId: null, message: form }];
  const wrong = Object.entries<string | undefined>(fields).flatMap(([fieldId, message]) =>
    message === undefined ? [] : [{ fieldId, message }],
  );
  return wrong.length > 1 ? wrong : [];
}
