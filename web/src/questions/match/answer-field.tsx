import {
  matchBodySchema,
  type GivenAnswer,
} from '@study-assistant/contract/questions/kind-schemas';
import { MathText } from '../../components/maths/math-text.tsx';
import { useSaidMaths } from '../../components/maths/use-said-maths.ts';
import { Button } from '../../components/ui/button/button.tsx';
import { announce } from '../../components/ui/feedback/announcer.tsx';
import { Select } from '../../components/ui/field/select.tsx';
import { classNames } from '../../lib/dom/class-names.ts';
import { letteredOptions } from '../../lib/format/option-letter.ts';
import type { AnswerFieldProps } from '../asked-question.ts';
import places from '../places.module.css';
import styles from '../questions.module.css';
import { keepArrows, useSlots } from '../use-slots.ts';

/** Left sides, to each of which a right one is chosen from a menu or tapped. */
export function MatchField({ id, question, answer, onAnswer, className }: AnswerFieldProps) {
  const { data: body } = matchBodySchema.safeParse(question.body);
  const lefts = body?.lefts ?? [];
  const rights = letteredOptions(question);
  const say = useSaidMaths([...lefts, ...question.options]);
  const pairs = pairsOf(answer, lefts.length);
  const fill = (left: number, right: number | null) => onAnswer({ pairs: pairs.with(left, right) });
  const slots = useSlots<number>(
    pairs.map((right) => right !== null),
    (left, right) => {
      fill(left, right);
      announce(say(`${lefts[left] ?? ''}: ${question.options[right] ?? ''}`));
    },
  );
  const active = slots.active === null ? undefined : lefts[slots.active];
  return (
    <fieldset id={id} className={places.match} aria-describedby={`${id}-hint`}>
      <legend>
        <span className={className} dir="auto">
          <MathText>{question.question}</MathText>
        </span>
      </legend>
      <p id={`${id}-hint`} className={styles.hint}>
        Choose from the menus, or tap a left side and then what belongs to it.
      </p>
      <ol className={places.lefts} onKeyDownCapture={keepArrows}>
        {lefts.map((left, at) => (
          <li key={at} className={classNames(places.left, at === slots.active && places.active)}>
            <button
              type="button"
              aria-pressed={at === slots.active}
              className={places.side}
              onClick={() => slots.choose(at)}
            >
              <span dir="auto">
                <MathText>{left}</MathText>
              </span>
            </button>
            <Select
              aria-label={`Belongs to: ${say(left)}`}
              value={pairs[at] ?? ''}
              onChange={({ target: { value } }) => fill(at, value === '' ? null : Number(value))}
            >
              <option value="">…</option>
              {rights.map(({ value, label, marker }) => (
                <option key={value} value={value}>
                  {`${marker} – ${say(label ?? '')}`}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ol>
      <div
        role="group"
        aria-label={active === undefined ? 'Right sides' : `Right sides, for: ${say(active)}`}
        className={places.rights}
      >
        {rights.map(({ value, label, marker }) => (
          <Button
            key={value}
            className={places.right}
            isDisabled={slots.active === null}
            onClick={() => slots.put(Number(value))}
          >
            <span aria-hidden className={places.letter}>
              {marker}
            </span>
            <span dir="auto">
              <MathText>{label}</MathText>
            </span>
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

function pairsOf(answer: GivenAnswer | null, lefts: number): (number | null)[] {
  const given =
    answer !== null && typeof answer === 'object' && 'pairs' in answer ? answer.pairs : [];
  return Array.from({ length: lefts }, (_, left) => given[left] ?? null);
}
