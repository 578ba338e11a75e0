import { createHash } from 'node:crypto';
import { failMismatch } from '../values/failure.ts';
import type { RulesValue } from '../values/value.ts';
import type { Module } from './module.ts';

export const HASHING_MODULE: Module = {
  md5: { arity: 1, call: (value) => digest('md5', value) },
  sha256: { arity: 1, call: (value) => digest('sha256', value) },
  crc32: { arity: 1, call: (value) => computeCrc(0xedb88320, value) },
  crc32c: { arity: 1, call: (value) => computeCrc(0x82f63b78, value) },
};

function digest(algorithm: string, value: RulesValue | undefined): Uint8Array {
  return Uint8Array.from(createHash(algorithm).update(asBytes(value)).digest());
}

/** Four bytes in big-endian order, as Cloud Storage writes a checksum. */
function computeCrc(polynomial: number, value: RulesValue | undefined): Uint8Array {
  let sum = 0xffffffff;
  for (const byte of asBytes(value)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? polynomial : 0);
  }
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(~sum >>> 0);
  return Uint8Array.from(bytes);
}

function asBytes(value: RulesValue | undefined): Uint8Array {
  if (typeof value === 'string') return Buffer.from(value);
  return value instanceof Uint8Array ? value : failMismatch('bytes', value);
}
