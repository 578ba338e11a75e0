import type { EndClass } from '../../features/classes/end-class.ts';
import { createStandingFollower } from '../../features/people/follow-standing.ts';
import { createMoveUpJob } from '../../features/years/move-up.job.ts';
import { createYearsService } from '../../features/years/years.service.ts';
import type { Parts } from './parts.ts';

export function buildYears(parts: Parts, endClass: EndClass) {
  const followStanding = createStandingFollower(parts);
  return {
    years: createYearsService(parts),
    moveUp: createMoveUpJob({ ...parts, endClass, followStanding }),
  };
}
