import { handOver } from '@study-assistant/contract/people/people';
import type { Bind } from '../../http/bind.ts';
import type { HandOverService } from './hand-over.service.ts';

export function handOverRoutes(bind: Bind<{ handOver: HandOverService }>): void {
  bind(handOver, ({ school, caller, params, body }) =>
    school.handOver.handOver(caller, params.uid, body.to),
  );
}
