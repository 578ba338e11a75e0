import { lazyPart } from '../../lib/dom/lazy-part.ts';

/** What these draw with is larger than they are, so it is fetched when one is nearly on the screen. */
export const LazyCountBarChart = lazyPart(
  async () => (await import('./count-bar-chart.tsx')).CountBarChart,
);
export const LazySharePieChart = lazyPart(
  async () => (await import('./share-pie-chart.tsx')).SharePieChart,
);
export const LazyTimeBarChart = lazyPart(
  async () => (await import('./time-bar-chart.tsx')).TimeBarChart,
);
