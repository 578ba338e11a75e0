import type { RulesValue } from '../values/value.ts';

export type ModuleFunction = { arity: number; call: (...args: RulesValue[]) => RulesValue };
export type Module = Record<string, ModuleFunction>;
