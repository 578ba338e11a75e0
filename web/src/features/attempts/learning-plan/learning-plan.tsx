import type { AttemptAnalysis } from '@study-assistant/contract/attempts/analysis';
import type { AttemptAnalytics } from '@study-assistant/contract/classes/analytics';
import type { UseQueryResult } from '@tanstack/react-query';
import { Loaded } from '../../../components/loaded.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { homeOf, paths } from '../../../paths.ts';
import { AnswerDistribution } from './answer-distribution.tsx';
import styles from './learning-plan.module.css';
import { Recommendations } from './recommendations.tsx';
import { TeacherMaterials } from './teacher-materials.tsx';
import { TimeAnalysis } from './time-analysis.tsx';

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
          <Advice analysis={analysis} />
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

/** What to do next, before any figures. */
function Advice({ analysis }: Pick<LearningPlanProps, 'analysis'>) {
  const home = homeOf(useSignedInUser().userType);
  const { recommendations, recommendationTopics, topicSpecificMaterials, teacherMaterials } =
    analysis;
  const hasNothingToDo =
    recommendations.length + topicSpecificMaterials.length + teacherMaterials.length === 0;
  return (
    <>
      <Recommendations texts={recommendations} topics={recommendationTopics} />
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

/** The charts come with a request of their own, and the plan stands without them. */
function Numbers({ analytics }: Pick<LearningPlanProps, 'analytics'>) {
  return (
    <Loaded
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
