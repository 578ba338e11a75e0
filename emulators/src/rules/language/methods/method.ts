import type { RulesValue } from '../values/value.ts';

/** A method's number of arguments and its implementation. */
type Method<Receiver> = {
  arity: number;
  call: (receiver: Receiver, ...args: RulesValue[]) => RulesValue;
};

export type Methods<Receiver> = Record<string, Method<Receiver>>;
