import type { ReadFile, ReadItem } from '@study-assistant/exchange/read-item';
import { MathText } from '../../../components/maths/math-text.tsx';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { Checkbox } from '../../../components/ui/field/checkbox.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { Select } from '../../../components/ui/field/select.tsx';
import { count } from '../../../lib/format/numbers.ts';
import { FoundPassage } from '../passages/found-passage.tsx';
import { QuestionSource } from '../question-source.tsx';
import styles from './exchange.module.css';
import type { Proof, useProofs } from './use-proofs.ts';

const outcomes = {
  read: 'Read',
  changed: 'Read, with a change',
  doubtful: 'Please check',
  unkeyed: 'Which is right?',
  'left-out': 'Left out',
} as const;

const tones = {
  read: 'good',
  changed: 'brand',
  doubtful: 'warn',
  unkeyed: 'warn',
  'left-out': 'neutral',
} as const;

type ReadItemsProps = {
  read: ReadFile;
  /** Indexes into the items. */
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
  /** What is right of questions without a key: places of their choices, by index. */
  keys: ReadonlyMap<number, number>;
  onAnswer: (index: number, place: number | null) => void;
  /** What a material says of them. */
  proofs: Pick<ReturnType<typeof useProofs>, 'proofs' | 'sourceOf' | 'take'>;
};

/** What came of each question of a file, in the file's order, with a tick for those that are wanted. */
export function ReadItems({ read, chosen, onChoose, keys, onAnswer, proofs }: ReadItemsProps) {
  const { items, problems } = read;
  const readable = items.flatMap(({ question }, index) =>
    question || keys.has(index) ? [index] : [],
  );
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
            <ItemLine
              item={item}
              isChosen={chosen.has(index)}
              isKeyed={item.question !== undefined || keys.has(index)}
              onToggle={() => toggle(index)}
            />
            {item.choices && (
              <KeyField
                id={`questions-key-${index}`}
                choices={item.choices}
                place={keys.get(index) ?? null}
                onAnswer={(place) => onAnswer(index, place)}
              />
            )}
            <ItemProof
              proof={proofs.proofs.get(index)}
              choices={item.choices}
              place={keys.get(index) ?? null}
              isTaken={proofs.sourceOf(index) !== null}
              onTake={(isTaken) => proofs.take(index, isTaken)}
              onAnswer={(place) => onAnswer(index, place)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type ItemLineProps = {
  item: ReadItem;
  isChosen: boolean;
  /** Whether it can be imported: it has a key. */
  isKeyed: boolean;
  onToggle: () => void;
};

function ItemLine({ item, isChosen, isKeyed, onToggle }: ItemLineProps) {
  const { place, outcome, stem, notes } = item;
  const words = <bdi>{stem === '' ? place : <MathText marksWrong>{stem}</MathText>}</bdi>;
  return (
    <>
      <div className={styles.words}>
        {isKeyed ? (
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

type ItemProofProps = {
  proof: Proof | undefined;
  choices: ReadItem['choices'];
  place: number | null;
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
  onAnswer: (place: number) => void;
};

/** What a material says of a question; nothing of another answer than the one that is chosen. */
function ItemProof({ proof, choices, place, isTaken, onTake, onAnswer }: ItemProofProps) {
  if (!proof || (place !== null && place !== proof.place)) return null;
  const { source, place: proven } = proof;
  const says = proven === null ? undefined : choices?.[proven]?.says;
  if (source && choices && place === null && (proven === null || says === undefined)) {
    // The passage of a statement, whose teacher says whether it makes it true.
    return <QuestionSource source={source} />;
  }
  const isOpen = choices !== undefined && place === null;
  return (
    <FoundPassage
      {...{ source, isOpen, isTaken, onTake }}
      proposal={
        isOpen && proven !== null && says !== undefined
          ? { says, onConfirm: () => onAnswer(proven) }
          : null
      }
    />
  );
}

type KeyFieldProps = {
  id: string;
  choices: NonNullable<ReadItem['choices']>;
  place: number | null;
  onAnswer: (place: number | null) => void;
};

/** A file without a key leaves it to its teacher to say what is right. */
function KeyField({ id, choices, place, onAnswer }: KeyFieldProps) {
  return (
    <Field id={id} label="Right answer">
      {(control) => (
        <Select
          {...control}
          value={place ?? ''}
          onChange={({ target: { value } }) => onAnswer(value === '' ? null : Number(value))}
        >
          <option value="">Please choose</option>
          {choices.map(({ says }, at) => (
            <option key={at} value={at}>
              {says}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function sumUp(items: readonly ReadItem[]): string {
  const open = items.filter(({ choices }) => choices).length;
  const left = items.filter(({ outcome }) => outcome === 'left-out').length;
  const readable = count(items.length - left - open, 'question');
  const parts = [
    `${readable} can be imported`,
    ...(open > 0 ? [`${open} when you say what is right`] : []),
    ...(left > 0 ? [`${left} not`] : []),
  ];
  return `${parts.join(', ')}.`;
}
