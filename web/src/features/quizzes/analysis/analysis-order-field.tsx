import { announce } from '../../../components/ui/feedback/announcer.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { Select } from '../../../components/ui/field/select.tsx';
import { analysisOrders, isAnalysisOrder, type AnalysisOrder } from './analysis-order.ts';
import styles from './quiz-analysis.module.css';

type AnalysisOrderFieldProps = { order: AnalysisOrder; onChange: (order: AnalysisOrder) => void };

export function AnalysisOrderField({ order, onChange }: AnalysisOrderFieldProps) {
  function choose(value: string) {
    if (!isAnalysisOrder(value)) return;
    onChange(value);
    announce(`Sorted: ${analysisOrders[value]}.`);
  }

  return (
    <div className={styles.order}>
      <Field id="analysis-order" label="Sort by">
        {(control) => (
          <Select
            {...control}
            required={false}
            value={order}
            onChange={(event) => choose(event.target.value)}
          >
            {Object.entries(analysisOrders).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
