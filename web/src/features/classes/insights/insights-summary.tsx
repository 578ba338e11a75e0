import { INSIGHT_HEADINGS } from '@study-assistant/contract/classes/insight-headings';
import { Sparkles } from 'lucide-react';
import { Suspense } from 'react';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { ErrorBoundary } from '../../../components/ui/state/error-boundary.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import { lazyPart } from '../../../lib/dom/lazy-part.ts';
import type { ClassInsights } from '../../../queries/classes.ts';
import { toMarkdown, type InsightSection } from './insight-sections.ts';
import { wordedBy } from './insights-texts.ts';
import styles from './insights.module.css';

const Markdown = lazyPart(
  async () => (await import('../../../components/ui/text/markdown.tsx')).Markdown,
);

type InsightsSummaryProps = {
  insights: ClassInsights;
  /** The parts of its text that no card shows. */
  sections: readonly InsightSection[];
};

/** What to know and to do, in words: how the class does, the next step, what went well. */
export function InsightsSummary({ insights, sections }: InsightsSummaryProps) {
  const { writer, generatedAt } = insights;
  const inOrder = sections.toSorted((a, b) => rankOf(a) - rankOf(b));
  return (
    <Card
      title="In one minute"
      headingLevel={3}
      actions={
        <ButtonLink to={{ search: '?tab=quiz' }} icon={<Sparkles aria-hidden />}>
          Write a quiz
        </ButtonLink>
      }
    >
      <ErrorBoundary
        fallback={() => <p className={styles.plain}>{inOrder.map(toMarkdown).join('\n\n')}</p>}
      >
        <Suspense fallback={<Skeleton label="Loading the text…" count={6} />}>
          <div className={styles.sections}>
            {inOrder.map((section) => (
              <div
                key={section.heading}
                className={section.heading === INSIGHT_HEADINGS.nextStep ? styles.next : undefined}
              >
                <Markdown text={toMarkdown(section)} />
              </div>
            ))}
          </div>
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

/** The next step right after how things are. */
function rankOf({ heading }: InsightSection): number {
  if (heading === INSIGHT_HEADINGS.brief) return 0;
  return heading === INSIGHT_HEADINGS.nextStep ? 1 : 2;
}
