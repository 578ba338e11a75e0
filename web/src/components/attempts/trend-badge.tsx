import type { Trend } from '@study-assistant/contract/attempts/scoring';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../ui/badge/badge.tsx';

/** The names of the trends, which are the specification's. */
export const trendNames = {
  improving: 'Improving',
  declining: 'Needs Focus',
  stable: 'Stable',
} as const satisfies Record<Trend, string>;

const looks = {
  improving: { tone: 'good', icon: <TrendingUp aria-hidden /> },
  declining: { tone: 'bad', icon: <TrendingDown aria-hidden /> },
  stable: { tone: 'neutral', icon: <Minus aria-hidden /> },
} as const satisfies Record<Trend, { tone: string; icon: ReactNode }>;

/** How the last attempts compare with those before, in a word, an arrow and a colour. */
export function TrendBadge({ trend }: { trend: Trend }) {
  return <Badge {...looks[trend]}>{trendNames[trend]}</Badge>;
}
