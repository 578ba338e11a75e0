import { hasUnknown, Unknown } from '../values/value.ts';
import type { RulesValue } from '../values/value.ts';
import { toBool, toFloat, toInt, toPath, toText } from './convert.ts';
import { HASHING_MODULE } from './hashing.ts';
import { MATH_MODULE } from './math.ts';
import type { Module, ModuleFunction } from './module.ts';
import { DURATION_MODULE, LATLNG_MODULE, TIMESTAMP_MODULE } from './time.ts';

const MODULES: Record<string, Module> = {
  duration: DURATION_MODULE,
  hashing: HASHING_MODULE,
  latlng: LATLNG_MODULE,
  math: MATH_MODULE,
  timestamp: TIMESTAMP_MODULE,
};

const FUNCTIONS: Module = {
  int: { arity: 1, call: (value = null) => toInt(value) },
  float: { arity: 1, call: (value = null) => toFloat(value) },
  bool: { arity: 1, call: (value = null) => toBool(value) },
  string: { arity: 1, call: (value = null) => toText(value) },
  path: { arity: 1, call: (value = null) => toPath(value) },
  debug: { arity: 1, call: (value = null) => value },
};

export function isModule(name: string): boolean {
  return Object.hasOwn(MODULES, name);
}

export function isBuiltIn(name: string): boolean {
  return Object.hasOwn(FUNCTIONS, name);
}

export function findModuleFunction(module: string, name: string): ModuleFunction | null {
  return isModule(module) ? findIn(MODULES[module], name) : null;
}

export function findGlobalFunction(name: string): ModuleFunction | null {
  return findIn(FUNCTIONS, name);
}

export function callFunction({ call }: ModuleFunction, args: RulesValue[]): RulesValue {
  return args.some(hasUnknown) ? new Unknown() : call(...args);
}

function findIn(module: Module | undefined, name: string): ModuleFunction | null {
  return module && Object.hasOwn(module, name) ? (module[name] ?? null) : null;
}
