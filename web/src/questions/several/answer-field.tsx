import type { GivenAnswer } from '@study-assistant/contract/questions/kind-schemas';
import { MathText } from '../../components/maths/math-text.tsx';
import { CheckCards } from '../../components/ui/field/check-cards.tsx';
import { letteredOptions } from '../../lib/format/option-letter.ts';
import type { AnswerFieldProps } from '../asked-question.ts';
import styles from '../questions.module.css';

/** Options of which as many as are right can be picked. */
export function SeveralField({ id, question, answer, onAnswer, className }: AnswerFieldProps) {
  const chosen = chosenOf(answer);
  return (
    <CheckCards
      id={id}
      legend={
        <span className={className} dir="auto">
          <MathText>{question.question}</MathText>
        </span>
      }
      hint={<span className={styles.hint}>Pick all that are right.</span>}
      options={letteredOptions(question).map((option) => ({
        ...option,
        label: <MathText>{option.label}</MathText>,
      }))}
      values={chosen.map(String)}
      onChange={(values) => onAnswer({ chosen: values.map(Number).sort((a, b) => a - b) })}
    />
  );
}

function chosenOf(answer: GivenAnswer | null): readonly number[] {
  return answer !== null && typeof answer === 'object' && 'chosen' in answer ? answer.chosen : [];
}
