import { ArrowDown, ArrowUp, RefreshCw, Trash2, Undo2 } from 'lucide-react';
import { memo, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../../../../components/ui/button/button.tsx';
import { Card } from '../../../../components/ui/card/card.tsx';
import { ProgressBar } from '../../../../components/ui/meter/progress-bar.tsx';
import { WeakSpots } from '../../../../questions/weak-spots.tsx';
import { QuestionSource } from '../../question-source.tsx';
import { ConfidenceBadge } from '../../review/review-badges.tsx';
import type { EditorQuestion, Problem } from '../editor-state.ts';
import { texts } from '../editor-texts.ts';
import { fieldIds } from '../field-ids.ts';
import type { QuestionActions } from '../use-quiz-editor.ts';
import styles from './question-card.module.css';
import { QuestionFields } from './question-fields.tsx';

/** One question in the editor with its source. It is rendered again only when it changes. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { question, number, checkMark, warnings, problems, replacing, actions } = props;
  const { key, earlier, proof: source = question.source } = question;
  const isWriting = replacing === 'this';
  return (
    <Card
      as="article"
      aria-labelledby={fieldIds.of(key).heading}
      aria-busy={isWriting}
      className={styles.card}
    >
      <QuestionCardHead {...props} />
      {!isWriting && checkMark}
      {isWriting && <ProgressBar label={texts.writing} percent={null} />}
      {earlier && !isWriting && (
        <p className={styles.replaced}>
          <span>{texts.replacedNote}</span>
          <Button
            variant="quiet"
            icon={<Undo2 aria-hidden />}
            onClick={() => actions.takeBack(key, number)}
          >
            {texts.takeBack}
          </Button>
        </p>
      )}
      <WeakSpots label="Worth a second look" sentences={warnings} />
      <QuestionFields
        questionKey={key}
        texts={question}
        isLocked={isWriting}
        errorOf={(id) => problems.find(({ fieldId }) => fieldId === id)?.message}
        onChange={(changed) => actions.change({ type: 'change', key, texts: changed })}
      />
      {source.quote === '' ? (
        <p className={styles.noSource}>{texts.byHand}</p>
      ) : (
        <QuestionSource source={source} />
      )}
    </Card>
  );
});

const directions: Partial<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** The number of a question, and the actions on the question as a whole. */
function QuestionCardHead({
  question: { key, id },
  number,
  total,
  isSure,
  replacing,
  actions,
  onReplace,
}: QuestionCardProps) {
  const place = { number, total };

  /** The arrow keys do on either button what both buttons do. */
  function moveByKey(event: KeyboardEvent) {
    const by = directions[event.key];
    if (!by) return;
    event.preventDefault();
    actions.move(key, by, place);
  }

  return (
    <header className={styles.head}>
      <h2 id={fieldIds.of(key).heading} tabIndex={-1} className={styles.number}>
        Question {number}
      </h2>
      {isSure && <ConfidenceBadge confidence="sure" />}
      <div className={styles.tools}>
        <Button
          variant="quiet"
          icon={<ArrowUp aria-hidden />}
          aria-label={`Move question ${number} up`}
          isDisabled={number === 1}
          onClick={() => actions.move(key, -1, place)}
          onKeyDown={moveByKey}
        />
        <Button
          variant="quiet"
          icon={<ArrowDown aria-hidden />}
          aria-label={`Move question ${number} down`}
          isDisabled={number === total}
          onClick={() => actions.move(key, 1, place)}
          onKeyDown={moveByKey}
        />
        {onReplace && id !== null && (
          <Button
            variant="quiet"
            icon={<RefreshCw aria-hidden />}
            aria-label={`Replace question ${number}`}
            isBusy={replacing === 'this'}
            isDisabled={replacing === 'other'}
            busyLabel={texts.writing}
            onClick={() => onReplace(key, id, number)}
          >
            Replace
          </Button>
        )}
        <Button
          variant="quiet"
          icon={<Trash2 aria-hidden />}
          aria-label={`Delete question ${number}`}
          className={styles.delete}
          isDisabled={replacing === 'this'}
          onClick={() => actions.remove(key)}
        >
          Delete
        </Button>
      </div>
    </header>
  );
}

type QuestionCardProps = {
  question: EditorQuestion;
  /** One-based number among the remaining questions. */
  number: number;
  total: number;
  /** Whether its writer trusts it. */
  isSure: boolean;
  /** Shown when the teacher should look at the question. */
  checkMark: ReactNode;
  /** Warnings of the writer's own rules. */
  warnings: readonly string[];
  problems: readonly Problem[];
  /** Whether this question is being rewritten, another one is, or none. */
  replacing: 'this' | 'other' | null;
  actions: QuestionActions;
  /** Null for a question that is not on the server yet. */
  onReplace: ((key: string, id: string, number: number) => void) | null;
};

type RemovedQuestionProps = {
  questionKey: string;
  text: string;
  /** The number that it would get back. */
  number: number;
  onRestore: (key: string, number: number) => void;
};

/** Takes the place of a deleted question until the quiz is saved. */
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
