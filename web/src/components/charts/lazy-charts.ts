import { lazyPart } from '../../lib/dom/lazy-part.ts';

/** The chart library is large, so it is fetched with the first chart. */
export const LazyScoreLineChart = lazyPart(
  async () => (await import('./score-line-chart.tsx')).ScoreLineChart,
);
export const LazyCountBarChart = lazyPart(
  async () => (await import('./count-bar-chart.tsx')).CountBarChart,
);
export const LazySharePieChart = lazyPart(
  async () => (await import('./share-pie-chart.tsx')).SharePieChart,
);
export const LazyTimeBarChart = lazyPart(
  async () => (await import('./time-bar-chart.tsx')).TimeBarChart,
);
