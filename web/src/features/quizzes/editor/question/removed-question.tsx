import { Undo2 } from 'lucide-react';
import { Button } from '../../../../components/ui/button/button.tsx';
import { texts } from '../editor-texts.ts';
import { fieldIds } from '../field-ids.ts';
import styles from './question-card.module.css';

type RemovedQuestionProps = {
  questionKey: string;
  text: string;
  /** Its number once it is back. */
  number: number;
  onRestore: (key: string, number: number) => void;
};

/** Stands where a deleted question stood, until the quiz is saved. */
export function RemovedQuestion({ questionKey, text, number, onRestore }: RemovedQuestionProps) {
  return (
    <div className={styles.removed}>
      <p>
        {texts.removed} <s dir="auto">{text}</s>
      </p>
      <Button
        id={fieldIds.of(questionKey).undo}
        icon={<Undo2 aria-hidden />}
        onClick={() => onRestore(questionKey, number)}
      >
        Undo
      </Button>
    </div>
  );
}
