import { createAssignmentsService } from '../../features/assignments/assignments.service.ts';
import { createExtraTimeService } from '../../features/assignments/extra-time.service.ts';
import { createGiveQuizService } from '../../features/assignments/give-quiz.service.ts';
import { createLiveAssignmentService } from '../../features/assignments/live-assignment.service.ts';
import { createMarkbookService } from '../../features/assignments/markbook.service.ts';
import type { Sittings } from '../../features/assignments/sittings.ts';
import { createToDoService } from '../../features/assignments/to-do.service.ts';
import type { MoveDeadlines } from '../../features/attempts/move-deadlines.ts';
import type { Repositories } from '../../stored/repositories.ts';

type Needed = Repositories & { clock: () => Date };

export function buildAssignments(parts: Needed, sittings: Sittings & MoveDeadlines) {
  return {
    giving: createGiveQuizService({ ...parts, ...sittings }),
    assignments: createAssignmentsService({ ...parts, ...sittings }),
    extraTime: createExtraTimeService({ ...parts, ...sittings }),
    markbook: createMarkbookService(parts),
    liveAssignments: createLiveAssignmentService(parts),
    toDo: createToDoService(parts),
  };
}
