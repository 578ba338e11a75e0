import { lazy } from 'react';

/** The chart library is heavy: it arrives with the first chart. */
export const LazyScoreLineChart = lazy(async () => ({
  default: (await import('./score-line-chart.tsx')).ScoreLineChart,
}));
export const LazyCountBarChart = lazy(async () => ({
  default: (await import('./count-bar-chart.tsx')).CountBarChart,
}));
