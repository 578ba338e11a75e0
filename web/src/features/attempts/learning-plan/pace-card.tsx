import type { AttemptAnalytics } from '@study-assistant/contract/classes/analytics';
import { Hourglass, Rocket, ThumbsUp } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { describePace, type PaceOrNone } from '../../../components/attempts/pace-texts.ts';
import tones from '../../../components/ui/badge/tone.module.css';
import type { Tone } from '../../../components/ui/badge/tone.ts';
import { Card } from '../../../components/ui/card/card.tsx';
import { classNames } from '../../../lib/dom/class-names.ts';
import styles from './learning-plan.module.css';

const looks: Record<PaceOrNone, { tone: Tone; icon: ReactNode }> = {
  slow: { tone: 'warn', icon: <Hourglass /> },
  fast: { tone: 'good', icon: <Rocket /> },
  optimal: { tone: 'brand', icon: <ThumbsUp /> },
  none: { tone: 'brand', icon: <Hourglass /> },
};

export function PaceCard({ analytics }: { analytics: AttemptAnalytics }) {
  const titleId = useId();
  if (analytics.timeAnalysis.length === 0) return null;
  const { pace, title, advice } = describePace(analytics);
  const { tone, icon } = looks[pace];
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
