import { MathText } from '../../../components/maths/math-text.tsx';
import { QuestionFacts } from '../../../components/questions/question-facts.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import type { ReadQuiz } from '../../../lib/api/lenient/quizzes.ts';
import { CheckMark } from '../review/check-mark.tsx';
import { ConfidenceBadge } from '../review/review-badges.tsx';
import type { Checking } from '../review/use-checking.ts';
import styles from './quiz-preview.module.css';
import { WholeQuestion } from './whole-question.tsx';

type PreviewQuestionProps = {
  number: number;
  question: ReadQuiz['questions'][number];
  showsKey: boolean;
  checking: Checking;
};

/** The id of the n-th question's heading. */
export function previewHeading(number: number): string {
  return `question-${number}`;
}

export function PreviewQuestion({ number, question, showsKey, checking }: PreviewQuestionProps) {
  const titleId = previewHeading(number);
  const { topic, correctAnswer, confidence } = question;
  return (
    <Card as="article" aria-labelledby={titleId}>
      <QuestionFacts
        number={number}
        topic={showsKey && correctAnswer !== undefined ? topic : undefined}
      />
      <h2 id={titleId} tabIndex={-1} className={styles.text} dir="auto">
        <MathText marksWrong>{question.question}</MathText>
      </h2>
      {confidence === 'check' && <CheckMark number={number} checking={checking} />}
      {confidence === 'sure' && (
        <p className="no-print">
          <ConfidenceBadge confidence="sure" />
        </p>
      )}
      <WholeQuestion question={question} showsKey={showsKey} />
    </Card>
  );
}
