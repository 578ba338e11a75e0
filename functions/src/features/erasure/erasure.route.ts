import { erasePerson, getErasure } from '@study-assistant/contract/people/people';
import type { Bind } from '../../http/bind.ts';
import type { ErasePersonService } from './erase-person.service.ts';

export function erasureRoutes(bind: Bind<{ erasing: ErasePersonService }>): void {
  bind(erasePerson, ({ school, caller, params, body }) =>
    school.erasing.erase(caller, params.uid, body),
  );
  bind(getErasure, ({ school, params }) => school.erasing.read(params.id));
}
