import { Field } from '../../../../components/ui/field/field.tsx';
import { Input } from '../../../../components/ui/field/input.tsx';
import { fieldIds } from '../field-ids.ts';
import styles from './document-order.module.css';
import type { TextChoice } from './text-choice.ts';

type PageFieldsProps = {
  /** How many the document has. */
  pages: number;
  choice: TextChoice;
  /** It cannot be so, and that was tried. */
  wrong: 'firstPage' | 'lastPage' | null;
  onChange: (choice: TextChoice) => void;
};

/** From which page to which. */
export function PageFields({ pages, choice, wrong, onChange }: PageFieldsProps) {
  const limits = { type: 'number', inputMode: 'numeric', min: 1, max: pages } as const;
  return (
    <div className={styles.pages}>
      <Field id={fieldIds.firstPage} label="From page">
        {(control) => (
          <Input
            {...control}
            {...limits}
            aria-invalid={wrong === 'firstPage' || undefined}
            value={choice.firstPage}
            onChange={(event) => onChange({ ...choice, firstPage: event.target.value })}
          />
        )}
      </Field>
      <Field id={fieldIds.lastPage} label="To page" hint={`It has ${pages}.`}>
        {(control) => (
          <Input
            {...control}
            {...limits}
            aria-invalid={wrong === 'lastPage' || undefined}
            value={choice.lastPage}
            onChange={(event) => onChange({ ...choice, lastPage: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}
