import { Button } from '../../../components/ui/button/button.tsx';
import { ErrorSummary } from '../../../components/ui/field/error-summary.tsx';
import { count } from '../../../lib/format/numbers.ts';
import { listRowsToImport, type PlannedRow } from './planned-rows.ts';
import { RosterTable } from './roster-table.tsx';
import { sumUpPlan, texts } from './roster-texts.ts';
import styles from './roster.module.css';

type RosterPreviewProps = {
  rows: readonly PlannedRow[];
  problem: string | null;
  onImport: () => void;
  onChooseAnother: () => void;
};

/** The second step: what would happen to each row. Nothing has been written yet. */
export function RosterPreview({ rows, problem, onImport, onChooseAnother }: RosterPreviewProps) {
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
