import { CopyPlus } from 'lucide-react';
import type { Dispatch } from 'react';
import { Loaded } from '../../../../components/loaded.tsx';
import { Button } from '../../../../components/ui/button/button.tsx';
import { Skeleton } from '../../../../components/ui/state/skeleton.tsx';
import { keptQuestions, type EditorAction, type EditorState } from '../editor-state.ts';
import { createDraftActions } from './draft-actions.ts';
import { DraftCard } from './draft-card.tsx';
import { draftTexts } from './draft-texts.ts';
import { sectionTexts } from './drafts-section-texts.ts';
import styles from './drafts.module.css';
import { SettledDraft } from './settled-draft.tsx';
import { useDrafts } from './use-drafts.ts';

type DraftListProps = { state: EditorState; dispatch: Dispatch<EditorAction> };

/** The drafts that wait, each with its decision, and those that were decided just now. */
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
