import type { AttemptAnalysis } from '@study-assistant/contract/attempts/analysis';
import { resourcePlacesOf } from '@study-assistant/contract/attempts/attempts';
import {
  completionPercentOf,
  resourceCountsOf,
  type AttemptProgress,
} from '@study-assistant/contract/attempts/completion';
import { Compass, FileText, Video } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Card } from '../../../components/ui/card/card.tsx';
import { ProgressBar } from '../../../components/ui/meter/progress-bar.tsx';
import type { Attempt } from '../../../lib/api/lenient/attempts.ts';
import { paths } from '../../../paths.ts';
import type { ResourceMark } from '../../../queries/attempts.ts';
import { hasAnalysis, listTopics } from './analysis-of-attempt.ts';
import { ResourceGroup } from './resource-group.tsx';
import { ResourceItem } from './resource-item.tsx';
import { ResourceLinks } from './resource-links.tsx';
import styles from './results-resources.module.css';

type ResultsResourcesProps = {
  attempt: Attempt;
  /** Not there where it could not be fetched. */
  analysis: AttemptAnalysis | null | undefined;
  progress: AttemptProgress;
  /** Absent for those who may not mark. */
  onMark: ((resource: ResourceMark) => void) | undefined;
};

/** Links, videos and, where there is one, the analysis to go on with. */
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
