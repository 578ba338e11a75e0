import { Copy } from 'lucide-react';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import styles from '../admin.module.css';
import { texts, writeHowTo } from './invitation-texts.ts';

/** What the invited have to do, to be copied into a message. */
export function HowToCard() {
  const words = writeHowTo(window.location.origin);

  async function copy() {
    try {
      await navigator.clipboard.writeText(words);
      toast.success('The text is copied.');
    } catch {
      toast.error('The text could not be copied. Please mark it and copy it yourself.');
    }
  }

  return (
    <Card
      title={texts.howTitle}
      actions={
        <Button icon={<Copy aria-hidden />} onClick={() => void copy()}>
          Copy the text
        </Button>
      }
    >
      <p className={styles.howTo}>{words}</p>
    </Card>
  );
}
