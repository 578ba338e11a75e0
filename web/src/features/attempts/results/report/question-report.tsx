import type { OwnReport } from '@study-assistant/contract/quizzes/question-reports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Flag } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { reasonTexts } from '../../../../components/questions/report-texts.ts';
import { Button } from '../../../../components/ui/button/button.tsx';
import { announce } from '../../../../components/ui/feedback/announcer.tsx';
import { Skeleton } from '../../../../components/ui/state/skeleton.tsx';
import { lazyPart } from '../../../../lib/dom/lazy-part.ts';
import { ownReportsQuery, sendReport, type ReportWords } from '../../../../queries/attempts.ts';
import styles from './question-report.module.css';

/** The form is lazy because most results are read without it. */
const ReportForm = lazyPart(async () => (await import('./report-form.tsx')).ReportForm);

type QuestionReportProps = {
  attemptId: string;
  questionId: string;
  /** One-based number of the question. */
  number: number;
  /** The report that the student has already sent. */
  sent: OwnReport | undefined;
};

/** Lets a student report a problem with a question, and shows what she has reported. */
export function QuestionReport({ attemptId, questionId, number, sent }: QuestionReportProps) {
  const [isOpen, setIsOpen] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const hasClosed = useRef(false);
  const { error, isPending, mutate } = useSending(attemptId, questionId, close);

  // Closing the form removes its buttons, so the focus returns to the one that opened it.
  useEffect(() => {
    if (hasClosed.current) part.current?.querySelector('button')?.focus();
    hasClosed.current = false;
  }, [isOpen]);

  function close() {
    hasClosed.current = true;
    setIsOpen(false);
  }

  if (isOpen) {
    return (
      <Suspense fallback={<Skeleton label="Loading the form…" shape="rows" count={1} />}>
        <ReportForm
          number={number}
          reasons={reasonTexts}
          sent={sent}
          error={error}
          isSending={isPending}
          onSend={mutate}
          onCancel={close}
        />
      </Suspense>
    );
  }
  return (
    <div ref={part} className={styles.part}>
      {sent && (
        <p className={styles.sent}>
          <CircleCheck aria-hidden />
          <span>
            You reported: <span dir="auto">{wordsOf(sent)}</span>{' '}
            {sent.isSettled ? 'Your teacher has looked at it.' : 'Your teacher will see this.'}
          </span>
        </p>
      )}
      <Button
        variant="quiet"
        icon={<Flag aria-hidden />}
        aria-label={sent ? `Change your report on question ${number}` : undefined}
        className={styles.open}
        onClick={() => setIsOpen(true)}
      >
        {sent ? 'Change your report' : 'Something wrong with this question?'}
      </Button>
    </div>
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

function wordsOf({ reason, line }: OwnReport): string {
  if (line === null) return `${reasonTexts[reason]}.`;
  return reason === 'other' ? `“${line}”` : `${reasonTexts[reason]}, “${line}”`;
}
