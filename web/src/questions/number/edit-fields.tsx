import type { Tolerance } from '@study-assistant/contract/questions/key-schemas';
import { readNumber } from '@study-assistant/contract/questions/read-number';
import { MAX_NUMBER_LENGTH, MAX_UNIT_LENGTH } from '@study-assistant/contract/wire/constants';
import type { ReactNode } from 'react';
import { Checkbox } from '../../components/ui/field/checkbox.tsx';
import { ChoiceSelect } from '../../components/ui/field/choice-select.tsx';
import { Field } from '../../components/ui/field/field.tsx';
import { Input } from '../../components/ui/field/input.tsx';
import type { NumberTexts } from '../edited-texts.ts';
import styles from '../questions.module.css';

const toleranceNames: Record<Tolerance['type'], string> = {
  absolute: 'More or less by',
  percent: 'More or less by percent',
  range: 'Any number from … to …',
};

type NumberFieldsProps = {
  idOf: (name: string) => string;
  texts: NumberTexts;
  errorOf: (fieldId: string) => string | undefined;
  onChange: (texts: NumberTexts) => void;
};

/** The right number, how far an answer may be from it, and its unit. */
export function NumberFields({ idOf, texts, errorOf, onChange }: NumberFieldsProps) {
  const isRange = texts.toleranceType === 'range';

  function textField(
    name: 'value' | 'by' | 'from' | 'to' | 'unit' | 'units',
    label: string,
    { hint, isOptional = false }: { hint?: ReactNode; isOptional?: boolean } = {},
  ) {
    return (
      <Field id={idOf(name)} label={label} error={errorOf(idOf(name))} {...{ hint, isOptional }}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={name === 'units' ? 8 * MAX_UNIT_LENGTH : MAX_NUMBER_LENGTH}
            value={texts[name]}
            onChange={(event) => onChange({ ...texts, [name]: event.target.value })}
          />
        )}
      </Field>
    );
  }

  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        {!isRange && textField('value', 'Right number', { hint: sayTwofold(texts.value) })}
        <Field id={idOf('toleranceType')} label="Also right">
          {(control) => (
            <ChoiceSelect
              {...control}
              choices={['absolute', 'percent', 'range']}
              labelOf={(choice) => toleranceNames[choice]}
              value={texts.toleranceType}
              onChange={(toleranceType) => onChange({ ...texts, toleranceType })}
            />
          )}
        </Field>
        {isRange ? (
          <>
            {textField('from', 'From')}
            {textField('to', 'To')}
          </>
        ) : (
          textField('by', texts.toleranceType === 'percent' ? 'Percent' : 'By', {
            hint: isTooExact(texts) && 'With 0, only exactly this number is right.',
          })
        )}
      </div>
      <Checkbox
        label="Students write the unit themselves"
        checked={texts.asksUnit}
        onChange={(event) => onChange({ ...texts, asksUnit: event.target.checked })}
      />
      {texts.asksUnit
        ? textField('units', 'Accepted units', {
            hint: 'With commas between, for example: kg, kilogram. Without its unit a right number gets half a point.',
          })
        : textField('unit', 'Unit behind the field', { isOptional: true })}
    </div>
  );
}

/** What may be read in two ways is not taken as a key. */
function sayTwofold(text: string): string | null {
  const [first, second] = readNumber(text)?.values ?? [];
  if (second === undefined) return null;
  return `This may be ${first} or ${second}. Please write it without a comma.`;
}

/** A number that is not whole is seldom meant to the last digit. */
function isTooExact({ value, by }: NumberTexts): boolean {
  const [right] = readNumber(value)?.values ?? [];
  return right !== undefined && !Number.isInteger(right) && readNumber(by)?.values[0] === 0;
}
