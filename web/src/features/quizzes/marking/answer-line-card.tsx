import { MAX_MARK_COMMENT_LENGTH } from '@study-assistant/contract/wire/constants';
import { ListPlus } from 'lucide-react';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import type { Tone } from '../../../components/ui/badge/tone.ts';
import { Button } from '../../../components/ui/button/button.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { Textarea } from '../../../components/ui/field/textarea.tsx';
import { classNames } from '../../../lib/dom/class-names.ts';
import { count } from '../../../lib/format/numbers.ts';
import type { GivenPoints } from '../../../queries/marking.ts';
import type { MarkedLine } from './marking-state.ts';
import styles from './marking.module.css';
import { pointNames } from './use-marking.ts';

const choices: readonly { points: GivenPoints; sign: string; tone: Tone }[] = [
  { points: 0, sign: '0', tone: 'bad' },
  { points: 0.5, sign: '½', tone: 'warn' },
  { points: 1, sign: '1', tone: 'good' },
];

type AnswerLineCardProps = {
  line: MarkedLine;
  /** Whether keys mark this one; it alone has the buttons and the comment. */
  isCurrent: boolean;
  comment: string;
  onChoose: () => void;
  onComment: (words: string) => void;
  onMark: (points: GivenPoints) => void;
  /** Null where it cannot be an accepted answer. */
  onAccept: (() => void) | null;
  isAccepting: boolean;
};

export function AnswerLineCard(props: AnswerLineCardProps) {
  const { line, isCurrent, comment, onChoose, ...others } = props;
  const { key, answer, attemptIds, mark, isFailed, isAccepted } = line;
  const given = choices.find(({ points }) => points === mark?.points);
  return (
    <li className={classNames(styles.line, isCurrent && styles.current)}>
      <button
        type="button"
        id={`line-${key}`}
        aria-current={isCurrent}
        aria-describedby={isCurrent ? 'to-mark' : undefined}
        className={styles.answer}
        onClick={onChoose}
      >
        <span dir="auto" className={styles.words}>
          {answer}
        </span>
        <span className={styles.facts}>
          {attemptIds.length > 1 && (
            <span className={styles.count}>{count(attemptIds.length, 'answer')}</span>
          )}
          {given && (
            <Badge tone={given.tone}>
              <span aria-hidden>{given.sign}</span>
              <span className="visually-hidden">{pointNames[given.points]}</span>
            </Badge>
          )}
          {isAccepted && <Badge tone="good">Accepted</Badge>}
          {isFailed && <Badge tone="bad">Not saved</Badge>}
        </span>
      </button>
      {mark !== null && mark.comment !== '' && !isCurrent && (
        <p className={styles.hint} dir="auto">
          {mark.comment}
        </p>
      )}
      {isCurrent && <MarkFields id={key} comment={comment} {...others} given={mark?.points} />}
    </li>
  );
}

type MarkFieldsProps = Pick<
  AnswerLineCardProps,
  'comment' | 'onComment' | 'onMark' | 'onAccept' | 'isAccepting'
> & { id: string; given: GivenPoints | undefined };

function MarkFields(props: MarkFieldsProps) {
  const { id, comment, given, onComment, onMark, onAccept, isAccepting } = props;
  return (
    <div className={styles.fields}>
      <div role="group" aria-label="Points" className={styles.points}>
        {choices.map(({ points, sign }) => (
          <Button
            key={points}
            aria-pressed={given === points}
            className={styles.point}
            onClick={() => onMark(points)}
          >
            {sign}
            <span className="visually-hidden">: {pointNames[points]}</span>
          </Button>
        ))}
      </div>
      {onAccept && (
        <Button
          icon={<ListPlus aria-hidden />}
          className={styles.accept}
          isBusy={isAccepting}
          busyLabel="Accepting…"
          onClick={onAccept}
        >
          Accept from now on
        </Button>
      )}
      <Field
        id={`comment-${id}`}
        label="Comment"
        isOptional
        hint="Write it before you give the points."
      >
        {(control) => (
          <Textarea
            {...control}
            rows={1}
            dir="auto"
            maxLength={MAX_MARK_COMMENT_LENGTH}
            value={comment}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== 'Escape') return;
              event.preventDefault();
              document.getElementById(`line-${id}`)?.focus();
            }}
            onChange={(event) => onComment(event.target.value)}
          />
        )}
      </Field>
    </div>
  );
}
