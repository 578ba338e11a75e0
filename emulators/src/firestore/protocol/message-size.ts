import type { ServiceDefinition } from '@grpc/grpc-js';
import { invalidArgument } from './status.ts';

const MAX_REQUEST_BYTES = 10 * 1024 * 1024;

const sizes = new WeakMap<object, number>();
const counters = new WeakMap<object, (bytes: number) => void>();

/** The service with the size of each request remembered and that of each answer reported. */
export function measureMessages(service: ServiceDefinition): ServiceDefinition {
  return Object.fromEntries(
    Object.entries(service).map(([name, method]) => {
      function requestDeserialize(bytes: Buffer): object {
        const request = method.requestDeserialize(bytes) as object;
        sizes.set(request, bytes.length);
        return request;
      }
      function responseSerialize(message: object): Buffer {
        const bytes = method.responseSerialize(message);
        counters.get(message)?.(bytes.length);
        return bytes;
      }
      return [name, { ...method, requestDeserialize, responseSerialize }];
    }),
  );
}

/** The size of a request in bytes; 0 for one that did not come over the network. */
export function sizeOfRequest(request: object): number {
  return sizes.get(request) ?? 0;
}

/** Calls `count` with the size of an answer once it is sent, since only then it is serialised. */
export function whenSent<Message extends object>(
  message: Message,
  count: (bytes: number) => void,
): Message {
  counters.set(message, count);
  return message;
}

/** Throws when the cloud would refuse the request for its size. */
export function requireSmallRequest(request: object): void {
  const bytes = sizeOfRequest(request);
  if (bytes <= MAX_REQUEST_BYTES) return;
  throw invalidArgument(
    `Request payload size exceeds the limit: ${MAX_REQUEST_BYTES} bytes. ` +
      `This one has ${bytes}: divide it over several.`,
  );
}
