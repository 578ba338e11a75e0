import { MAX_REPORT_LENGTH } from '@study-assistant/contract/limits';
import {
  reportReasons,
  type OwnReport,
  type ReportReason,
} from '@study-assistant/contract/question-reports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { reasonTexts } from '../../../../components/questions/report-texts.ts';
import { Button } from '../../../../components/ui/button/button.tsx';
import { announce } from '../../../../components/ui/feedback/announcer.tsx';
import { Field } from '../../../../components/ui/field/field.tsx';
import { Input } from '../../../../components/ui/field/input.tsx';
import { RadioCards } from '../../../../components/ui/field/radio-cards.tsx';
import {
  ownReportsQuery,
  sendReport,
  type ReportWords,
} from '../../../../queries/question-reports.ts';
import styles from './question-report.module.css';

type ReportFormProps = {
  attemptId: string;
  questionId: string;
  number: number;
  sent: OwnReport | undefined;
  onClose: () => void;
};

const SENTENCES = {
  reason: 'Please choose what is wrong with this question.',
  line: 'Please say in a few words what is wrong.',
};

export function ReportForm({ attemptId, questionId, number, sent, onClose }: ReportFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState<ReportReason | null>(sent?.reason ?? null);
  const [line, setLine] = useState(sent?.line ?? '');
  const [problem, setProblem] = useState<keyof typeof SENTENCES | null>(null);
  const { error, isPending, mutate } = useSending(attemptId, questionId, onClose);
  const isLineNeeded = reason === 'other';
  const isLineMissing = isLineNeeded && line.trim() === '';

  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    if (reason === null) {
      setProblem('reason');
      form.current?.querySelector('input')?.focus();
    } else if (isLineMissing) {
      setProblem('line');
      document.getElementById(`${id}-line`)?.focus();
    } else mutate({ reason, line });
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
        options={reportReasons.map((value) => ({ value, label: reasonTexts[value] }))}
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
        <Button type="submit" variant="primary" isBusy={isPending} busyLabel="Sending…">
          Send to your teacher
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function useSending(attemptId: string, questionId: string, onSent: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (words: ReportWords) => sendReport(attemptId, questionId, words),
    onSuccess: (report) => {
      client.setQueryData(ownReportsQuery(attemptId).queryKey, (reports = []) => [
        ...reports.filter((one) => one.questionId !== questionId),
        report,
      ]);
      announce('Your report was sent. Your teacher will see this.');
      onSent();
    },
  });
}
