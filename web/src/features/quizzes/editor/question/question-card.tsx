import { Info, Undo2 } from 'lucide-react';
import { memo } from 'react';
import { Button } from '../../../../components/ui/button/button.tsx';
import { Card } from '../../../../components/ui/card/card.tsx';
import { ProgressBar } from '../../../../components/ui/meter/progress-bar.tsx';
import { QuestionSource } from '../../preview/question-source.tsx';
import { texts } from '../editor-texts.ts';
import { fieldIds } from '../field-ids.ts';
import { QuestionCardHead } from './question-card-head.tsx';
import type { QuestionCardProps } from './question-card-props.ts';
import styles from './question-card.module.css';
import { QuestionFields } from './question-fields.tsx';

/** One question in the editor, with where the document says it. Drawn again only when it changes. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { question, number, checkMark, warnings, problems, replacing, actions } = props;
  const { key, source, earlier } = question;
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
    </Card>
  );
});
