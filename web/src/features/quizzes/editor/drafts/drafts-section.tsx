import { lazy, Suspense, useState, type Dispatch } from 'react';
import { Skeleton } from '../../../../components/ui/state/skeleton.tsx';
import { countDrafts, type EditorAction, type EditorState } from '../editor-state.ts';
import { DRAFTS_ID, sectionTexts as texts } from './drafts-section-texts.ts';
import styles from './drafts-section.module.css';

/** Most quizzes have no drafts, so the list is loaded with the first one. */
const DraftList = lazy(async () => ({ default: (await import('./draft-list.tsx')).DraftList }));

type DraftsSectionProps = { state: EditorState; dispatch: Dispatch<EditorAction> };

/** The drafts that the writer left for the teacher; renders nothing without any. */
export function DraftsSection({ state, dispatch }: DraftsSectionProps) {
  const stored = state.saved.review?.drafts ?? 0;
  // The section stays after the last draft, so that its decision can be undone.
  const [hadDrafts] = useState(stored > 0);
  if (!hadDrafts && stored === 0) return null;
  return (
    <section aria-labelledby={DRAFTS_ID} className={styles.section}>
      <h2 id={DRAFTS_ID} tabIndex={-1} className={styles.title}>
        {texts.title}
      </h2>
      <p className={styles.intro}>{countDrafts(state) === 0 ? texts.noneLeft : texts.intro}</p>
      <Suspense fallback={<Skeleton label={texts.loading} shape="cards" />}>
        <DraftList state={state} dispatch={dispatch} />
      </Suspense>
    </section>
  );
}
