import { hasUnknown, Unknown } from '../values/value.ts';
import type { RulesValue } from '../values/value.ts';
import { toBool, toFloat, toInt, toPath, toText } from './convert.ts';
import { hashingModule } from './hashing.ts';
import { mathModule } from './math.ts';
import type { Module, ModuleFunction } from './module.ts';
import { durationModule, latLngModule, timestampModule } from './time.ts';

const modules: Record<string, Module> = {
  duration: durationModule,
  hashing: hashingModule,
  latlng: latLngModule,
  math: mathModule,
  timestamp: timestampModule,
};

const functions: Module = {
  int: { arity: 1, call: (value = null) => toInt(value) },
  float: { arity: 1, call: (value = null) => toFloat(value) },
  bool: { arity: 1, call: (value = null) => toBool(value) },
  string: { arity: 1, call: (value = null) => toText(value) },
  path: { arity: 1, call: (value = null) => toPath(value) },
  debug: { arity: 1, call: (value = null) => value },
};

export function isModule(name: string): boolean {
  return Object.hasOwn(modules, name);
}

export function isBuiltIn(name: string): boolean {
  return Object.hasOwn(functions, name);
}

export function findModuleFunction(module: string, name: string): ModuleFunction | null {
  return isModule(module) ? findIn(modules[module], name) : null;
}

export function findGlobalFunction(name: string): ModuleFunction | null {
  return findIn(functions, name);
}

export function callFunction({ call }: ModuleFunction, args: RulesValue[]): RulesValue {
  return args.some(hasUnknown) ? new Unknown() : call(...args);
}

function findIn(module: Module | undefined, name: string): ModuleFunction | null {
  return module && Object.hasOwn(module, name) ? (module[name] ?? null) : null;
}
