import type { Draft } from '@study-assistant/contract/quizzes/question-drafts';
import { MAX_QUESTIONS } from '@study-assistant/contract/wire/constants';
import { MAX_OPTION_LENGTH, MAX_QUESTION_LENGTH } from '@study-assistant/contract/wire/limits';
import {
  ArrowUpDown,
  Check,
  CircleCheck,
  CopyPlus,
  Plus,
  TriangleAlert,
  Undo2,
  X,
} from 'lucide-react';
import type { Dispatch } from 'react';
import { Loaded } from '../../../../components/loaded.tsx';
import { Badge } from '../../../../components/ui/badge/badge.tsx';
import { Button } from '../../../../components/ui/button/button.tsx';
import { Card } from '../../../../components/ui/card/card.tsx';
import { Field } from '../../../../components/ui/field/field.tsx';
import { Textarea } from '../../../../components/ui/field/textarea.tsx';
import { Skeleton } from '../../../../components/ui/state/skeleton.tsx';
import { classNames } from '../../../../lib/dom/class-names.ts';
import { QuestionSource } from '../../question-source.tsx';
import { keptQuestions, type EditorAction, type EditorState } from '../editor-state.ts';
import { oneLine, type QuestionTexts } from '../question-texts.ts';
import { SuggestWrongAnswers } from '../suggestions/suggest-wrong-answers.tsx';
import { SuggestionChips } from '../suggestions/suggestion-chips.tsx';
import { countMissing, listCandidates, otherWordings } from './draft-question.ts';
import { describeWeakSpot, draftTexts } from './draft-texts.ts';
import { sectionTexts } from './drafts-section-texts.ts';
import styles from './drafts.module.css';
import { createDraftActions, draftHeading, useDrafts, type EditedDraft } from './use-drafts.ts';

type DraftListProps = { state: EditorState; dispatch: Dispatch<EditorAction> };

/** The waiting drafts with their actions, and those decided a moment ago. */
export function DraftList({ state, dispatch }: DraftListProps) {
  const drafts = useDrafts(state, dispatch);
  const { query, complete, room, change } = drafts;
  const actions = createDraftActions(drafts, keptQuestions(state).length);
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton label={sectionTexts.loading} shape="cards" />}
      error={draftTexts.loadFailed}
    >
      {() => (
        <>
          {complete.length > 1 && (
            <Button
              icon={<CopyPlus aria-hidden />}
              className={styles.addAll}
              onClick={actions.addAll}
            >
              {draftTexts.addAll(complete.length)}
            </Button>
          )}
          <ol className={styles.list}>
            {drafts.drafts.map((one) => (
              <li key={one.draft.id}>
                {one.state === 'waiting' ? (
                  <DraftCard
                    edited={one}
                    hasRoom={room > 0}
                    onChange={(changed) => change(one.draft.id, changed)}
                    onAdd={() => actions.add(one)}
                    onDismiss={() => actions.dismiss(one)}
                  />
                ) : (
                  <SettledDraft edited={one} onUndo={() => actions.undo(one)} />
                )}
              </li>
            ))}
          </ol>
        </>
      )}
    </Loaded>
  );
}

type DraftCardProps = {
  edited: EditedDraft;
  /** Whether the quiz has room for another question. */
  hasRoom: boolean;
  onChange: (changed: Partial<QuestionTexts>) => void;
  onAdd: () => void;
  onDismiss: () => void;
};

/** One draft: its weak spot, its texts, the suggestions to choose from, and the decision. */
function DraftCard({ edited, hasRoom, onChange, onAdd, onDismiss }: DraftCardProps) {
  const { draft, number, texts, fault } = edited;
  const headingId = draftHeading(draft.id);
  const stateId = `draft-${draft.id}-state`;
  const candidates = listCandidates(draft);
  return (
    <Card as="article" aria-labelledby={headingId} className={styles.card}>
      <header className={styles.cardHead}>
        <h3 id={headingId} tabIndex={-1} className={styles.number}>
          {draftTexts.name(number)}
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
          aria-label={`${draftTexts.dismiss}: suggested question ${number}`}
          onClick={onDismiss}
        >
          {draftTexts.dismiss}
        </Button>
        <Button
          variant="primary"
          icon={<Plus aria-hidden />}
          aria-label={`${draftTexts.add}: suggested question ${number}`}
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

type DraftFieldsProps = {
  draft: Draft;
  texts: QuestionTexts;
  onChange: (changed: Partial<QuestionTexts>) => void;
};

/** A draft's question with alternative wordings, its right answer and its wrong ones. */
function DraftFields({ draft, texts, onChange }: DraftFieldsProps) {
  const { question, options } = texts;
  const wordings = otherWordings(draft, question);
  return (
    <>
      <Field id={`draft-${draft.id}-question`} label="Question">
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            maxLength={MAX_QUESTION_LENGTH}
            className={styles.question}
            value={question}
            onChange={(event) => onChange({ question: event.target.value })}
          />
        )}
      </Field>
      {wordings.length > 0 && (
        <div role="group" aria-label="Other wordings" className={styles.wordings}>
          <p className={styles.hint}>{draftTexts.wordings}</p>
          {wordings.map((wording) => (
            <Button
              key={wording}
              icon={<ArrowUpDown aria-hidden />}
              className={styles.wording}
              onClick={() => onChange({ question: wording })}
            >
              <bdi>{wording}</bdi>
            </Button>
          ))}
        </div>
      )}
      <div role="group" aria-label="Options" className={styles.options}>
        {options.map((option, index) => (
          <div key={index} className={classNames(styles.option, index === 0 && styles.right)}>
            {index === 0 && (
              <span aria-hidden className={styles.sign}>
                <Check />
              </span>
            )}
            <Textarea
              aria-label={index === 0 ? 'Right answer' : `Wrong answer ${index}`}
              dir="auto"
              rows={1}
              maxLength={MAX_OPTION_LENGTH}
              placeholder={index === 0 ? undefined : 'Choose below, or write one'}
              value={option}
              onChange={(event) =>
                onChange({ options: options.with(index, oneLine(event.target.value)) })
              }
            />
          </div>
        ))}
      </div>
    </>
  );
}

type SettledDraftProps = { edited: EditedDraft; onUndo: () => void };

/** Takes the place of a draft that was added or dismissed. */
function SettledDraft({ edited, onUndo }: SettledDraftProps) {
  const { number, texts, state } = edited;
  const said = typeof state === 'object' ? draftTexts.added(state.takenAs) : draftTexts.dismissed;
  return (
    <div className={styles.settled}>
      <p>
        {said} <span dir="auto">{texts.question}</span>
      </p>
      <Button
        variant="quiet"
        icon={<Undo2 aria-hidden />}
        aria-label={`Undo: suggested question ${number}`}
        onClick={onUndo}
      >
        Undo
      </Button>
    </div>
  );
}
