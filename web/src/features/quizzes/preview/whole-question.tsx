import { MathText } from '../../../components/maths/math-text.tsx';
import { OptionMark } from '../../../components/questions/option-mark.tsx';
import type { ReadQuiz } from '../../../lib/api/lenient/quizzes.ts';
import { classNames } from '../../../lib/dom/class-names.ts';
import { AnswerSpace } from '../../../questions/answer-space.tsx';
import { rightOptions, sayKey } from '../../../questions/read-key.ts';
import { QuestionSource } from '../question-source.tsx';
import { previewTexts } from './quiz-preview-texts.ts';
import styles from './quiz-preview.module.css';

type WholeQuestionProps = { question: ReadQuiz['questions'][number]; showsKey: boolean };

/** All of a question below its words: how it is answered, what is right and why. */
export function WholeQuestion({ question, showsKey }: WholeQuestionProps) {
  const { options, explanation, source } = question;
  const rights = rightOptions(question);
  const said = rights.size > 0 && question.kind !== 'true-false' ? '' : sayKey(question);
  return (
    <>
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
          <strong>{previewTexts.correct}:</strong> <MathText marksWrong>{said}</MathText>
        </p>
      )}
      {showsKey && explanation && (
        <p className={styles.explanation} dir="auto">
          <strong>Explanation:</strong> <MathText marksWrong>{explanation}</MathText>
        </p>
      )}
      {showsKey && source && source.quote !== '' && <QuestionSource source={source} />}
    </>
  );
}

type PreviewOptionProps = { index: number; text: string; isCorrect: boolean };

function PreviewOption({ index, text, isCorrect }: PreviewOptionProps) {
  return (
    <li className={classNames(styles.option, isCorrect && styles.correct)}>
      <OptionMark index={index} isCorrect={isCorrect} />
      <span className={styles.optionText} dir="auto">
        <MathText marksWrong>{text}</MathText>
      </span>
      {isCorrect && <span className={styles.mark}>{previewTexts.correct}</span>}
    </li>
  );
}
