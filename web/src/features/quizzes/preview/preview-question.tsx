import { OptionMark } from '../../../components/questions/option-mark.tsx';
import { QuestionFacts } from '../../../components/questions/question-facts.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import type { ReadQuiz } from '../../../lib/api/lenient/quizzes.ts';
import { classNames } from '../../../lib/dom/class-names.ts';
import { AnswerSpace } from '../../../questions/answer-space.tsx';
import { rightOptions, sayKey } from '../../../questions/read-key.ts';
import { CheckMark } from '../review/check-mark.tsx';
import { ConfidenceBadge } from '../review/review-badges.tsx';
import type { Checking } from '../review/use-checking.ts';
import { QuestionSource } from './question-source.tsx';
import { previewTexts } from './quiz-preview-texts.ts';
import styles from './quiz-preview.module.css';

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
  const { options, topic, correctAnswer, explanation, source, confidence } = question;
  const rights = rightOptions(question);
  const said = rights.size > 0 && question.kind !== 'true-false' ? '' : sayKey(question);
  return (
    <Card as="article" aria-labelledby={titleId}>
      <QuestionFacts
        number={number}
        topic={showsKey && correctAnswer !== undefined ? topic : undefined}
      />
      <h2 id={titleId} tabIndex={-1} className={styles.text} dir="auto">
        {question.question}
      </h2>
      {confidence === 'check' && <CheckMark number={number} checking={checking} />}
      {confidence === 'sure' && (
        <p className="no-print">
          <ConfidenceBadge confidence="sure" />
        </p>
      )}
      <AnswerSpace question={question} />
      {options.length > 0 && (
        <ul className={styles.options}>
          {options.map((option, index) => (
            <PreviewOption
              key={index}
              index={index}
              text={option}
              isCorrect={showsKey && rights.has(index)}
            />
          ))}
        </ul>
      )}
      {showsKey && said !== '' && !options.includes(said) && (
        <p className={styles.explanation} dir="auto">
          <strong>{previewTexts.correct}:</strong> {said}
        </p>
      )}
      {showsKey && explanation && (
        <p className={styles.explanation} dir="auto">
          <strong>Explanation:</strong> {explanation}
        </p>
      )}
      {showsKey && source && source.quote !== '' && <QuestionSource source={source} />}
    </Card>
  );
}

type PreviewOptionProps = { index: number; text: string; isCorrect: boolean };

function PreviewOption({ index, text, isCorrect }: PreviewOptionProps) {
  return (
    <li className={classNames(styles.option, isCorrect && styles.correct)}>
      <OptionMark index={index} isCorrect={isCorrect} />
      <span className={styles.optionText} dir="auto">
        {text}
      </span>
      {isCorrect && <span className={styles.mark}>{previewTexts.correct}</span>}
    </li>
  );
}
