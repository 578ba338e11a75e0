import type { AttemptAnalytics } from '@study-assistant/contract/analytics';
import { paceOf, type Pace } from '@study-assistant/contract/scoring';
import { Hourglass, Rocket, ThumbsUp } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Card } from '../../../components/ui/card/card.tsx';
import { classNames } from '../../../lib/dom/class-names.ts';
import type { Tone } from '../../../components/ui/badge/tone.ts';
import tones from '../../../components/ui/badge/tone.module.css';
import styles from './learning-plan.module.css';

type Insight = { title: string; text: string; tone: Tone; icon: ReactNode };

const insights: Record<Pace, Insight> = {
  slow: {
    title: 'Consider Pacing',
    text: 'You took clearly longer per question than the benchmark. Answer the questions that you know first, and come back to the hard ones.',
    tone: 'warn',
    icon: <Hourglass />,
  },
  fast: {
    title: 'Great Pace!',
    text: 'You were clearly faster than the benchmark. Use the time that is left to check your answers.',
    tone: 'good',
    icon: <Rocket />,
  },
  optimal: {
    title: 'Optimal Pace',
    text: 'Your time per question is close to the benchmark. Keep this pace.',
    tone: 'brand',
    icon: <ThumbsUp />,
  },
};

export function PaceCard({ analytics }: { analytics: AttemptAnalytics }) {
  const titleId = useId();
  const { totalTime, benchmarkTotalTime, timeAnalysis } = analytics;
  if (timeAnalysis.length === 0) return null;
  const pace = paceOf({ totalTime, benchmarkTotalTime, questions: timeAnalysis.length });
  const { title, text, tone, icon } = insights[pace];
  return (
    <Card as="div" className={classNames(styles.pace, tones[tone])}>
      <span aria-hidden className={styles.paceIcon}>
        {icon}
      </span>
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className={styles.paceTitle}>
          {title}
        </h2>
        <p>{text}</p>
      </section>
    </Card>
  );
}
