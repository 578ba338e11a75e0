import { isBlank } from '@study-assistant/contract/questions/answer';
import type { GivenAnswer } from '@study-assistant/contract/questions/kind-schemas';
import { Flag } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { Button } from '../../../components/ui/button/button.tsx';
import type { TakenQuiz } from '../../../lib/api/lenient/open-attempts.ts';
import { classNames } from '../../../lib/dom/class-names.ts';
import { optionLetter } from '../../../lib/format/option-letter.ts';
import { AnswerField } from '../../../questions/answer-field.tsx';
import { countPicked } from '../../../questions/asked-question.ts';
import styles from './question-view.module.css';

const PICKED = 'input[type=radio], input[type=checkbox]';

type QuestionViewProps = {
  /** The id of the heading, which receives the focus on a step. */
  id: string;
  question: TakenQuiz['questions'][number];
  index: number;
  total: number;
  answer: GivenAnswer | null;
  isFlagged: boolean;
  onAnswer: (answer: GivenAnswer) => void;
  onFlag: () => void;
  onStep: (step: 1 | -1) => void;
};

export function QuestionView(props: QuestionViewProps) {
  const { id, question, index, total, answer, isFlagged, onAnswer, onFlag, onStep } = props;
  const view = useRef<HTMLElement>(null);
  const picked = countPicked(question);

  function choose(place: number) {
    const option = view.current?.querySelectorAll<HTMLInputElement>(PICKED)[place];
    option?.focus();
    option?.click();
  }

  useQuestionKeys(view, {
    options: picked,
    isAnswered: !isBlank(answer),
    onChoose: choose,
    onStep,
  });

  return (
    <section ref={view} tabIndex={-1} aria-labelledby={id} className={styles.view}>
      <div className={styles.head}>
        <h1 id={id} tabIndex={-1} className={styles.title}>
          Question {index + 1} of {total}
        </h1>
        <Button
          variant="quiet"
          icon={<Flag aria-hidden className={classNames(isFlagged && styles.flagged)} />}
          aria-pressed={isFlagged}
          onClick={onFlag}
        >
          Flag<span className={styles.long}> for review</span>
        </Button>
      </div>
      <AnswerField
        id={`${id}-options`}
        question={question}
        answer={answer}
        onAnswer={onAnswer}
        className={styles.question}
      />
      {picked > 0 && (
        <p className={styles.hint}>
          Keys: <kbd>A</kbd>–<kbd>{optionLetter(picked - 1)}</kbd> or <kbd>1</kbd>–
          <kbd>{picked}</kbd> choose an answer, <kbd>Enter</kbd> goes on.
        </p>
      )}
    </section>
  );
}

type QuestionKeys = {
  /** How many options the keys choose from; 0 where nothing is picked. */
  options: number;
  isAnswered: boolean;
  /** Takes the option's zero-based place on the screen. */
  onChoose: (place: number) => void;
  onStep: (step: 1 | -1) => void;
};

/**
 * 1–4 and A–D choose an option, and Enter goes on from an answer; left and right change the question,
 * except on a radio button, whose arrows choose. Only keys pressed inside the question count, since
 * single keys for the whole page would interfere with speech input.
 */
function useQuestionKeys(
  question: RefObject<HTMLElement | null>,
  { options, isAnswered, onChoose, onStep }: QuestionKeys,
): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const option = optionOf(event.key);
    if (option >= 0 && option < options) {
      event.preventDefault();
      onChoose(option);
    } else if (event.target instanceof HTMLTextAreaElement) {
      // There, Enter begins a line and the arrows move among the words.
      return;
    } else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) {
      // A key that is held down would run through all questions.
      if (isAnswered && !event.repeat) onStep(1);
    } else if (!(event.target instanceof HTMLInputElement)) {
      if (event.key === 'ArrowRight') onStep(1);
      if (event.key === 'ArrowLeft') onStep(-1);
    }
  });

  useEffect(() => {
    const element = question.current;
    function listen(event: KeyboardEvent) {
      handleKey(event);
    }
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [question]);
}

/** Returns -1 for a key that names no option. */
function optionOf(key: string): number {
  if (key.length !== 1) return -1;
  const digit = '123456789'.indexOf(key);
  return digit >= 0 ? digit : 'abcdefghi'.indexOf(key.toLowerCase());
}
