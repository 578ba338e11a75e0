import {
  addTime,
  getAccommodation,
  setAccommodation,
} from '@study-assistant/contract/assignments/assignments';
import type { Bind } from '../../http/bind.ts';
import type { ExtraTimeService } from './extra-time.service.ts';

export function extraTimeRoutes(bind: Bind<{ extraTime: ExtraTimeService }>): void {
  bind(getAccommodation, ({ school, caller, params }) =>
    school.extraTime.readFactor(caller, params.uid),
  );
  bind(setAccommodation, ({ school, caller, params, body }) =>
    school.extraTime.setFactor(caller, params.uid, body.timeFactor),
  );
  bind(addTime, ({ school, caller, params, body }) =>
    school.extraTime.addTime(caller, params.id, body),
  );
}
