import type { OwnReport, ReportReason } from '@study-assistant/contract/quizzes/question-reports';
import { MAX_REPORT_LENGTH } from '@study-assistant/contract/wire/limits';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../../../components/ui/button/button.tsx';
import { Field } from '../../../../components/ui/field/field.tsx';
import { Input } from '../../../../components/ui/field/input.tsx';
import { RadioCards } from '../../../../components/ui/field/radio-cards.tsx';
import { keysOf } from '../../../../lib/format/keys-of.ts';
import type { ReportWords } from '../../../../queries/attempts.ts';
import styles from './report-form.module.css';

type ReportFormProps = {
  number: number;
  /** The text of each reason. */
  reasons: Record<ReportReason, string>;
  sent: OwnReport | undefined;
  error: Error | null;
  isSending: boolean;
  onSend: (words: ReportWords) => void;
  onCancel: () => void;
};

const SENTENCES = {
  reason: 'Please choose what is wrong with this question.',
  line: 'Please say in a few words what is wrong.',
};

export function ReportForm(props: ReportFormProps) {
  const { number, reasons, sent, error, isSending, onSend, onCancel } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState<ReportReason | null>(sent?.reason ?? null);
  const [line, setLine] = useState(sent?.line ?? '');
  const [problem, setProblem] = useState<keyof typeof SENTENCES | null>(null);
  const isLineNeeded = reason === 'other';
  const isLineMissing = isLineNeeded && line.trim() === '';

  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    if (reason === null) {
      setProblem('reason');
      form.current?.querySelector('input')?.focus();
    } else if (isLineMissing) {
      setProblem('line');
      document.getElementById(`${id}-line`)?.focus();
    } else onSend({ reason, line });
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={`Report question ${number}`}
      className={styles.form}
      onSubmit={handleSubmit}
    >
      <RadioCards
        id={`${id}-reason`}
        legend="What is wrong with this question?"
        layout="row"
        options={keysOf(reasons).map((value) => ({ value, label: reasons[value] }))}
        value={reason}
        onChange={setReason}
        error={problem === 'reason' && reason === null ? SENTENCES.reason : null}
      />
      <Field
        id={`${id}-line`}
        label="In your words"
        hint="Your teacher sees it with your name. Other students do not."
        isOptional={!isLineNeeded}
        error={problem === 'line' && isLineMissing ? SENTENCES.line : null}
      >
        {(control) => (
          <Input
            {...control}
            value={line}
            maxLength={MAX_REPORT_LENGTH}
            onChange={(event) => setLine(event.target.value)}
          />
        )}
      </Field>
      <div role="alert">
        {error && <p className={styles.error}>Your report was not sent. {error.message}</p>}
      </div>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isBusy={isSending} busyLabel="Sending…">
          Send to your teacher
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
