import { ArrowUpDown, Check, Plus } from 'lucide-react';
import { useState } from 'react';
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

/**
 * Wrong answers to choose from: a click puts one into an empty field, or swaps it for the last wrong
 * answer, and another click removes it. What was swapped out can be chosen again.
 */
export function SuggestionChips({ label, suggestions, question, onChange }: SuggestionChipsProps) {
  const [swapped, setSwapped] = useState<readonly string[]>([]);
  const offered = [...suggestions, ...swapped.filter((text) => !suggestions.includes(text))];
  const last = hasRoom(question) ? null : question.options[lastWrongAnswer(question)];
  const canChoose = offered.some((text) => !isOption(question, text));

  function choose(text: string) {
    const isSwap = last != null && !isOption(question, text);
    if (isSwap) setSwapped((before) => [...before.filter((one) => one !== last), last]);
    onChange({ options: toggleWrongAnswer(question, text) });
  }

  return (
    <div role="group" aria-label={label} className={styles.group}>
      <p className={styles.hint}>{last != null && canChoose ? texts.full(last) : label}</p>
      <ul className={styles.chips}>
        {offered.map((text) => {
          const isTaken = isOption(question, text);
          return (
            <li key={text}>
              <Button
                icon={
                  isTaken ? (
                    <Check aria-hidden />
                  ) : last == null ? (
                    <Plus aria-hidden />
                  ) : (
                    <ArrowUpDown aria-hidden />
                  )
                }
                aria-pressed={isTaken}
                className={styles.chip}
                onClick={() => choose(text)}
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

/** The place whose wrong answer goes when all are filled. */
function lastWrongAnswer({ options, correctAnswer }: Options): number {
  return options.findLastIndex((_, index) => index !== correctAnswer);
}

/** Puts a wrong answer into the first empty field, or else the last one, or removes it again. */
export function toggleWrongAnswer(question: Options, text: string): readonly string[] {
  const { options, correctAnswer } = question;
  const taken = options.findIndex(
    (option, index) => index !== correctAnswer && bare(option) === bare(text),
  );
  if (taken >= 0) return options.with(taken, '');
  const empty = options.findIndex(
    (option, index) => index !== correctAnswer && option.trim() === '',
  );
  if (isOption(question, text)) return options;
  return options.with(empty < 0 ? lastWrongAnswer(question) : empty, text);
}

function bare(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, ' ');
}
