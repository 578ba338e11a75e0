import { Check, Plus } from 'lucide-react';
import { Button } from '../../../../components/ui/button/button.tsx';
import type { QuestionTexts } from '../question-texts.ts';
import { suggestionTexts as texts } from './suggestion-texts.ts';
import styles from './suggestions.module.css';

type SuggestionChipsProps = {
  /** The name of the group. */
  label: string;
  suggestions: readonly string[];
  question: Pick<QuestionTexts, 'options' | 'correctAnswer'>;
  onChange: (texts: Partial<QuestionTexts>) => void;
};

/** Wrong answers to choose from: a click puts one into an empty field, another removes it. */
export function SuggestionChips({ label, suggestions, question, onChange }: SuggestionChipsProps) {
  const isFull = !hasRoom(question);
  const canChoose = suggestions.some((text) => !isOption(question, text));
  return (
    <div role="group" aria-label={label} className={styles.group}>
      <p className={styles.hint}>{isFull && canChoose ? texts.full : label}</p>
      <ul className={styles.chips}>
        {suggestions.map((text) => {
          const isTaken = isOption(question, text);
          return (
            <li key={text}>
              <Button
                icon={isTaken ? <Check aria-hidden /> : <Plus aria-hidden />}
                aria-pressed={isTaken}
                isDisabled={isFull && !isTaken}
                className={styles.chip}
                onClick={() => onChange({ options: toggleWrongAnswer(question, text) })}
              >
                <bdi>{text}</bdi>
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type Options = Pick<QuestionTexts, 'options' | 'correctAnswer'>;

/** Tells whether a text is among the options, ignoring case and spaces. */
export function isOption({ options }: Options, text: string): boolean {
  return options.some((option) => bare(option) === bare(text));
}

/** Tells whether a field for a wrong answer is still empty. */
export function hasRoom({ options, correctAnswer }: Options): boolean {
  return options.some((option, index) => index !== correctAnswer && option.trim() === '');
}

/** Puts a wrong answer into the first empty field, or removes it again. */
export function toggleWrongAnswer(question: Options, text: string): readonly string[] {
  const { options, correctAnswer } = question;
  const taken = options.findIndex(
    (option, index) => index !== correctAnswer && bare(option) === bare(text),
  );
  if (taken >= 0) return options.with(taken, '');
  const empty = options.findIndex(
    (option, index) => index !== correctAnswer && option.trim() === '',
  );
  return empty < 0 || isOption(question, text) ? options : options.with(empty, text);
}

function bare(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, ' ');
}
