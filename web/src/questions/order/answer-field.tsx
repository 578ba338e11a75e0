import type { GivenAnswer } from '@study-assistant/contract/questions/kind-schemas';
import { ArrowDown, ArrowUp, Check } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { MathText } from '../../components/maths/math-text.tsx';
import { useSaidMaths } from '../../components/maths/use-said-maths.ts';
import { Button } from '../../components/ui/button/button.tsx';
import { announce } from '../../components/ui/feedback/announcer.tsx';
import { focusField } from '../../lib/dom/focus-field.ts';
import type { AnswerFieldProps } from '../asked-question.ts';
import places from '../places.module.css';
import styles from '../questions.module.css';

const directions: Partial<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Things that are moved up and down. The order at the beginning is no answer by itself. */
export function OrderField({ id, question, answer, onAnswer, className }: AnswerFieldProps) {
  const given = orderOf(answer);
  const order = given ?? question.optionOrder;
  const say = useSaidMaths(question.options);

  function move(place: number, by: -1 | 1) {
    const thing = order[place];
    const other = order[place + by];
    if (thing === undefined || other === undefined) return;
    flushSync(() => onAnswer({ order: order.with(place, other).with(place + by, thing) }));
    focusField(buttonId(thing, by));
    announce(`${say(question.options[thing] ?? '')}: now ${place + by + 1} of ${order.length}`);
  }

  function moveByKey(event: KeyboardEvent, place: number) {
    const by = directions[event.key];
    if (!by) return;
    event.preventDefault();
    move(place, by);
  }

  function buttonId(thing: number, by: -1 | 1): string {
    return `${id}-${by === -1 ? 'up' : 'down'}-${thing}`;
  }

  return (
    <fieldset id={id} className={places.order} aria-describedby={`${id}-hint`}>
      <legend>
        <span className={className} dir="auto">
          <MathText>{question.question}</MathText>
        </span>
      </legend>
      <p id={`${id}-hint`} className={styles.hint}>
        Bring these into their order, the first one on top.
      </p>
      <ol className={places.things}>
        {order.map((thing, place) => (
          <li key={thing} className={places.thing}>
            <span className={places.thingText} dir="auto">
              <MathText>{question.options[thing]}</MathText>
            </span>
            {([-1, 1] as const).map((by) => (
              <Button
                key={by}
                id={buttonId(thing, by)}
                variant="quiet"
                icon={by === -1 ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
                aria-label={`Move ${by === -1 ? 'up' : 'down'}: ${say(question.options[thing] ?? '')}`}
                isDisabled={order[place + by] === undefined}
                onClick={() => move(place, by)}
                onKeyDown={(event) => moveByKey(event, place)}
              />
            ))}
          </li>
        ))}
      </ol>
      {given === null && (
        <div className={places.keep}>
          <p className={styles.hint}>This is no answer yet. Move something, or keep it so.</p>
          <Button icon={<Check aria-hidden />} onClick={() => keep()}>
            Keep this order
          </Button>
        </div>
      )}
    </fieldset>
  );

  /** The button goes away with it, so that the focus goes to the list. */
  function keep() {
    flushSync(() => onAnswer({ order: [...order] }));
    focusField(id);
    announce('This order is your answer.');
  }
}

function orderOf(answer: GivenAnswer | null): readonly number[] | null {
  const isOrder = answer !== null && typeof answer === 'object' && 'order' in answer;
  return isOrder && answer.order.length > 0 ? answer.order : null;
}
