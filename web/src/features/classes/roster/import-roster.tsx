import type { TaughtClass } from '@study-assistant/contract/classes/classes';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/button/button.tsx';
import { ProgressBar } from '../../../components/ui/meter/progress-bar.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { classNames } from '../../../lib/dom/class-names.ts';
import { RosterChoice } from './roster-choice.tsx';
import { RosterDone } from './roster-done.tsx';
import { RosterPreview } from './roster-preview.tsx';
import { texts } from './roster-texts.ts';
import styles from './roster.module.css';
import { useRosterImport } from './use-roster-import.ts';

type ImportRosterProps = { taught: TaughtClass; onClose: () => void };

/** Takes a list of students into a class. Each step begins at its heading. */
export function ImportRoster({ taught, onClose }: ImportRosterProps) {
  const { step, choose, startAgain, run } = useRosterImport(taught);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [step.name]);
  return (
    <section aria-labelledby="roster" className={styles.import}>
      <div className={classNames(styles.head, 'no-print')}>
        <h2 id="roster" ref={heading} tabIndex={-1}>
          {step.name === 'done' ? 'The list is imported' : 'Import a list of students'}
        </h2>
        {step.name !== 'importing' && <Button onClick={onClose}>Back to the students</Button>}
      </div>
      {step.name === 'choosing' && <RosterChoice problem={step.problem} onChoose={choose} />}
      {step.name === 'reading' && <Skeleton label={texts.reading} shape="rows" count={6} />}
      {step.name === 'preview' && (
        <RosterPreview
          rows={step.rows}
          problem={step.problem}
          onImport={() => run(step.rows)}
          onChooseAnother={startAgain}
        />
      )}
      {step.name === 'importing' && (
        <ProgressBar
          label="Importing…"
          percent={(step.done / step.all) * 100}
          valueText={`${step.done} of ${step.all}`}
        />
      )}
      {step.name === 'done' && <RosterDone className={taught.name} rows={step.rows} />}
    </section>
  );
}
