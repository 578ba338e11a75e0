import type { Material } from '@study-assistant/contract/materials/materials';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRestOfList } from '../../../components/lists/use-list-part.ts';
import { Button } from '../../../components/ui/button/button.tsx';
import { ChoiceSelect } from '../../../components/ui/field/choice-select.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { materialsQuery } from '../../../queries/materials.ts';
import styles from './passages.module.css';

const texts = {
  label: 'Find the proofs in a material',
  hint: 'Each question gets the passage that proves what is right. Nothing is changed until you take it.',
  loading: 'Your materials are being read…',
  none: 'There is no material with text yet.',
  failed: 'Your materials could not be loaded.',
  find: 'Find',
  finding: 'Looking…',
} as const;

type MaterialChoiceProps = {
  id: string;
  isFinding: boolean;
  onFind: (material: Material) => void;
};

/** Asks in which material passages are looked for. */
export function MaterialChoice({ id, isFinding, onFind }: MaterialChoiceProps) {
  const query = useInfiniteQuery(materialsQuery);
  const isLooking = useRestOfList(query, true);
  const materials = (query.data ?? []).filter(({ type }) => type !== 'Video');
  const [chosenId, setChosenId] = useState('');
  const chosen = materials.find((one) => one.id === chosenId) ?? materials[0];
  if (query.isError) return <p>{texts.failed}</p>;
  if (!chosen) return <p>{isLooking || query.isPending ? texts.loading : texts.none}</p>;
  return (
    <>
      <div className={styles.choice}>
        <Field id={id} label={texts.label}>
          {(control) => (
            <ChoiceSelect
              {...control}
              choices={materials.map((one) => one.id)}
              labelOf={(one) => materials.find((material) => material.id === one)?.name ?? ''}
              value={chosen.id}
              onChange={setChosenId}
            />
          )}
        </Field>
        <Button
          variant="secondary"
          isBusy={isFinding}
          busyLabel={texts.finding}
          onClick={() => onFind(chosen)}
        >
          {texts.find}
        </Button>
      </div>
      <p className={styles.hint}>{isLooking ? texts.loading : texts.hint}</p>
    </>
  );
}
