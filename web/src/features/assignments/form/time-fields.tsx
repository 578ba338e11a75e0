import { sayZone } from '@study-assistant/contract/wire/moments';
import { CalendarDays, Timer } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../components/ui/button/button.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { Input } from '../../../components/ui/field/input.tsx';
import { Switch } from '../../../components/ui/field/switch.tsx';
import { explainClockChange } from '../../../lib/format/wall-time.ts';
import styles from './assignment-form.module.css';
import { quickLabels, texts } from './form-texts.ts';
import { quickTimes } from './quick-times.ts';
import { fieldId, type AssignmentForm } from './use-assignment-form.ts';

/** The fields for when the assignment opens, is due and closes, in the zone of the class. */
export function TimeFields({ form }: { form: AssignmentForm }) {
  const { values, timeZone, change } = form;
  const zoneId = useId();
  // Without late work the assignment closes when it is due, so a second field would confuse.
  const hasClosing = values.acceptsLate || values.dueAt === '' || values.closesAt !== '';
  return (
    <fieldset className={styles.group} aria-describedby={zoneId}>
      <legend className={styles.legend}>When</legend>
      <div className={styles.quick}>
        <Button
          icon={<Timer aria-hidden />}
          onClick={() => change(quickTimes.lesson(timeZone, new Date()))}
        >
          {quickLabels.lesson}
        </Button>
        <Button
          icon={<CalendarDays aria-hidden />}
          onClick={() => change(quickTimes.homework(timeZone, new Date()))}
        >
          {quickLabels.homework}
        </Button>
      </div>
      <div className={styles.times}>
        <TimeField form={form} field="opensAt" label="Opens" hint={texts.opensHint} />
        <TimeField form={form} field="dueAt" label="Due" hint={texts.dueHint} />
        {hasClosing && (
          <TimeField form={form} field="closesAt" label="Closes" hint={texts.closesHint} />
        )}
      </div>
      <p id={zoneId} className={styles.hint}>
        Times are {sayZone(timeZone)}. {texts.extended}
      </p>
      {values.dueAt !== '' && (
        <Switch
          label="Take late work"
          hint={values.acceptsLate ? texts.lateOn : texts.lateOff}
          checked={values.acceptsLate}
          onChange={(event) => change({ acceptsLate: event.target.checked })}
        />
      )}
    </fieldset>
  );
}

type TimeFieldProps = {
  form: AssignmentForm;
  field: 'opensAt' | 'dueAt' | 'closesAt';
  label: string;
  hint: string;
};

function TimeField({ form, field, label, hint }: TimeFieldProps) {
  const { values, errors, timeZone, change } = form;
  return (
    <Field
      id={fieldId(field)}
      label={label}
      isOptional
      hint={explainClockChange(values[field], timeZone) ?? hint}
      error={errors[field]}
    >
      {(control) => (
        <Input
          {...control}
          type="datetime-local"
          value={values[field]}
          onChange={(event) => change({ [field]: event.target.value })}
        />
      )}
    </Field>
  );
}
