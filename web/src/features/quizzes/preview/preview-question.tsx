import type { Quiz } from '@study-assistant/contract/quizzes';
import { useId } from 'react';
import { OptionMark } from '../../../components/questions/option-mark.tsx';
import { QuestionFacts } from '../../../components/questions/question-facts.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { classNames } from '../../../lib/dom/class-names.ts';
import { QuestionSource } from './question-source.tsx';
import { previewTexts } from './quiz-preview-texts.ts';
import styles from './quiz-preview.module.css';

type PreviewQuestionProps = {
  number: number;
  question: Quiz['questions'][number];
  showsKey: boolean;
};

export function PreviewQuestion({ number, question, showsKey }: PreviewQuestionProps) {
  const titleId = useId();
  const { options, topic, correctAnswer, explanation, source } = question;
  return (
    <Card as="article" aria-labelledby={titleId}>
      <QuestionFacts
        number={number}
        topic={showsKey && correctAnswer !== undefined ? topic : undefined}
      />
      <h2 id={titleId} className={styles.text} dir="auto">
        {question.question}
      </h2>
      <ul className={styles.options}>
        {options.map((option, index) => (
          <PreviewOption
            key={index}
            index={index}
            text={option}
            isCorrect={showsKey && index === correctAnswer}
          />
        ))}
      </ul>
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
