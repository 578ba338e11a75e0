import type { Endpoint } from '@study-assistant/contract/wire/endpoint';

/** An endpoint of the contract whose reply is read by another schema. */
export function withReply<E extends Endpoint, R extends Endpoint['reply']>(
  endpoint: E,
  reply: R,
): Omit<E, 'reply'> & { reply: R } {
  return { ...endpoint, reply };
}
