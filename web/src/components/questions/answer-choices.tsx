import { optionLetter } from '../../lib/format/option-letter.ts';
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
          {question.question}
        </span>
      }
      options={question.optionOrder.map((option, place) => ({
        value: String(option),
        label: question.options[option],
        marker: optionLetter(place),
      }))}
      value={answer === null ? null : String(answer)}
      onChange={(value) => onAnswer(Number(value))}
    />
  );
}
