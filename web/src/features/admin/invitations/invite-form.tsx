import { UserPlus } from 'lucide-react';
import { useDeferredValue, useMemo, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { Checkbox } from '../../../components/ui/field/checkbox.tsx';
import { ErrorSummary } from '../../../components/ui/field/error-summary.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { Textarea } from '../../../components/ui/field/textarea.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { focusField } from '../../../lib/dom/focus-field.ts';
import { count } from '../../../lib/format/numbers.ts';
import styles from '../admin.module.css';
import { texts } from './invitation-texts.ts';
import { InviteResults } from './invite-results.tsx';
import { LinesPreview } from './lines-preview.tsx';
import { parseInvitees, toInvitees } from './parse-invitees.ts';
import { useInviting, type Invited } from './use-inviting.ts';

/** Invites one or more teachers. The typed list is shown line by line before it is sent. */
export function InviteForm() {
  const [text, setText] = useState('');
  const [isAdmin, setIsAdmin] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending, error, data: invited } = useInviting();
  // Typing stays fast even in a long list.
  const typed = useDeferredValue(text);
  const lines = useMemo(() => parseInvitees(typed), [typed]);
  const amount = toInvitees(lines, isAdmin).length;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const teachers = toInvitees(parseInvitees(text), isAdmin);
    const found = text.trim() === '' ? texts.nothing : texts.noneUsable;
    flushSync(() => setProblem(teachers.length === 0 ? found : null));
    if (teachers.length === 0) return focusField('invite-lines');
    if (!isPending) mutate(teachers, { onSuccess: forget });
  }

  /** Resets the admin box, so that the next person does not become an admin by mistake. */
  function forget(done: readonly Invited[]) {
    setText((now) => takeOutInvited(now, done));
    setIsAdmin(false);
  }

  return (
    <>
      <Card title={texts.formTitle}>
        <form noValidate className={styles.stack} onSubmit={submit}>
          <ErrorSummary
            errors={error ? [{ fieldId: null, message: describeFailure(texts.failed, error) }] : []}
          />
          <Field id="invite-lines" label={texts.linesLabel} hint={texts.linesHint} error={problem}>
            {(control) => (
              <Textarea
                {...control}
                rows={4}
                className={styles.lines}
                autoComplete="off"
                spellCheck={false}
                dir="auto"
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
          <Checkbox
            label={texts.adminLabel}
            checked={isAdmin}
            onChange={(event) => setIsAdmin(event.target.checked)}
          />
          {lines.length > 0 && <LinesPreview lines={lines} />}
          <div className={styles.buttons}>
            <Button
              type="submit"
              variant={invited ? 'secondary' : 'primary'}
              icon={<UserPlus aria-hidden />}
              isBusy={isPending}
              busyLabel="Inviting…"
            >
              {amount === 0 ? 'Invite' : `Invite ${count(amount, 'teacher')}`}
            </Button>
          </div>
        </form>
      </Card>
      {invited && <InviteResults invited={invited} />}
    </>
  );
}

/** Lines that failed stay to be corrected, as does text typed meanwhile. */
function takeOutInvited(text: string, invited: readonly Invited[]): string {
  const done = new Set(
    invited.flatMap(({ email, result }) => (result?.problem === null ? [email] : [])),
  );
  const left = new Set(
    parseInvitees(text).flatMap(({ number, email }) => (done.has(email) ? [] : [number])),
  );
  return text
    .split(/\r?\n/)
    .filter((_line, at) => left.has(at + 1))
    .join('\n');
}
