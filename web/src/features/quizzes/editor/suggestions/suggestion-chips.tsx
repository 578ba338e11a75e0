import { Check, Plus } from 'lucide-react';
import { Button } from '../../../../components/ui/button/button.tsx';
import type { QuestionTexts } from '../question-texts.ts';
import { suggestionTexts as texts } from './suggestion-texts.ts';
import styles from './suggestions.module.css';
import { hasRoom, isOption, toggleWrongAnswer } from './toggle-wrong-answer.ts';

type SuggestionChipsProps = {
  /** Names the group. */
  label: string;
  suggestions: readonly string[];
  question: Pick<QuestionTexts, 'options' | 'correctAnswer'>;
  onChange: (texts: Partial<QuestionTexts>) => void;
};

/** Wrong answers to choose from: a click takes one into an empty place, another one takes it back. */
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
