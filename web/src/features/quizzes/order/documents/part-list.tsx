import type { DocumentPart } from '@study-assistant/contract/quizzes/quiz-documents';
import type { Toughness } from '@study-assistant/contract/quizzes/quizzes';
import { Button } from '../../../../components/ui/button/button.tsx';
import { Checkbox } from '../../../../components/ui/field/checkbox.tsx';
import { fieldIds } from '../field-ids.ts';
import styles from './document-order.module.css';
import { describePart, describeYield } from './document-texts.ts';
import { estimateQuestions } from './text-choice.ts';

type PartListProps = {
  parts: readonly DocumentPart[];
  /** Indexes of the parts. */
  chosen: ReadonlySet<number>;
  toughness: Toughness;
  onChange: (chosen: ReadonlySet<number>) => void;
};

/** The parts of a document in order, each with its place, its length and what it bears. */
export function PartList({ parts, chosen, toughness, onChange }: PartListProps) {
  if (parts.length < 2) return null;

  function toggle(index: number) {
    const next = new Set(chosen);
    if (!next.delete(index)) next.add(index);
    onChange(next);
  }

  return (
    <>
      <div className={styles.all}>
        <Button
          variant="quiet"
          isDisabled={chosen.size === parts.length}
          onClick={() => onChange(new Set(parts.keys()))}
        >
          Select all
        </Button>
        <Button variant="quiet" isDisabled={chosen.size === 0} onClick={() => onChange(new Set())}>
          Select none
        </Button>
      </div>
      <ul className={styles.parts} aria-label="Sections">
        {parts.map(({ title, pages, words }, index) => (
          <li key={index}>
            <Checkbox
              id={index === 0 ? fieldIds.parts : undefined}
              checked={chosen.has(index)}
              onChange={() => toggle(index)}
              label={
                <span className={styles.part}>
                  <span dir="auto">{title}</span>
                  <span className={styles.hint}>
                    {describePart(pages, words)} ·{' '}
                    {describeYield(estimateQuestions(words, toughness))}
                  </span>
                </span>
              }
            />
          </li>
        ))}
      </ul>
    </>
  );
}
