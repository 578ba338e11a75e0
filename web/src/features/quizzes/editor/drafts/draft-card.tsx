import { MAX_QUESTIONS } from '@study-assistant/contract/wire/constants';
import { CircleCheck, Plus, TriangleAlert, X } from 'lucide-react';
import { Badge } from '../../../../components/ui/badge/badge.tsx';
import { Button } from '../../../../components/ui/button/button.tsx';
import { Card } from '../../../../components/ui/card/card.tsx';
import { QuestionSource } from '../../preview/question-source.tsx';
import type { QuestionTexts } from '../question-texts.ts';
import { SuggestWrongAnswers } from '../suggestions/suggest-wrong-answers.tsx';
import { SuggestionChips } from '../suggestions/suggestion-chips.tsx';
import { draftHeading } from './draft-actions.ts';
import { DraftFields } from './draft-fields.tsx';
import { countMissing, listCandidates } from './draft-question.ts';
import { describeWeakSpot, draftTexts } from './draft-texts.ts';
import styles from './drafts.module.css';
import type { EditedDraft } from './use-drafts.ts';

type DraftCardProps = {
  edited: EditedDraft;
  /** Whether the quiz takes a further question. */
  hasRoom: boolean;
  onChange: (changed: Partial<QuestionTexts>) => void;
  onAdd: () => void;
  onDismiss: () => void;
};

/** One draft: its weak spot, its texts, what there is to choose from, and the decision. */
export function DraftCard({ edited, hasRoom, onChange, onAdd, onDismiss }: DraftCardProps) {
  const { draft, number, texts, fault } = edited;
  const headingId = draftHeading(draft.id);
  const stateId = `draft-${draft.id}-state`;
  const candidates = listCandidates(draft);
  return (
    <Card as="article" aria-labelledby={headingId} className={styles.card}>
      <header className={styles.cardHead}>
        <h3 id={headingId} tabIndex={-1} className={styles.number}>
          Draft {number}
        </h3>
        <Badge tone="warn" icon={<TriangleAlert aria-hidden />}>
          {describeWeakSpot(draft)}
        </Badge>
      </header>
      <DraftFields draft={draft} texts={texts} onChange={onChange} />
      {candidates.length > 0 ? (
        <SuggestionChips
          label={draftTexts.candidates}
          suggestions={candidates}
          question={texts}
          onChange={onChange}
        />
      ) : (
        <SuggestWrongAnswers question={texts} onChange={onChange} />
      )}
      {draft.source.quote !== '' && <QuestionSource source={draft.source} />}
      <footer className={styles.decision}>
        <p id={stateId} className={styles.state} data-complete={fault === null}>
          {fault === null && <CircleCheck aria-hidden />}
          <span>{describeState(texts, fault, hasRoom)}</span>
        </p>
        <Button
          variant="quiet"
          icon={<X aria-hidden />}
          aria-label={`${draftTexts.dismiss}: draft ${number}`}
          onClick={onDismiss}
        >
          {draftTexts.dismiss}
        </Button>
        <Button
          variant="primary"
          icon={<Plus aria-hidden />}
          aria-label={`${draftTexts.add}: draft ${number}`}
          aria-describedby={stateId}
          isDisabled={fault !== null || !hasRoom}
          onClick={onAdd}
        >
          {draftTexts.add}
        </Button>
      </footer>
    </Card>
  );
}

function describeState(texts: QuestionTexts, fault: string | null, hasRoom: boolean): string {
  if (!hasRoom) return `A quiz has at most ${MAX_QUESTIONS} questions.`;
  if (fault === null) return draftTexts.complete;
  const missing = countMissing(texts);
  return missing > 0 ? draftTexts.missing(missing) : fault;
}
