import { resourcePlacesOf, type Attempt } from '@study-assistant/contract/attempts';
import {
  completionPercentOf,
  resourceCountsOf,
  type AttemptProgress,
} from '@study-assistant/contract/completion';
import { Compass, FileText, Video } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { Card } from '../../../components/ui/card/card.tsx';
import { ProgressBar } from '../../../components/ui/meter/progress-bar.tsx';
import type { ResourceMark } from '../../../queries/attempts.ts';
import { ResourceGroup } from './resource-group.tsx';
import { ResourceItem } from './resource-item.tsx';
import { ResourceLinks } from './resource-links.tsx';
import styles from './results-resources.module.css';

type ResultsResourcesProps = {
  attempt: Attempt;
  progress: AttemptProgress;
  /** Absent for those who may not mark. */
  onMark: ((resource: ResourceMark) => void) | undefined;
};

/** Whether an attempt has anything to go on with. */
export function hasResources(attempt: Attempt): boolean {
  return Object.values(resourcePlacesOf(attempt)).some((places) => places > 0);
}

export function ResultsResources({ attempt, progress, onMark }: ResultsResourcesProps) {
  const { onlineResources, youtubeVideos } = attempt.resourceRecommendations;
  const percent = completionPercentOf(resourceCountsOf(resourcePlacesOf(attempt), progress));
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
      {attempt.errorTopics.length > 0 && (
        <ResourceGroup title="Skill Gap Analysis">
          <ResourceItem
            icon={<Compass />}
            title={<Link to={paths.learningPlan(attempt.id)}>{struggledWith(attempt)}</Link>}
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

function struggledWith({ errorTopics }: Attempt): string {
  const [first = ''] = errorTopics;
  return `You struggled with ${errorTopics.length} topic(s), including "${first}". We have study materials to help.`;
}
