import type { OrderKey } from '@study-assistant/contract/questions/key-schemas';
import { MAX_ITEMS, MIN_ITEMS } from '@study-assistant/contract/wire/constants';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/ui/button/button.tsx';
import { announce } from '../../components/ui/feedback/announcer.tsx';
import { ChoiceSelect } from '../../components/ui/field/choice-select.tsx';
import { Field, FieldError } from '../../components/ui/field/field.tsx';
import { focusField } from '../../lib/dom/focus-field.ts';
import rows from '../edit-rows.module.css';
import styles from '../questions.module.css';
import { RowErrors, TextRow } from '../text-row.tsx';
import { WeakSpots } from '../weak-spots.tsx';
import type { OrderTexts } from './order-texts.ts';
import { weakSpotsOfOrder } from './weak-spots.ts';

const scorings: Record<OrderKey['scoring'], string> = {
  partial: 'A part of the point for each right neighbor',
  'all-or-nothing': 'The point for exactly this order',
};

type OrderFieldsProps = {
  idOf: (name: string) => string;
  texts: OrderTexts;
  errorOf: (fieldId: string) => string | undefined;
  onChange: (texts: OrderTexts) => void;
};

/** Things in their right order, which students get in another one. */
export function OrderFields({ idOf, texts, errorOf, onChange }: OrderFieldsProps) {
  const { things, scoring } = texts;
  const lineId = (at: number) => idOf(`option-${at}`);
  const moveId = (at: number, by: -1 | 1) => idOf(`${by === -1 ? 'up' : 'down'}-${at}`);
  const error = errorOf(idOf('options'));

  function add() {
    flushSync(() => onChange({ ...texts, things: [...things, ''] }));
    focusField(lineId(things.length));
  }

  function remove(at: number) {
    onChange({ ...texts, things: things.toSpliced(at, 1) });
    focusField(lineId(Math.min(at, things.length - 2)));
  }

  function move(at: number, by: -1 | 1) {
    const [thing, other] = [things[at], things[at + by]];
    if (thing === undefined || other === undefined) return;
    flushSync(() => onChange({ ...texts, things: things.with(at, other).with(at + by, thing) }));
    focusField(moveId(at + by, by));
    announce(`Now line ${at + by + 1} of ${things.length}.`);
  }

  return (
    <div className={styles.fields}>
      <fieldset
        id={idOf('options')}
        className={rows.rows}
        aria-describedby={error === undefined ? undefined : `${idOf('options')}-error`}
      >
        <legend className={rows.legend}>Lines – in the right order, the first one on top</legend>
        {things.map((thing, at) => (
          <div key={at} className={rows.row}>
            <div className={rows.controls}>
              <span aria-hidden className={rows.place}>
                {at + 1}.
              </span>
              <TextRow
                id={lineId(at)}
                label={`Line ${at + 1}`}
                value={thing}
                error={errorOf(lineId(at))}
                onChange={(text) => onChange({ ...texts, things: things.with(at, text) })}
              />
              <div className={rows.moves}>
                {([-1, 1] as const).map((by) => (
                  <Button
                    key={by}
                    id={moveId(at, by)}
                    variant="quiet"
                    icon={by === -1 ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
                    aria-label={`Move line ${at + 1} ${by === -1 ? 'up' : 'down'}`}
                    isDisabled={things[at + by] === undefined}
                    onClick={() => move(at, by)}
                  />
                ))}
                {things.length > MIN_ITEMS && (
                  <Button
                    variant="quiet"
                    icon={<X aria-hidden />}
                    aria-label={`Remove line ${at + 1}`}
                    onClick={() => remove(at)}
                  />
                )}
              </div>
            </div>
            <RowErrors ids={[lineId(at)]} errorOf={errorOf} />
          </div>
        ))}
        {error !== undefined && <FieldError id={`${idOf('options')}-error`}>{error}</FieldError>}
        {things.length < MAX_ITEMS && (
          <div className={rows.tools}>
            <Button variant="quiet" icon={<Plus aria-hidden />} onClick={add}>
              Add a line
            </Button>
          </div>
        )}
      </fieldset>
      <Field id={idOf('scoring')} label="Points">
        {(control) => (
          <ChoiceSelect
            {...control}
            choices={['partial', 'all-or-nothing']}
            labelOf={(choice) => scorings[choice]}
            value={scoring}
            onChange={(changed) => onChange({ ...texts, scoring: changed })}
          />
        )}
      </Field>
      <WeakSpots sentences={weakSpotsOfOrder(texts)} />
    </div>
  );
}
