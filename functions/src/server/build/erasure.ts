import type { EndClass } from '../../features/classes/end-class.ts';
import { createErasePersonJob } from '../../features/erasure/erase-person.job.ts';
import { createErasePersonService } from '../../features/erasure/erase-person.service.ts';
import { createDueErasures } from '../../features/erasure/order-due.job.ts';
import type { HandOverService } from '../../features/hand-over/hand-over.service.ts';
import type { DeleteMaterialService } from '../../features/materials/delete-material.service.ts';
import type { DeleteQuizService } from '../../features/quizzes/delete-quiz.service.ts';
import type { Parts } from './parts.ts';

/** The ways in which other features take things away for good. */
type Ways = {
  quizDeletions: Pick<DeleteQuizService, 'discard' | 'purge'>;
  materialDeletions: Pick<DeleteMaterialService, 'discard' | 'purge'>;
  endClass: EndClass;
  handOver: Pick<HandOverService, 'inherit'>;
};

export function buildErasure(parts: Parts, { endClass, handOver, ...deletions }: Ways) {
  const { retentionMonths } = parts.config;
  const places = parts.listErasurePlaces({ ...parts, ...deletions, endClass });
  const { inherit } = handOver;
  return {
    erasing: createErasePersonService({ ...parts, places }),
    erasureJobs: {
      erasePerson: createErasePersonJob({ ...parts, places }),
      eraseDue: createDueErasures({ ...parts, places, inherit, retentionMonths }),
    },
  };
}
