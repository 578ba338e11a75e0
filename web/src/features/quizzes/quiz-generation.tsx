import type { OwnQuizSummary, TargetGrade } from '@study-assistant/contract/quizzes/quizzes';
import { Suspense } from 'react';
import { Loaded } from '../../components/loaded.tsx';
import { Card } from '../../components/ui/card/card.tsx';
import { Skeleton } from '../../components/ui/state/skeleton.tsx';
import { lazyPart } from '../../lib/dom/lazy-part.ts';
import { FileOrder } from './order/file-order.tsx';
import { useOrderSource } from './order/order-source.ts';
import { useOrderSettings } from './order/use-order-settings.ts';
import { RecentQuizzes } from './own/recent-quizzes.tsx';
import { useOwnQuizzes } from './own/use-own-quizzes.ts';
import styles from './quiz-generation.module.css';
import { texts } from './teacher-quiz-texts.ts';

type QuizGenerationProps = {
  /** Called with a quiz to assign to classes. */
  onAssign: (quiz: OwnQuizSummary) => void;
};

/** The Quiz Generation tab of the teacher dashboard. */
export function QuizGeneration({ onAssign }: QuizGenerationProps) {
  const query = useOwnQuizzes();
  return (
    <>
      <QuizOrderForm lastGrade={query.data?.[0]?.targetGrade} />
      <section className={styles.recent} aria-label="Recent quizzes">
        {!query.data && <h2 className={styles.header}>Recent quizzes</h2>}
        <Loaded
          inPieces
          query={query}
          skeleton={<Skeleton label={texts.loading} shape="cards" count={3} />}
          error={texts.loadFailed}
        >
          {(quizzes) => <RecentQuizzes quizzes={quizzes} query={query} onAssign={onAssign} />}
        </Loaded>
      </section>
    </>
  );
}

const DocumentOrder = lazyPart(
  async () => (await import('./order/documents/document-order.tsx')).DocumentOrder,
);

/** The form for ordering a quiz, from a file or from a document that has been read. */
function QuizOrderForm({ lastGrade }: { lastGrade: TargetGrade | undefined }) {
  const settings = useOrderSettings(lastGrade);
  const { source, openDocument, close } = useOrderSource();
  return (
    <Card
      title="Quiz Generation"
      description="Every question asks what your document teaches, with the sentence that it rests on."
    >
      {source ? (
        <Suspense fallback={<Skeleton label={texts.loadingDocument} shape="rows" count={3} />}>
          <DocumentOrder key={source.id} source={source} settings={settings} onClose={close} />
        </Suspense>
      ) : (
        <FileOrder settings={settings} onRead={openDocument} />
      )}
    </Card>
  );
}
