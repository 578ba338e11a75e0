import { createPracticeService } from '../../features/practice/practice.service.ts';
import type { Results } from './attempts.ts';
import type { Parts } from './parts.ts';

export function buildPractice(parts: Parts, { refuseHeld }: Results) {
  return { practice: createPracticeService({ ...parts, refuseHeld }) };
}
