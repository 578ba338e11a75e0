import { ORDERED_KINDS, type OrderedKind } from '@study-assistant/contract/quizzes/order-quiz';
import { Checkbox } from '../../../components/ui/field/checkbox.tsx';
import { texts } from '../teacher-quiz-texts.ts';
import { fieldIds } from './field-ids.ts';
import styles from './other-kinds-field.module.css';

const kindTexts: Record<OrderedKind, { name: string; what: string }> = {
  gaps: {
    name: 'Gaps with a word bank',
    what: 'Missing words to put back.',
  },
  match: { name: 'Pairs to match', what: 'Terms and what they mean.' },
  'true-false': { name: 'True or false', what: 'A statement to judge.' },
  order: { name: 'Events in order', what: 'Dated events to sort.' },
  number: { name: 'Years', what: 'When something happened.' },
};

type OtherKindsFieldProps = {
  chosen: readonly OrderedKind[];
  onChange: (chosen: OrderedKind[]) => void;
};

/** The kinds of question that a quiz may be filled up with. */
export function OtherKindsField({ chosen, onChange }: OtherKindsFieldProps) {
  const hintId = `${fieldIds.otherKinds}-hint`;
  return (
    <fieldset className={styles.kinds} aria-describedby={hintId}>
      <legend className={styles.legend}>{texts.otherKinds}</legend>
      <div className={styles.choices}>
        {ORDERED_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            checked={chosen.includes(kind)}
            onChange={({ target: { checked } }) =>
              onChange(
                ORDERED_KINDS.filter((one) => (one === kind ? checked : chosen.includes(one))),
              )
            }
            label={
              <>
                <span className={styles.name}>{kindTexts[kind].name}</span>
                <span className={styles.hint}>{kindTexts[kind].what}</span>
              </>
            }
          />
        ))}
      </div>
      <p id={hintId} className={styles.hint}>
        {texts.otherKindsHint}
      </p>
    </fieldset>
  );
}
