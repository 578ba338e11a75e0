import { MathText } from '../../components/maths/math-text.tsx';
import { RadioCards } from '../../components/ui/field/radio-cards.tsx';
import type { AnswerFieldProps } from '../asked-question.ts';

const choices = [
  { value: 'true', label: 'True' },
  { value: 'false', label: 'False' },
] as const;

/** A statement to be called true or false. */
export function TrueFalseField({ id, question, answer, onAnswer, className }: AnswerFieldProps) {
  const given =
    answer !== null && typeof answer === 'object' && 'value' in answer ? answer.value : null;
  return (
    <RadioCards
      id={id}
      legend={
        <span className={className} dir="auto">
          <MathText>{question.question}</MathText>
        </span>
      }
      options={choices}
      layout="row"
      value={given === null ? null : given ? 'true' : 'false'}
      onChange={(value) => onAnswer({ value: value === 'true' })}
    />
  );
}
