import {
  PAPER_VERSIONS,
  type PaperVersion,
} from '@study-assistant/contract/quizzes/paper-versions';
import { Checkbox } from '../../../components/ui/field/checkbox.tsx';
import { ChoiceSelect } from '../../../components/ui/field/choice-select.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { Input } from '../../../components/ui/field/input.tsx';
import { Textarea } from '../../../components/ui/field/textarea.tsx';
import { MAX_BLANK_LENGTH, MAX_INSTRUCTIONS_LENGTH, type PaperSettings } from './paper-settings.ts';
import { paperSizes } from './paper-size.ts';
import styles from './quiz-paper.module.css';

type PaperFormProps = {
  settings: PaperSettings;
  onChange: (changed: Partial<PaperSettings>) => void;
  /** Whether the reader may see the key. */
  mayPrintKey: boolean;
};

/** What is to be printed. */
export function PaperForm({ settings, onChange, mayPrintKey }: PaperFormProps) {
  const { versions } = settings;

  function toggle(version: PaperVersion) {
    const isChosen = (one: PaperVersion) => versions.includes(one) !== (one === version);
    onChange({ versions: PAPER_VERSIONS.filter(isChosen) });
  }

  return (
    <form
      className={styles.form}
      aria-label="What to print"
      onSubmit={(event) => event.preventDefault()}
    >
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Versions</legend>
        <div className={styles.row}>
          {PAPER_VERSIONS.map((version) => (
            <Checkbox
              key={version}
              label={version}
              checked={versions.includes(version)}
              onChange={() => toggle(version)}
            />
          ))}
        </div>
        <p className={styles.hint}>
          A is the quiz as it was written. The others have its questions and options in orders of
          their own, the same each time you print them.
        </p>
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Sheets</legend>
        <Checkbox
          label="An answer sheet with circles to fill in"
          checked={settings.hasAnswerSheet}
          onChange={({ target }) => onChange({ hasAnswerSheet: target.checked })}
        />
        {mayPrintKey ? (
          <Checkbox
            label="The answer key of each version, for you"
            checked={settings.hasKey}
            onChange={({ target }) => onChange({ hasKey: target.checked })}
          />
        ) : (
          <p className={styles.hint}>Only the teacher who made this quiz can print its key.</p>
        )}
      </fieldset>
      <Field id="paper-size" label="Paper">
        {(control) => (
          <ChoiceSelect
            {...control}
            choices={paperSizes}
            value={settings.size}
            onChange={(size) => onChange({ size })}
          />
        )}
      </Field>
      <Field id="paper-class" label="Class" isOptional hint="Empty, it is a line to write on.">
        {(control) => (
          <Input
            {...control}
            value={settings.className}
            maxLength={MAX_BLANK_LENGTH}
            autoComplete="off"
            onChange={({ target }) => onChange({ className: target.value })}
          />
        )}
      </Field>
      <Field id="paper-date" label="Date" isOptional hint="Empty, it is a line to write on.">
        {(control) => (
          <Input
            {...control}
            value={settings.date}
            maxLength={MAX_BLANK_LENGTH}
            autoComplete="off"
            onChange={({ target }) => onChange({ date: target.value })}
          />
        )}
      </Field>
      <Field id="paper-instructions" label="Instructions" isOptional>
        {(control) => (
          <Textarea
            {...control}
            value={settings.instructions}
            maxLength={MAX_INSTRUCTIONS_LENGTH}
            onChange={({ target }) => onChange({ instructions: target.value })}
          />
        )}
      </Field>
    </form>
  );
}
