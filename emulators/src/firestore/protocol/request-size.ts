import type { ServiceDefinition } from '@grpc/grpc-js';
import { invalidArgument } from './status.ts';

const MAX_REQUEST_BYTES = 10 * 1024 * 1024;

const sizes = new WeakMap<object, number>();

/** The service, with the size of each request remembered. */
export function measureRequests(service: ServiceDefinition): ServiceDefinition {
  return Object.fromEntries(
    Object.entries(service).map(([name, method]) => {
      function requestDeserialize(bytes: Buffer): object {
        const request = method.requestDeserialize(bytes) as object;
        sizes.set(request, bytes.length);
        return request;
      }
      return [name, { ...method, requestDeserialize }];
    }),
  );
}

/** Throws where the cloud would not take the request, whatever it asks. */
export function requireSmallRequest(request: object): void {
  const bytes = sizes.get(request) ?? 0;
  if (bytes <= MAX_REQUEST_BYTES) return;
  throw invalidArgument(
    `Request payload size exceeds the limit: ${MAX_REQUEST_BYTES} bytes. ` +
      `This one has ${bytes}: divide it over several.`,
  );
}
