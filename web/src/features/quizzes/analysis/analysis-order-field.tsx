import { announce } from '../../../components/ui/feedback/announcer.tsx';
import { ChoiceSelect } from '../../../components/ui/field/choice-select.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { keysOf } from '../../../lib/format/keys-of.ts';
import { analysisOrders, type AnalysisOrder } from './analysis-order.ts';
import styles from './quiz-analysis.module.css';

type AnalysisOrderFieldProps = { order: AnalysisOrder; onChange: (order: AnalysisOrder) => void };

export function AnalysisOrderField({ order, onChange }: AnalysisOrderFieldProps) {
  function choose(chosen: AnalysisOrder) {
    onChange(chosen);
    announce(`Sorted: ${analysisOrders[chosen]}.`);
  }

  return (
    <div className={styles.order}>
      <Field id="analysis-order" label="Sort by">
        {(control) => (
          <ChoiceSelect
            {...control}
            required={false}
            choices={keysOf(analysisOrders)}
            labelOf={(one) => analysisOrders[one]}
            value={order}
            onChange={choose}
          />
        )}
      </Field>
    </div>
  );
}
