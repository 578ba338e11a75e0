import { MAX_ITEMS, MAX_RIGHT_SIDES, MIN_ITEMS } from '@study-assistant/contract/wire/constants';
import { Plus, X } from 'lucide-react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/ui/button/button.tsx';
import { FieldError } from '../../components/ui/field/field.tsx';
import { focusField } from '../../lib/dom/focus-field.ts';
import rows from '../edit-rows.module.css';
import styles from '../questions.module.css';
import { RowErrors, TextRow } from '../text-row.tsx';
import { WeakSpots } from '../weak-spots.tsx';
import { NEW_PAIR, type MatchTexts } from './match-texts.ts';
import { weakSpotsOfMatch } from './weak-spots.ts';

type MatchFieldsProps = {
  idOf: (name: string) => string;
  texts: MatchTexts;
  errorOf: (fieldId: string) => string | undefined;
  onChange: (texts: MatchTexts) => void;
};

/** What belongs together, and right sides that belong to nothing. */
export function MatchFields({ idOf, texts, errorOf, onChange }: MatchFieldsProps) {
  const { pairs, spares } = texts;
  const leftId = (at: number) => idOf(`left-${at}`);
  // The right sides are sent as options, those to spare after the others.
  const rightId = (at: number) => idOf(`option-${at}`);
  const error = errorOf(idOf('options'));

  function changePair(at: number, change: Partial<(typeof pairs)[number]>) {
    onChange({
      ...texts,
      pairs: pairs.map((pair, i) => (i === at ? { ...pair, ...change } : pair)),
    });
  }

  function addPair() {
    flushSync(() => onChange({ ...texts, pairs: [...pairs, NEW_PAIR] }));
    focusField(leftId(pairs.length));
  }

  function removePair(at: number) {
    onChange({ ...texts, pairs: pairs.toSpliced(at, 1) });
    focusField(leftId(Math.min(at, pairs.length - 2)));
  }

  function addSpare() {
    flushSync(() => onChange({ ...texts, spares: [...spares, ''] }));
    focusField(rightId(pairs.length + spares.length));
  }

  function removeSpare(at: number) {
    flushSync(() => onChange({ ...texts, spares: spares.toSpliced(at, 1) }));
    focusField(
      spares.length === 1 ? idOf('add-spare') : rightId(pairs.length + Math.max(0, at - 1)),
    );
  }

  return (
    <div className={styles.fields}>
      <fieldset
        id={idOf('options')}
        className={rows.rows}
        aria-describedby={error === undefined ? undefined : `${idOf('options')}-error`}
      >
        <legend className={rows.legend}>Pairs – what belongs together</legend>
        {pairs.map(({ left, right }, at) => (
          <div key={at} className={rows.row}>
            <div className={rows.controls}>
              <div className={rows.sides}>
                <TextRow
                  id={leftId(at)}
                  label={`Left side ${at + 1}`}
                  value={left}
                  error={errorOf(leftId(at))}
                  onChange={(text) => changePair(at, { left: text })}
                />
                <TextRow
                  id={rightId(at)}
                  label={`Right side ${at + 1}`}
                  value={right}
                  error={errorOf(rightId(at))}
                  onChange={(text) => changePair(at, { right: text })}
                />
              </div>
              {pairs.length > MIN_ITEMS && (
                <Button
                  variant="quiet"
                  icon={<X aria-hidden />}
                  aria-label={`Remove pair ${at + 1}`}
                  onClick={() => removePair(at)}
                />
              )}
            </div>
            <RowErrors ids={[leftId(at), rightId(at)]} errorOf={errorOf} />
          </div>
        ))}
        {error !== undefined && <FieldError id={`${idOf('options')}-error`}>{error}</FieldError>}
      </fieldset>
      {spares.length > 0 && (
        <fieldset className={rows.rows}>
          <legend className={rows.legend}>Right sides to spare</legend>
          {spares.map((spare, at) => (
            <div key={at} className={rows.row}>
              <div className={rows.controls}>
                <TextRow
                  id={rightId(pairs.length + at)}
                  label={`Right side to spare ${at + 1}`}
                  value={spare}
                  error={errorOf(rightId(pairs.length + at))}
                  onChange={(text) => onChange({ ...texts, spares: spares.with(at, text) })}
                />
                <Button
                  variant="quiet"
                  icon={<X aria-hidden />}
                  aria-label={`Remove right side to spare ${at + 1}`}
                  onClick={() => removeSpare(at)}
                />
              </div>
              <RowErrors ids={[rightId(pairs.length + at)]} errorOf={errorOf} />
            </div>
          ))}
        </fieldset>
      )}
      <div className={rows.tools}>
        {pairs.length < MAX_ITEMS && (
          <Button variant="quiet" icon={<Plus aria-hidden />} onClick={addPair}>
            Add a pair
          </Button>
        )}
        {pairs.length + spares.length < MAX_RIGHT_SIDES && (
          <Button
            id={idOf('add-spare')}
            variant="quiet"
            icon={<Plus aria-hidden />}
            onClick={addSpare}
          >
            Add a right side to spare
          </Button>
        )}
      </div>
      <WeakSpots sentences={weakSpotsOfMatch(texts)} />
    </div>
  );
}
