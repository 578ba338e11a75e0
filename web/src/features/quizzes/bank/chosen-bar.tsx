import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button/button.tsx';
import { count } from '../../../lib/format/numbers.ts';
import type { ChosenQuestions } from './bank-list.tsx';
import styles from './bank.module.css';
import { CopyDialog } from './copy-dialog.tsx';

type ChosenBarProps = { chosen: ChosenQuestions; onClear: () => void };

/** How many questions are chosen and what can be done with them; it stays in sight. */
export function ChosenBar({ chosen, onClear }: ChosenBarProps) {
  const [isCopying, setCopying] = useState(false);
  return (
    <>
      <div className={styles.bar} hidden={chosen.size === 0}>
        <p role="status">{chosen.size > 0 && `${count(chosen.size, 'question')} chosen`}</p>
        <Button onClick={onClear}>Choose none</Button>
        <Button variant="primary" icon={<Copy aria-hidden />} onClick={() => setCopying(true)}>
          Copy into a quiz
        </Button>
      </div>
      {isCopying && (
        <CopyDialog
          questions={[...chosen.values()]}
          onDone={() => {
            setCopying(false);
            onClear();
          }}
          onCancel={() => setCopying(false)}
        />
      )}
    </>
  );
}
