import { letteredOptions } from '../../lib/format/option-letter.ts';
import { MathText } from '../maths/math-text.tsx';
import { RadioCards } from '../ui/field/radio-cards.tsx';

type AnswerChoicesProps = {
  id: string;
  question: { question: string; options: readonly string[]; optionOrder: readonly number[] };
  /** Index of the chosen option. */
  answer: number | null;
  onAnswer: (option: number) => void;
  /** The class of the question's text. */
  className: string | undefined;
};

/** A question with its options to choose from, lettered in the order on the screen. */
export function AnswerChoices({ id, question, answer, onAnswer, className }: AnswerChoicesProps) {
  return (
    <RadioCards
      id={id}
      legend={
        <span className={className} dir="auto">
          <MathText>{question.question}</MathText>
        </span>
      }
      options={letteredOptions(question).map((option) => ({
        ...option,
        label: <MathText>{option.label}</MathText>,
      }))}
      value={answer === null ? null : String(answer)}
      onChange={(value) => onAnswer(Number(value))}
    />
  );
}
