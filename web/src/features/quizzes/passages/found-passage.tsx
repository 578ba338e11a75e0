import { Badge } from '../../../components/ui/badge/badge.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { Checkbox } from '../../../components/ui/field/checkbox.tsx';
import { QuestionSource } from '../question-source.tsx';
import styles from './passages.module.css';
import type { TakenSource } from './to-asked-question.ts';

const texts = {
  take: 'Use this passage as its proof',
  missing: 'Not in this text',
  unclear: 'No answer is clear from this text',
} as const;

type FoundPassageProps = {
  /** Null where the material has none. */
  source: TakenSource | null;
  /** Whether nobody has said yet what is right, so that one of several answers was looked for. */
  isOpen?: boolean;
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
  /** The answer that the passage proves of a question without a key, until it is confirmed. */
  proposal?: { says: string; onConfirm: () => void } | null;
};

/** The passage of a material that proves a question, which its teacher takes or leaves. */
export function FoundPassage({
  source,
  isOpen = false,
  isTaken,
  onTake,
  proposal = null,
}: FoundPassageProps) {
  if (!source) {
    return (
      <p>
        <Badge tone="neutral">{isOpen ? texts.unclear : texts.missing}</Badge>
      </p>
    );
  }
  return (
    <div className={styles.found}>
      <QuestionSource source={source} />
      {proposal ? (
        <p>
          Right by this passage, please check: <b dir="auto">{proposal.says}</b>{' '}
          <Button variant="quiet" onClick={proposal.onConfirm}>
            That is right
          </Button>
        </p>
      ) : (
        <Checkbox
          label={texts.take}
          checked={isTaken}
          onChange={({ target }) => onTake(target.checked)}
        />
      )}
    </div>
  );
}
