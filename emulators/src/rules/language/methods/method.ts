import type { RulesValue } from '../values/value.ts';

/** How many arguments it takes, and what it does with them. */
type Method<Receiver> = {
  arity: number;
  call: (receiver: Receiver, ...args: RulesValue[]) => RulesValue;
};

export type Methods<Receiver> = Record<string, Method<Receiver>>;
