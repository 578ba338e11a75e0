import { leaveSchool } from '@study-assistant/contract/people/own-account';
import {
  changePerson,
  changeStudent,
  closePerson,
  getPerson,
  listPeople,
  openPerson,
} from '@study-assistant/contract/people/people';
import type { Bind } from '../../http/bind.ts';
import type { ChangePersonService } from './change-person.service.ts';
import type { PeopleService } from './people.service.ts';

export type PeopleServices = { people: PeopleService; changedPeople: ChangePersonService };

export function peopleRoutes(bind: Bind<PeopleServices>): void {
  bind(listPeople, ({ school, query }) => school.people.list(query));
  bind(getPerson, ({ school, params }) => school.people.read(params.uid));
  bind(changePerson, ({ school, caller, params, body }) =>
    school.changedPeople.change(caller, params.uid, body),
  );
  bind(closePerson, ({ school, caller, params }) => school.changedPeople.close(caller, params.uid));
  bind(openPerson, ({ school, caller, params }) => school.changedPeople.open(caller, params.uid));
  bind(leaveSchool, ({ school, caller, body }) => school.changedPeople.leave(caller, body.email));
  bind(changeStudent, ({ school, caller, params, body }) =>
    school.changedPeople.changeStudent(caller, params.uid, body),
  );
}
