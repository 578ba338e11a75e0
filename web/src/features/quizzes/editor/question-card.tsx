import { Info, Undo2 } from 'lucide-react';
import { memo } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { ProgressBar } from '../../../components/ui/progress-bar.tsx';
import { QuestionSource } from '../question-source.tsx';
import type { EditorQuestion } from './editor-state.ts';
import { texts } from './editor-texts.ts';
import { fieldIds } from './field-ids.ts';
import { QuestionCardHead } from './question-card-head.tsx';
import { QuestionFields } from './question-fields.tsx';
import type { Problem } from './read-edit.ts';
import type { QuestionActions } from './use-question-actions.ts';
import styles from './question-card.module.css';

export type QuestionCardProps = {
  question: EditorQuestion;
  /** Its number among the questions that stay, the first at 1. */
  number: number;
  total: number;
  /** Sentences of the writer's own rules. */
  warnings: readonly string[];
  problems: readonly Problem[];
  /** What replacing has come to: this question is being written, another is, or it may begin. */
  replacing: 'this' | 'other' | null;
  actions: QuestionActions;
  /** Null for a question that the server does not have yet. */
  onReplace: ((key: string, id: string, number: number) => void) | null;
};

/** One question in the editor, with where the document says it. Drawn anew only when it changes. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { question, number, warnings, problems, replacing, actions } = props;
  const { key, source, earlier } = question;
  const isWriting = replacing === 'this';
  return (
    <article
      aria-labelledby={fieldIds.of(key).heading}
      aria-busy={isWriting}
      className={styles.card}
    >
      <QuestionCardHead {...props} />
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
      {warnings.length > 0 && (
        <ul className={styles.warnings} aria-label="Worth a second look">
          {warnings.map((sentence) => (
            <li key={sentence}>
              <Info aria-hidden />
              <span>{sentence}</span>
            </li>
          ))}
        </ul>
      )}
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
    </article>
  );
});
