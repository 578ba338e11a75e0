import { createReportsService } from '../../features/reports/reports.service.ts';
import type { Results } from './attempts.ts';
import type { Parts } from './parts.ts';

export function buildReports(parts: Parts, { readResult }: Results) {
  return { reports: createReportsService({ ...parts, readResult }) };
}
