import type { AttemptAnalysis } from '@study-assistant/contract/attempts/analysis';
import { resourcePlacesOf } from '@study-assistant/contract/attempts/attempts';
import {
  completionPercentOf,
  resourceCountsOf,
  type AttemptProgress,
} from '@study-assistant/contract/attempts/completion';
import { Compass, ExternalLink, FileText, Video } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { ProgressBar } from '../../../components/ui/meter/progress-bar.tsx';
import type { Attempt } from '../../../lib/api/lenient/attempts.ts';
import { useMediaQuery } from '../../../lib/dom/use-media-query.ts';
import { paths } from '../../../paths.ts';
import type { ResourceMark } from '../../../queries/attempts.ts';
import styles from './results-resources.module.css';

type ResultsResourcesProps = {
  attempt: Attempt;
  /** Absent when it could not be fetched. */
  analysis: AttemptAnalysis | null | undefined;
  progress: AttemptProgress;
  /** Absent for people who may not mark. */
  onMark: ((resource: ResourceMark) => void) | undefined;
};

/** Links, videos and, if there is one, the analysis to continue with. */
export function ResultsResources({ attempt, analysis, progress, onMark }: ResultsResourcesProps) {
  const { onlineResources, youtubeVideos } = attempt.resourceRecommendations;
  const isAnalysed = hasAnalysis(attempt, analysis);
  const places = { ...resourcePlacesOf(attempt), analysisViewed: isAnalysed ? 1 : 0 };
  const percent = completionPercentOf(resourceCountsOf(places, progress));
  return (
    <Card title="Resources to Help You Improve" className={styles.resources}>
      <ProgressBar
        label="Your progress"
        percent={percent}
        valueText={`${percent}% Complete`}
        tone={percent === 100 ? 'good' : 'brand'}
      />
      <ResourceLinks
        title="Online Articles & Guides"
        icon={<FileText />}
        resources={onlineResources}
        marked={progress.onlineResources}
        onMark={onMark && ((index) => onMark({ type: 'onlineResources', index }))}
      />
      <ResourceLinks
        title="YouTube Videos"
        icon={<Video />}
        resources={youtubeVideos}
        marked={progress.youtubeVideos}
        onMark={onMark && ((index) => onMark({ type: 'youtubeVideos', index }))}
      />
      {isAnalysed && (
        <ResourceGroup title="Skill Gap Analysis">
          <ResourceItem
            icon={<Compass />}
            title={
              <Link to={paths.learningPlan(attempt.id)}>
                {describeAnalysis(listTopics(attempt, analysis))}
              </Link>
            }
            description=""
            isMarked={progress.analysisViewed}
            labels={{ mark: 'Mark as Reviewed', marked: '✓ Reviewed' }}
            onMark={onMark && (() => onMark({ type: 'analysisViewed', index: null }))}
          />
        </ResourceGroup>
      )}
    </Card>
  );
}

function describeAnalysis(topics: readonly string[]): string {
  const [first] = topics;
  const struggle = first && `You struggled with ${topics.length} topic(s), including "${first}". `;
  return `${struggle ?? ''}We have study materials to help.`;
}

type Resource = Attempt['resourceRecommendations']['onlineResources'][number];

type ResourceLinksProps = {
  title: string;
  icon: ReactNode;
  resources: readonly Resource[];
  /** Indexes into `resources`. */
  marked: readonly number[];
  onMark: ((index: number) => void) | undefined;
};

const labels = { mark: 'Mark as Complete', marked: '✓ Completed' };

/** Links to pages of other sites. */
function ResourceLinks({ title, icon, resources, marked, onMark }: ResourceLinksProps) {
  if (resources.length === 0) return null;
  return (
    <ResourceGroup title={title}>
      {resources.map((resource, index) => (
        <ResourceItem
          key={index}
          icon={icon}
          title={<NewTabLink resource={resource} />}
          description={resource.description}
          isMarked={marked.includes(index)}
          labels={labels}
          onMark={onMark && (() => onMark(index))}
        />
      ))}
    </ResourceGroup>
  );
}

function NewTabLink({ resource: { link, title } }: { resource: Resource }) {
  if (link === '') return <span dir="auto">{title}</span>;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className={styles.link}>
      <span dir="auto">{title}</span>
      <ExternalLink aria-hidden />
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}

type ResourceItemProps = {
  icon: ReactNode;
  /** The link to the resource. */
  title: ReactNode;
  description: string;
  isMarked: boolean;
  /** The button's label before and after: "Mark as Complete", "✓ Completed". */
  labels: { mark: string; marked: string };
  /** Absent for people who may not mark. */
  onMark: (() => void) | undefined;
};

/** One resource and its mark. */
function ResourceItem({ icon, title, description, isMarked, labels, onMark }: ResourceItemProps) {
  const titleId = useId();
  return (
    <li className={styles.item}>
      <span aria-hidden className={styles.icon}>
        {icon}
      </span>
      <div className={styles.words}>
        <p id={titleId} className={styles.title}>
          {title}
        </p>
        {description && (
          <p className={styles.description} dir="auto">
            {description}
          </p>
        )}
      </div>
      {onMark && (
        <Button
          variant={isMarked ? 'quiet' : 'secondary'}
          isDisabled={isMarked}
          aria-describedby={titleId}
          className={isMarked ? styles.marked : undefined}
          onClick={onMark}
        >
          {isMarked ? labels.marked : labels.mark}
        </Button>
      )}
    </li>
  );
}

type ResourceGroupProps = { title: string; children: ReactNode };

/** On a phone a group is one line until it is opened, so that the result stays a few screens. */
function ResourceGroup({ title, children }: ResourceGroupProps) {
  const titleId = useId();
  const isWide = useMediaQuery('(width >= 640px)');
  const list = <ul className={styles.list}>{children}</ul>;
  return (
    <section aria-labelledby={titleId} className={styles.group}>
      {isWide ? (
        <>
          <h3 id={titleId}>{title}</h3>
          {list}
        </>
      ) : (
        <details className={styles.folded}>
          <summary>
            <h3 id={titleId}>{title}</h3>
          </summary>
          {list}
        </details>
      )}
    </section>
  );
}

type FetchedAnalysis = AttemptAnalysis | null | undefined;

/** Tells whether an attempt has any resources or an analysis. */
export function hasResources(attempt: Attempt, analysis: FetchedAnalysis): boolean {
  const places = Object.values(resourcePlacesOf(attempt));
  return places.some((count) => count > 0) || hasAnalysis(attempt, analysis);
}

/** Our server sends the topics with the attempt; for others only the analysis itself tells. */
export function hasAnalysis({ errorTopics }: Attempt, analysis: FetchedAnalysis): boolean {
  if (errorTopics.length > 0) return true;
  if (!analysis) return false;
  const { recommendations, topicSpecificMaterials, teacherMaterials } = analysis;
  return [recommendations, topicSpecificMaterials, teacherMaterials].some(
    ({ length }) => length > 0,
  );
}

/** Topics to work on; empty when none is named. */
function listTopics({ errorTopics }: Attempt, analysis: FetchedAnalysis): string[] {
  if (errorTopics.length > 0) return errorTopics;
  const named = (analysis?.topicSpecificMaterials ?? []).map(({ topic }) => topic);
  return [...new Set(named)].filter((topic) => topic !== '');
}
