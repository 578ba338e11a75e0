import type { ReadFile, ReadItem } from '@study-assistant/exchange/read-item';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { Checkbox } from '../../../components/ui/field/checkbox.tsx';
import { count } from '../../../lib/format/numbers.ts';
import styles from './exchange.module.css';

const outcomes = {
  read: 'Read',
  changed: 'Read, with a change',
  doubtful: 'Please check',
  'left-out': 'Left out',
} as const;

const tones = {
  read: 'good',
  changed: 'brand',
  doubtful: 'warn',
  'left-out': 'neutral',
} as const;

type ReadItemsProps = {
  read: ReadFile;
  /** Indexes into the items. */
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
};

/** What came of each question of a file, in the file's order, with a tick for those that are wanted. */
export function ReadItems({ read: { items, problems }, chosen, onChoose }: ReadItemsProps) {
  const readable = items.flatMap(({ question }, index) => (question ? [index] : []));
  const areAllChosen = readable.every((index) => chosen.has(index));

  function toggle(index: number) {
    const next = new Set(chosen);
    if (!next.delete(index)) next.add(index);
    onChoose(next);
  }

  return (
    <div className={styles.read}>
      <div className={styles.sum}>
        <p role="status">{sumUp(items)}</p>
        {readable.length > 1 && (
          <Button variant="quiet" onClick={() => onChoose(new Set(areAllChosen ? [] : readable))}>
            {areAllChosen ? 'Choose none' : 'Choose all'}
          </Button>
        )}
      </div>
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      <ul className={styles.items} aria-label="Questions of the file">
        {items.map((item, index) => (
          <li key={index} className={styles.item}>
            <ItemLine item={item} isChosen={chosen.has(index)} onToggle={() => toggle(index)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type ItemLineProps = { item: ReadItem; isChosen: boolean; onToggle: () => void };

function ItemLine({ item, isChosen, onToggle }: ItemLineProps) {
  const { place, outcome, stem, notes, question } = item;
  const words = <bdi>{stem === '' ? place : stem}</bdi>;
  return (
    <>
      <div className={styles.words}>
        {question ? (
          <Checkbox label={words} checked={isChosen} onChange={onToggle} />
        ) : (
          <span>{words}</span>
        )}
        {outcome !== 'read' && <Badge tone={tones[outcome]}>{outcomes[outcome]}</Badge>}
      </div>
      <p className={styles.notes}>{[place, ...notes].join(' · ')}</p>
    </>
  );
}

function sumUp(items: readonly ReadItem[]): string {
  const left = items.filter(({ question }) => !question).length;
  const readable = count(items.length - left, 'question');
  return left === 0 ? `${readable} can be imported.` : `${readable} can be imported, ${left} not.`;
}
