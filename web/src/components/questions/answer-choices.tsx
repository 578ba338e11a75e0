import { optionLetter } from '../../lib/format/option-letter.ts';
import { RadioCards } from '../ui/field/radio-cards.tsx';

type AnswerChoicesProps = {
  id: string;
  question: { question: string; options: readonly string[] };
  /** Index of the chosen option. */
  answer: number | null;
  onAnswer: (option: number) => void;
  /** Of the question's text. */
  className: string | undefined;
};

/** A question with its lettered options to choose from. */
export function AnswerChoices({ id, question, answer, onAnswer, className }: AnswerChoicesProps) {
  return (
    <RadioCards
      id={id}
      legend={
        <span className={className} dir="auto">
          {question.question}
        </span>
      }
      options={question.options.map((option, position) => ({
        value: String(position),
        label: option,
        marker: optionLetter(position),
      }))}
      value={answer === null ? null : String(answer)}
      onChange={(value) => onAnswer(Number(value))}
    />
  );
}
