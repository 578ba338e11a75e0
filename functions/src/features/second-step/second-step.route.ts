import {
  getSecondStep,
  makeRecoveryCodes,
  recoverAccount,
  removeSecondStep,
  resetSecondStep,
} from '@study-assistant/contract/people/second-step';
import type { Bind } from '../../http/bind.ts';
import { readClientAddress } from '../../http/client-address.ts';
import type { RecoverAccountService } from './recover-account.service.ts';
import type { SecondStepService } from './second-step.service.ts';

/** Who has lost her second step has no token, so that is there once for all schools. */
export function secondStepRoutes(
  bind: Bind<{ secondStep: SecondStepService }>,
  recovery: RecoverAccountService,
): void {
  bind(getSecondStep, ({ school, caller }) => school.secondStep.look(caller));
  bind(makeRecoveryCodes, ({ school, caller }) => school.secondStep.makeCodes(caller));
  bind(removeSecondStep, ({ school, caller }) => school.secondStep.remove(caller));
  bind(resetSecondStep, ({ school, caller, params }) =>
    school.secondStep.reset(caller, params.uid),
  );
  bind(recoverAccount, ({ body, header }) => recovery.recover(body, readClientAddress(header)));
}
