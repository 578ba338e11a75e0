import { RefreshCw } from 'lucide-react';
import { MathText } from '../components/maths/math-text.tsx';
import { Button } from '../components/ui/button/button.tsx';
import styles from './questions.module.css';

type UnknownKindProps = { question: string; className: string | undefined };

/**
 * A question of a kind that came after this page was opened. Answers are on the server or on this
 * device, so that a reload loses none of them.
 */
export function UnknownKind({ question, className }: UnknownKindProps) {
  return (
    <div className={styles.unknown}>
      <p className={className} dir="auto">
        <MathText>{question}</MathText>
      </p>
      <p>This question needs a newer page. Your other answers are kept.</p>
      <Button icon={<RefreshCw aria-hidden />} onClick={() => window.location.reload()}>
        Reload the page
      </Button>
    </div>
  );
}
