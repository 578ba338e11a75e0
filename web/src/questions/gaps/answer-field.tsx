import { gapsBodySchema, type GivenAnswer } from '@study-assistant/contract/questions/kind-schemas';
import { GAP, MAX_GAP_LENGTH } from '@study-assistant/contract/wire/constants';
import { Fragment, type KeyboardEvent, type ReactNode } from 'react';
import { MathText } from '../../components/maths/math-text.tsx';
import { useSaidMaths } from '../../components/maths/use-said-maths.ts';
import { Button } from '../../components/ui/button/button.tsx';
import { announce } from '../../components/ui/feedback/announcer.tsx';
import { Input } from '../../components/ui/field/input.tsx';
import { Select } from '../../components/ui/field/select.tsx';
import { classNames } from '../../lib/dom/class-names.ts';
import type { AnswerFieldProps } from '../asked-question.ts';
import places from '../places.module.css';
import styles from '../questions.module.css';
import { keepArrows, useSlots } from '../use-slots.ts';

/** A text with gaps, into which words are typed, or chosen and tapped where there is a bank. */
export function GapsField(props: AnswerFieldProps) {
  const { question, answer, onAnswer } = props;
  const { data: body } = gapsBodySchema.safeParse(question.body);
  const pieces = question.question.split(GAP);
  const gaps = body?.gaps ?? pieces.length - 1;
  const words = wordsOf(answer, gaps);
  const fill = (gap: number, word: string) => onAnswer({ gaps: words.with(gap, word) });
  const given = { ...props, pieces, words, onFill: fill };
  return body?.bank ? <BankField {...given} bank={body.bank} /> : <TypedField {...given} />;
}

type WordsProps = AnswerFieldProps & {
  /** The text between the gaps. */
  pieces: readonly string[];
  words: readonly string[];
  onFill: (gap: number, word: string) => void;
};

function TypedField({ id, pieces, words, className, onFill }: WordsProps) {
  return (
    <GapsText
      {...{ id, pieces, className }}
      hint="Type a word in each gap."
      fieldOf={(gap) => (
        <Input
          aria-label={nameOf(gap, words)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_GAP_LENGTH}
          className={places.word}
          value={words[gap] ?? ''}
          onChange={(event) => onFill(gap, event.target.value)}
        />
      )}
    />
  );
}

function BankField(props: WordsProps & { bank: readonly string[] }) {
  const { id, pieces, words, bank, className, onFill } = props;
  const say = useSaidMaths(bank);
  const slots = useSlots<string>(
    words.map((word) => word !== ''),
    (gap, word) => {
      onFill(gap, word);
      announce(`Gap ${gap + 1}: ${say(word)}`);
    },
  );
  return (
    <div className={places.fields}>
      <GapsText
        {...{ id, pieces, className }}
        hint="Choose a word in each gap, or tap the words below. A word may be used more than once."
        fieldOf={(gap) => (
          <Select
            aria-label={nameOf(gap, words)}
            className={classNames(places.word, gap === slots.active && places.active)}
            value={words[gap] ?? ''}
            onFocus={() => slots.choose(gap)}
            onChange={(event) => onFill(gap, event.target.value)}
          >
            <option value="">…</option>
            {bank.map((word) => (
              <option key={word} value={word}>
                {say(word)}
              </option>
            ))}
          </Select>
        )}
      />
      <div role="group" aria-label="Words to choose from" className={places.bank}>
        {bank.map((word) => (
          <Button key={word} isDisabled={slots.active === null} onClick={() => slots.put(word)}>
            <span dir="auto">
              <MathText>{word}</MathText>
            </span>
          </Button>
        ))}
      </div>
    </div>
  );
}

type GapsTextProps = {
  id: string;
  pieces: readonly string[];
  className: string | undefined;
  hint: string;
  fieldOf: (gap: number) => ReactNode;
};

/** The text with a field in each gap. */
function GapsText({ id, pieces, className, hint, fieldOf }: GapsTextProps) {
  const hintId = `${id}-hint`;
  return (
    <div id={id} role="group" aria-labelledby={hintId} className={places.fields}>
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
      <div className={classNames(className, places.text)} dir="auto" onKeyDownCapture={goToNextGap}>
        {pieces.map((piece, at) => (
          <Fragment key={at}>
            <MathText>{piece}</MathText>
            {at < pieces.length - 1 && <span className={places.gap}>{fieldOf(at)}</span>}
          </Fragment>
        ))}
      </div>
    </div>
  );
}

/** Enter goes to the next gap; from the last one it does what it does in the page. */
function goToNextGap(event: KeyboardEvent<HTMLElement>): void {
  keepArrows(event);
  if (event.key !== 'Enter') return;
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>('input, select')];
  const next = fields[fields.findIndex((field) => field === event.target) + 1];
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

function nameOf(gap: number, words: readonly string[]): string {
  return `Gap ${gap + 1} of ${words.length}`;
}

function wordsOf(answer: GivenAnswer | null, gaps: number): string[] {
  const given =
    answer !== null && typeof answer === 'object' && 'gaps' in answer ? answer.gaps : [];
  return Array.from({ length: gaps }, (_, gap) => given[gap] ?? '');
}
