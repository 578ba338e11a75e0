import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { PracticeQuestion } from '../../lib/api/lenient/practice.ts';
import { optionLetter } from '../../lib/format/option-letter.ts';
import { Button } from '../../components/ui/button/button.tsx';
import { RadioCards } from '../../components/ui/field/radio-cards.tsx';
import { useSignedInUser } from '../../lib/auth/session.ts';
import { sendAnswer } from './practice.api.ts';
import { PracticeFeedback } from './practice-feedback.tsx';
import styles from './practice.module.css';

type PracticeQuestionCardProps = {
  question: PracticeQuestion;
  headingId: string;
  place: string;
  nextLabel: string;
  onAnswered: (isCorrect: boolean) => void;
  onNext: () => void;
};

export function PracticeQuestionCard(props: PracticeQuestionCardProps) {
  const { question, headingId, place, nextLabel, onAnswered, onNext } = props;
  const { uid } = useSignedInUser();
  const [chosen, setChosen] = useState<number | null>(null);
  const { quizId, questionId } = question;
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: (answer: number) => sendAnswer(uid, { quizId, questionId, answer }),
    onSuccess: ({ isCorrect }) => onAnswered(isCorrect),
  });

  return (
    <section aria-labelledby={headingId} className={styles.card}>
      <div className={styles.head}>
        <h2 id={headingId} tabIndex={-1} className={styles.place}>
          {place}
        </h2>
        <p className={styles.quiz} dir="auto">
          {question.quizTitle}
        </p>
      </div>
      {data && chosen !== null ? (
        <>
          <PracticeFeedback question={question} chosen={chosen} answer={data} />
          <Button variant="primary" className={styles.action} onClick={onNext}>
            {nextLabel}
          </Button>
        </>
      ) : (
        <>
          <RadioCards
            id={`${headingId}-options`}
            legend={
              <span className={styles.question} dir="auto">
                {question.question}
              </span>
            }
            options={question.options.map((option, position) => ({
              value: String(position),
              label: option,
              marker: optionLetter(position),
            }))}
            value={chosen === null ? null : String(chosen)}
            onChange={(value) => setChosen(Number(value))}
          />
          <div role="alert">
            {error && (
              <p className={styles.error}>Your answer could not be checked. {error.message}</p>
            )}
          </div>
          <Button
            variant="primary"
            className={styles.action}
            isDisabled={chosen === null}
            isBusy={isPending}
            busyLabel="Checking…"
            onClick={() => chosen !== null && mutate(chosen)}
          >
            Check answer
          </Button>
        </>
      )}
    </section>
  );
}
