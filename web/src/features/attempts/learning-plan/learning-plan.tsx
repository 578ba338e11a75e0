import type { AttemptAnalysis, TeacherMaterial } from '@study-assistant/contract/attempts/analysis';
import type { AttemptAnalytics } from '@study-assistant/contract/classes/analytics';
import { can } from '@study-assistant/contract/wire/roles';
import type { UseQueryResult } from '@tanstack/react-query';
import { Download, GraduationCap, Hourglass, Rocket, ThumbsUp } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { describePace, type PaceOrNone } from '../../../components/attempts/pace-texts.ts';
import { TimeCards } from '../../../components/attempts/time-cards.tsx';
import { ChartFigure } from '../../../components/charts/chart-figure.tsx';
import { LazySharePieChart, LazyTimeBarChart } from '../../../components/charts/lazy-charts.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { MaterialTypeIcon } from '../../../components/materials/material-type-icon.tsx';
import { useDownload } from '../../../components/materials/use-download.ts';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import tones from '../../../components/ui/badge/tone.module.css';
import type { Tone } from '../../../components/ui/badge/tone.ts';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { classNames } from '../../../lib/dom/class-names.ts';
import { formatSeconds } from '../../../lib/format/durations.ts';
import { formatPercent } from '../../../lib/format/numbers.ts';
import { homeOf, paths } from '../../../paths.ts';
import styles from './learning-plan.module.css';
import { compareWithBenchmark, summariseAnswers, summariseTimes } from './plan-words.ts';
import { Recommendations } from './recommendations.tsx';

type LearningPlanProps = {
  attemptId: string;
  analysis: AttemptAnalysis;
  analytics: UseQueryResult<AttemptAnalytics>;
};

export function LearningPlan({ attemptId, analysis, analytics }: LearningPlanProps) {
  const home = homeOf(useSignedInUser().userType);
  return (
    <>
      {analysis.isScoreOnly ? (
        <ScoreOnly />
      ) : (
        <>
          <Advice attemptId={attemptId} analysis={analysis} />
          <Numbers analytics={analytics} />
        </>
      )}
      <div className={styles.foot}>
        <ButtonLink to={paths.detailedResults(attemptId)} variant="primary">
          View Detailed Results
        </ButtonLink>
        <ButtonLink to={home} state={{ quizCompleted: true }}>
          Back to Dashboard
        </ButtonLink>
      </div>
    </>
  );
}

/** The suggestions for what to do next, shown before any figures. */
function Advice({ attemptId, analysis }: Pick<LearningPlanProps, 'attemptId' | 'analysis'>) {
  const { userType } = useSignedInUser();
  const home = homeOf(userType);
  const { recommendations, recommendationTopics, topicSpecificMaterials, teacherMaterials } =
    analysis;
  const hasNothingToDo =
    recommendations.length + topicSpecificMaterials.length + teacherMaterials.length === 0;
  return (
    <>
      <Recommendations
        texts={recommendations}
        topics={recommendationTopics}
        materials={teacherMaterials}
        places={topicSpecificMaterials}
        practisedAttempt={can(userType, 'practice') ? attemptId : null}
      />
      <TeacherMaterials materials={teacherMaterials} />
      {hasNothingToDo && (
        <Card as="div">
          <EmptyState
            illustration="trophy"
            title="Great Job!"
            actions={
              <ButtonLink to={home} variant="primary">
                Continue Learning
              </ButtonLink>
            }
          >
            Every topic of this quiz went well. There is nothing to catch up on.
          </EmptyState>
        </Card>
      )}
    </>
  );
}

function ScoreOnly() {
  return (
    <Card as="div">
      <EmptyState illustration="sprout" title="Only the score is shown">
        Your teacher shows the score of this quiz alone, without the questions and their answers, so
        there is no plan for it.
      </EmptyState>
    </Card>
  );
}

/** The charts have their own request, and the plan is complete without them. */
function Numbers({ analytics }: Pick<LearningPlanProps, 'analytics'>) {
  return (
    <Loaded
      inPieces
      query={analytics}
      skeleton={<Skeleton label="Loading charts…" shape="chart" count={2} />}
      error="The charts of this attempt could not be loaded."
      frame={(part, error) => (error ? <Card as="div">{part}</Card> : part)}
    >
      {(numbers) =>
        numbers.timeAnalysis.length === 0 ? (
          <Card as="div">
            <EmptyState title="No charts for this result">
              It came without its questions, so there are no answers and times to draw.
            </EmptyState>
          </Card>
        ) : (
          <>
            <AnswerDistribution distribution={numbers.answerDistribution} />
            <TimeAnalysis analytics={numbers} />
          </>
        )
      }
    </Loaded>
  );
}

const ANSWERS_TITLE = 'Answer Distribution';
const ANSWERS_HEIGHT = 300;

type AnswerDistributionProps = { distribution: AttemptAnalytics['answerDistribution'] };

function AnswerDistribution({ distribution }: AnswerDistributionProps) {
  const { correct, incorrect, notAttempted, partly = 0, awaiting = 0 } = distribution;
  const questions = correct + partly + incorrect + awaiting + notAttempted;
  const kinds = [
    { name: 'Correct', count: correct, tone: 'good', symbol: '✓' },
    ...(partly > 0
      ? ([{ name: 'Partly right', count: partly, tone: 'brand', symbol: '½' }] as const)
      : []),
    ...(awaiting > 0
      ? ([{ name: 'Not marked yet', count: awaiting, tone: 'brand', symbol: '…' }] as const)
      : []),
    { name: 'Incorrect', count: incorrect, tone: 'bad', symbol: '✗' },
    { name: 'Not Attempted', count: notAttempted, tone: 'warn', symbol: '–' },
  ] as const;
  const percentOf = (amount: number) => formatPercent((amount / Math.max(1, questions)) * 100);
  const shares = kinds
    .filter((kind) => kind.count > 0)
    .map((kind) => ({ ...kind, label: `${kind.name}: ${kind.count} (${percentOf(kind.count)})` }));
  return (
    <ChartFigure
      title={ANSWERS_TITLE}
      headingLevel={2}
      summary={summariseAnswers(distribution)}
      lazyHeight={ANSWERS_HEIGHT}
      table={{
        columns: ['Answer', 'Questions', 'Share'],
        rows: kinds.map((kind) => [kind.name, String(kind.count), percentOf(kind.count)]),
      }}
    >
      <LazySharePieChart title={ANSWERS_TITLE} shares={shares} height={ANSWERS_HEIGHT} />
    </ChartFigure>
  );
}

const TIME_TITLE = 'Time Analysis vs. AI Benchmark';
const TIME_HEIGHT = 400;

/** Shows where the time of an attempt went, question by question. */
function TimeAnalysis({ analytics }: { analytics: AttemptAnalytics }) {
  const times = analytics.timeAnalysis.map((time) => ({
    ...time,
    comparison: compareWithBenchmark(time.difference),
  }));
  return (
    <>
      <ChartFigure
        title={TIME_TITLE}
        headingLevel={2}
        summary={summariseTimes(analytics)}
        lazyHeight={TIME_HEIGHT}
        facts={<TimeCards analytics={analytics} />}
        table={{
          columns: ['Question', 'Text', 'Your time', 'AI benchmark', 'Difference'],
          rows: times.map((time) => [
            String(time.questionNumber),
            time.questionText,
            formatSeconds(time.estimatedTime),
            formatSeconds(time.benchmarkTime),
            time.comparison,
          ]),
        }}
      >
        <LazyTimeBarChart title={TIME_TITLE} times={times} height={TIME_HEIGHT} />
      </ChartFigure>
      <PaceCard analytics={analytics} />
    </>
  );
}

const looks: Record<PaceOrNone, { tone: Tone; icon: ReactNode }> = {
  slow: { tone: 'warn', icon: <Hourglass /> },
  fast: { tone: 'good', icon: <Rocket /> },
  optimal: { tone: 'brand', icon: <ThumbsUp /> },
  none: { tone: 'brand', icon: <Hourglass /> },
};

function PaceCard({ analytics }: { analytics: AttemptAnalytics }) {
  const titleId = useId();
  if (analytics.timeAnalysis.length === 0) return null;
  const { pace, title, advice, isWarned } = describePace(analytics);
  // A rocket over a warning would contradict it.
  const { tone, icon } = looks[isWarned ? 'slow' : pace];
  return (
    <Card as="div" className={classNames(styles.pace, tones[tone])}>
      <span aria-hidden className={styles.paceIcon}>
        {icon}
      </span>
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className={styles.paceTitle}>
          {title}
        </h2>
        <p>{advice}</p>
      </section>
    </Card>
  );
}

function TeacherMaterials({ materials }: { materials: readonly TeacherMaterial[] }) {
  if (materials.length === 0) return null;
  return (
    <Card title="Materials from Your Teacher">
      <ul className={styles.materials}>
        {materials.map((material) => (
          <li key={material.id}>
            <MaterialCard material={material} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function MaterialCard({ material }: { material: TeacherMaterial }) {
  const titleId = useId();
  const { download, downloadingId } = useDownload();
  return (
    <article aria-labelledby={titleId} className={styles.material}>
      <div className={styles.materialHead}>
        <span className={styles.materialIcon}>
          <MaterialTypeIcon type={material.type} />
        </span>
        <div>
          <h3 id={titleId} className={styles.materialTitle} dir="auto">
            <Link to={paths.material(material.id)}>{material.title}</Link>
          </h3>
          <p className={styles.materialType}>{material.type}</p>
        </div>
      </div>
      <p className={styles.materialText} dir="auto">
        {material.description}
      </p>
      <div className={styles.materialFoot}>
        <Badge icon={<GraduationCap aria-hidden />}>From Teacher</Badge>
        <Button
          icon={<Download aria-hidden />}
          isBusy={downloadingId !== null}
          busyLabel="Opening…"
          aria-describedby={titleId}
          onClick={() => download(material.id)}
        >
          Download
        </Button>
      </div>
    </article>
  );
}
