type ReadHeader = (name: string) => string | undefined;

/**
 * The address that a request comes from, as far as that is known; null where nothing says it.
 *
 * Hosting's network names the browser's address in a header of its own, and is itself the last hop that
 * the cloud writes down. Who calls the function past Hosting can write that header: so an address is good
 * for counting beside the account, and never says who somebody is.
 */
export function readClientAddress(header: ReadHeader): string | null {
  const lastHop = header('x-forwarded-for')?.split(',').at(-1);
  const address = (header('fastly-client-ip') ?? lastHop ?? '').trim();
  return address === '' ? null : address;
}
