import { CopyPlus } from 'lucide-react';
import { Loaded } from '../../../../components/loaded.tsx';
import { Button } from '../../../../components/ui/button/button.tsx';
import { Skeleton } from '../../../../components/ui/state/skeleton.tsx';
import { createDraftActions, DRAFTS_ID } from './draft-actions.ts';
import { DraftCard } from './draft-card.tsx';
import { draftTexts as texts } from './draft-texts.ts';
import styles from './drafts.module.css';
import { SettledDraft } from './settled-draft.tsx';
import type { Drafts } from './use-drafts.ts';

type DraftsPanelProps = {
  drafts: Drafts;
  /** How many questions the quiz has. */
  questions: number;
};

/** What the writer left for the teacher beside the questions; nothing where it left nothing. */
export function DraftsPanel({ drafts, questions }: DraftsPanelProps) {
  const { query, complete, count } = drafts;
  const actions = createDraftActions(drafts, questions);
  if (count === 0 && drafts.drafts.length === 0) return null;
  return (
    <section aria-labelledby={DRAFTS_ID} className={styles.panel}>
      <header className={styles.head}>
        <div>
          <h2 id={DRAFTS_ID} tabIndex={-1} className={styles.title}>
            {texts.title}
          </h2>
          <p className={styles.intro}>{count === 0 ? texts.waiting(0) : texts.intro}</p>
        </div>
        {complete.length > 1 && (
          <Button icon={<CopyPlus aria-hidden />} onClick={actions.addAll}>
            {texts.addAll(complete.length)}
          </Button>
        )}
      </header>
      <Loaded
        query={query}
        skeleton={<Skeleton label={texts.loading} shape="cards" />}
        error={texts.loadFailed}
      >
        {() => (
          <ol className={styles.list}>
            {drafts.drafts.map((one) => (
              <li key={one.draft.id}>
                {one.state === 'waiting' ? (
                  <DraftCard
                    edited={one}
                    hasRoom={drafts.room > 0}
                    onChange={(changed) => drafts.change(one.draft.id, changed)}
                    onAdd={() => actions.add(one)}
                    onDismiss={() => actions.dismiss(one)}
                  />
                ) : (
                  <SettledDraft edited={one} onUndo={() => actions.undo(one)} />
                )}
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </section>
  );
}
