import { Suspense } from 'react';
import { Card } from '../../../components/ui/card/card.tsx';
import { ErrorBoundary } from '../../../components/ui/state/error-boundary.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import { lazyPart } from '../../../lib/dom/lazy-part.ts';
import type { ClassInsights } from '../../../queries/classes.ts';
import { wordedBy } from './insights-texts.ts';
import styles from './insights.module.css';

const Markdown = lazyPart(
  async () => (await import('../../../components/ui/text/markdown.tsx')).Markdown,
);

/** The same in words, with who wrote them and when. */
export function InsightsWords({ insights: { insights, writer, generatedAt } }: InsightsWordsProps) {
  return (
    <Card title="In words" headingLevel={3}>
      <ErrorBoundary fallback={() => <p className={styles.plain}>{insights}</p>}>
        <Suspense fallback={<Skeleton label="Loading the text…" count={6} />}>
          <Markdown text={insights} />
        </Suspense>
      </ErrorBoundary>
      <p className={styles.byline}>
        {writer && wordedBy[writer]}
        {generatedAt !== '' && (
          <>
            {' '}
            Written on <DateText value={generatedAt} withTime />.
          </>
        )}
      </p>
    </Card>
  );
}

type InsightsWordsProps = { insights: ClassInsights };
