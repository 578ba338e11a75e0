import { isBlank } from '@study-assistant/contract/questions/answer';
import type { GivenAnswer } from '@study-assistant/contract/questions/kind-schemas';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/button/button.tsx';
import { Card } from '../../components/ui/card/card.tsx';
import type { PracticeQuestion } from '../../lib/api/lenient/practice.ts';
import { useSignedInUser } from '../../lib/auth/session.ts';
import { sendAnswer } from '../../queries/attempts.ts';
import { AnswerField } from '../../questions/answer-field.tsx';
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
  const [chosen, setChosen] = useState<GivenAnswer | null>(null);
  const { quizId, questionId } = question;
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: (answer: GivenAnswer) => sendAnswer(uid, { quizId, questionId, answer }),
    onSuccess: ({ isCorrect }) => onAnswered(isCorrect),
  });

  return (
    <Card aria-labelledby={headingId}>
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
          <AnswerField
            id={`${headingId}-options`}
            question={question}
            answer={chosen}
            onAnswer={setChosen}
            className={styles.question}
          />
          <div role="alert">
            {error && (
              <p className={styles.error}>Your answer could not be checked. {error.message}</p>
            )}
          </div>
          <Button
            variant="primary"
            className={styles.action}
            isDisabled={isBlank(chosen)}
            isBusy={isPending}
            busyLabel="Checking…"
            onClick={() => chosen !== null && mutate(chosen)}
          >
            Check answer
          </Button>
        </>
      )}
    </Card>
  );
}
