import type { Attempt } from '@study-assistant/contract/attempts/attempts';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { ResourceGroup } from './resource-group.tsx';
import { ResourceItem } from './resource-item.tsx';
import styles from './results-resources.module.css';

type Resource = Attempt['resourceRecommendations']['onlineResources'][number];

type ResourceLinksProps = {
  title: string;
  icon: ReactNode;
  resources: readonly Resource[];
  /** Places in `resources`. */
  marked: readonly number[];
  onMark: ((index: number) => void) | undefined;
};

const labels = { mark: 'Mark as Complete', marked: '✓ Completed' };

/** Pages of other sites. */
export function ResourceLinks({ title, icon, resources, marked, onMark }: ResourceLinksProps) {
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
