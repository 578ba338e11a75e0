import { INSIGHT_HEADINGS } from '@study-assistant/contract/classes/insight-headings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, Download, RefreshCw, Sparkles } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { ClassSelect } from '../../../components/classes/class-select.tsx';
import { useChosenClass, type ChosenClass } from '../../../components/classes/use-chosen-class.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { announce } from '../../../components/ui/feedback/announcer.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { ErrorBoundary } from '../../../components/ui/state/error-boundary.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import { serverSentence } from '../../../lib/api/api-error.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { lazyPart } from '../../../lib/dom/lazy-part.ts';
import { saveFile } from '../../../lib/dom/save-file.ts';
import { formatDateForFileName } from '../../../lib/format/dates.ts';
import {
  classQueries,
  rewriteInsights,
  type ClassInsights as Insights,
} from '../../../queries/classes.ts';
import { readSections, toMarkdown, type InsightSection } from './insight-sections.ts';
import { InsightsNumbers } from './insights-numbers.tsx';
import { texts, wordedBy } from './insights-texts.ts';
import styles from './insights.module.css';

/** The AI Performance Insights tab of the teacher dashboard: text first, then its numbers. */
export function ClassInsights() {
  const chosen = useChosenClass();
  const { query, refresh, isRefreshing } = useClassInsights(chosen);
  useEffect(() => {
    if (!chosen.isKnown) return;
    // While the insights are on their way, so that nothing of theirs is held back for its code.
    void Promise.all([Markdown.load(), FewStudents.load()]).catch(() => undefined);
  }, [chosen.isKnown]);
  return (
    <section aria-labelledby="insights" aria-busy={isRefreshing} className={styles.insights}>
      <div className={styles.head}>
        <h2 id="insights">{texts.title}</h2>
        <InsightsActions
          insights={query.data?.insights}
          onRefresh={refresh}
          isRefreshing={isRefreshing}
        />
      </div>
      <ClassSelect chosen={chosen} />
      <Loaded
        query={query}
        inPieces
        skeleton={<Skeleton label={texts.loading} shape="cards" count={4} />}
        error={describeProblem}
      >
        {(insights) =>
          insights.insights === '' ? (
            <NoInsights />
          ) : (
            <InsightsContent insights={insights} classId={chosen.classId} />
          )
        }
      </Loaded>
    </section>
  );
}

function NoInsights() {
  return (
    <EmptyState
      illustration="chart"
      title="No insights yet"
      headingLevel={3}
      actions={
        <ButtonLink variant="primary" to={{ search: '?tab=quiz' }}>
          Go to Quiz Generation
        </ButtonLink>
      }
    >
      They appear here when students have taken a quiz. Generate one in Quiz Generation: your
      students find it in their Quizzes.
    </EmptyState>
  );
}

type InsightsContentProps = { insights: Insights; classId: string | null };

const FewStudents = lazyPart(async () => (await import('./few-students.tsx')).FewStudents);

/** Sections that the cards already show beside their figures; a copied text has them all. */
const IN_CARDS: readonly string[] = [
  INSIGHT_HEADINGS.topics,
  INSIGHT_HEADINGS.questions,
  INSIGHT_HEADINGS.students,
];

function InsightsContent({ insights, classId }: InsightsContentProps) {
  const { numbers } = insights;
  const sections = readSections(insights.insights);
  const inWords = sections.filter(({ heading }) => !numbers || !IN_CARDS.includes(heading));
  return (
    <>
      <InsightsSummary insights={insights} sections={inWords} />
      {numbers?.isEnough === false && (
        <Suspense fallback={<Skeleton label={texts.loadingResults} shape="rows" count={3} />}>
          <FewStudents numbers={numbers} classId={classId} />
        </Suspense>
      )}
      {numbers?.isEnough && (
        <InsightsNumbers numbers={numbers} sections={sections} classId={classId} />
      )}
    </>
  );
}

/** The insights for a class of the signed-in teacher. A failed refresh keeps what is shown. */
function useClassInsights({ classId, isKnown }: ChosenClass) {
  const { uid } = useSignedInUser();
  const client = useQueryClient();
  const query = useQuery({ ...classQueries.insights(uid, classId), enabled: isKnown });

  const { mutate, isPending } = useMutation({
    mutationFn: (asked: string | null) => rewriteInsights(uid, asked),
    // The teacher may have chosen another class meanwhile.
    onSuccess: async (insights, asked) => {
      const { queryKey } = classQueries.insights(uid, asked);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, insights);
      announce(texts.refreshed);
    },
    onError: (error) =>
      toast.error(describeProblem(error), { label: 'Try Again', onAction: refresh }),
  });

  function refresh(): void {
    mutate(classId);
  }

  return { query, refresh, isRefreshing: isPending };
}

/** The server's sentence, if it gave one. */
function describeProblem(error: Error): string {
  return serverSentence(error, texts.loadFailed);
}

type InsightsActionsProps = {
  /** Until they are there, the place of the buttons is kept. */
  insights: string | undefined;
  onRefresh: () => void;
  isRefreshing: boolean;
};

function InsightsActions({ insights, onRefresh, isRefreshing }: InsightsActionsProps) {
  const isThere = insights !== undefined;
  return (
    <div className={styles.actions} style={{ visibility: isThere ? undefined : 'hidden' }}>
      <Button
        icon={<RefreshCw aria-hidden />}
        isBusy={isRefreshing}
        busyLabel="Refreshing…"
        onClick={onRefresh}
      >
        Refresh
      </Button>
      {insights !== '' && (
        <>
          <Button icon={<Copy aria-hidden />} onClick={() => void copy(insights ?? '')}>
            Copy
          </Button>
          <Button icon={<Download aria-hidden />} onClick={() => download(insights ?? '')}>
            Download
          </Button>
        </>
      )}
    </div>
  );
}

async function copy(insights: string) {
  try {
    await navigator.clipboard.writeText(insights);
    toast.success(texts.copied);
  } catch {
    // The browser refused, or the page has no clipboard without HTTPS.
    toast.error(texts.copyFailed);
  }
}

function download(insights: string) {
  const name = `class-insights-${formatDateForFileName(new Date())}.txt`;
  saveFile(name, 'text/plain;charset=utf-8', `${insights}\n`);
}

const Markdown = lazyPart(
  async () => (await import('../../../components/ui/text/markdown.tsx')).Markdown,
);

type InsightsSummaryProps = {
  insights: Insights;
  /** The sections that no card shows. */
  sections: readonly InsightSection[];
};

/** The summary in words: how the class does, the next step, and what went well. */
function InsightsSummary({ insights, sections }: InsightsSummaryProps) {
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

/** The next step comes right after the state of the class. */
function rankOf({ heading }: InsightSection): number {
  if (heading === INSIGHT_HEADINGS.brief) return 0;
  return heading === INSIGHT_HEADINGS.nextStep ? 1 : 2;
}
