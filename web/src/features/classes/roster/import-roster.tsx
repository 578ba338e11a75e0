import type { TaughtClass } from '@study-assistant/contract/classes/classes';
import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/button/button.tsx';
import { ErrorSummary } from '../../../components/ui/field/error-summary.tsx';
import { FileField } from '../../../components/ui/field/file-field.tsx';
import { ProgressBar } from '../../../components/ui/meter/progress-bar.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { classNames } from '../../../lib/dom/class-names.ts';
import { saveFile } from '../../../lib/dom/save-file.ts';
import { toCsv } from '../../../lib/format/csv.ts';
import { count } from '../../../lib/format/numbers.ts';
import { listRowsToImport, type PlannedRow } from './planned-rows.ts';
import { RosterDone } from './roster-done.tsx';
import { RosterTable } from './roster-table.tsx';
import { sumUpPlan, texts } from './roster-texts.ts';
import styles from './roster.module.css';
import { useRosterImport } from './use-roster-import.ts';

type ImportRosterProps = { taught: TaughtClass; onPrintCards: () => void; onClose: () => void };

/** Imports a list of students into a class. Each step moves the focus to its heading. */
export function ImportRoster({ taught, onPrintCards, onClose }: ImportRosterProps) {
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
      {step.name === 'done' && (
        <RosterDone className={taught.name} rows={step.rows} onPrintCards={onPrintCards} />
      )}
    </section>
  );
}

type RosterPreviewProps = {
  rows: readonly PlannedRow[];
  problem: string | null;
  onImport: () => void;
  onChooseAnother: () => void;
};

/** The second step: what the import would do with each row. Nothing is written yet. */
function RosterPreview({ rows, problem, onImport, onChooseAnother }: RosterPreviewProps) {
  const amount = listRowsToImport(rows).length;
  return (
    <div className={styles.step}>
      <ErrorSummary errors={problem === null ? [] : [{ fieldId: null, message: problem }]} />
      <p role="status">{sumUpPlan(rows.filter(({ isDone }) => !isDone))}</p>
      {amount === 0 && <p>{texts.nothingToDo}</p>}
      <div className={styles.buttons}>
        {amount > 0 && (
          <Button variant="primary" onClick={onImport}>
            Import {count(amount, 'student')}
          </Button>
        )}
        <Button onClick={onChooseAnother}>Choose another file</Button>
      </div>
      <RosterTable rows={rows} />
    </div>
  );
}

const SAMPLE = toCsv([
  ['Name', 'Email', 'Student number', 'Grade'],
  ['Ada Okoye', 'ada.okoye@school.example', '', '9'],
  ['Zoë Müller', '', '2041', '9'],
]);

type RosterChoiceProps = { problem: string | null; onChoose: (file: File) => void };

/** The first step: choosing a file, which is read immediately. */
function RosterChoice({ problem, onChoose }: RosterChoiceProps) {
  return (
    <div className={styles.step}>
      <p>{texts.explain}</p>
      <ErrorSummary
        errors={problem === null ? [] : [{ fieldId: 'roster-file', message: problem }]}
      />
      <FileField
        id="roster-file"
        label="List of students"
        hint={texts.fileHint}
        accept=".csv,.tsv,.txt,text/csv"
        file={null}
        onSelect={(file) => file && onChoose(file)}
      />
      <div>
        <Button
          icon={<Download aria-hidden />}
          onClick={() => saveFile('students-sample.csv', 'text/csv;charset=utf-8', SAMPLE)}
        >
          Download a sample
        </Button>
      </div>
    </div>
  );
}
