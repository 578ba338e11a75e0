import type { Quiz } from '@study-assistant/contract/quizzes';
import { useId } from 'react';
import { Card } from '../../../components/ui/card/card.tsx';
import { classNames } from '../../../lib/dom/class-names.ts';
import { optionLetter } from '../../../lib/format/option-letter.ts';
import { previewTexts } from './quiz-preview-texts.ts';
import { QuestionSource } from './question-source.tsx';
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
      <div className={styles.head}>
        <span className={styles.number}>Question {number}</span>
        {showsKey && correctAnswer !== undefined && topic !== '' && (
          <span className={styles.topic} dir="auto">
            {topic}
          </span>
        )}
      </div>
      <h2 id={titleId} className={styles.text} dir="auto">
        {question.question}
      </h2>
      <ul className={styles.options}>
        {options.map((option, index) => (
          <PreviewOption
            key={index}
            letter={optionLetter(index)}
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

type PreviewOptionProps = { letter: string; text: string; isCorrect: boolean };

function PreviewOption({ letter, text, isCorrect }: PreviewOptionProps) {
  return (
    <li className={classNames(styles.option, isCorrect && styles.correct)}>
      <span className={styles.letter}>
        {letter}
        <span className="visually-hidden">. </span>
      </span>
      <span className={styles.optionText} dir="auto">
        {text}
      </span>
      {isCorrect && <span className={styles.mark}>{previewTexts.correct}</span>}
    </li>
  );
}
