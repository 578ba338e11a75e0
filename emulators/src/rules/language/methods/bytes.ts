import type { Methods } from './method.ts';

export const BYTES_METHODS: Methods<Uint8Array> = {
  size: { arity: 0, call: (bytes) => BigInt(bytes.length) },
  toBase64: { arity: 0, call: (bytes) => Buffer.from(bytes).toString('base64') },
  toHexString: { arity: 0, call: (bytes) => Buffer.from(bytes).toString('hex').toUpperCase() },
};
