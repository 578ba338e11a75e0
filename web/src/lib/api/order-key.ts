let last: { order: string; key: string } | null = null;

type Ordered = { file?: File; [setting: string]: unknown };

/**
 * What names an order of a quiz to the server, which takes it once by it: the same for the same order
 * until it is taken, so that sending it again after a lost answer writes nothing twice.
 */
export function keyOfOrder({ file, ...settings }: Ordered): { 'Idempotency-Key': string } {
  const order = JSON.stringify([settings, file?.name, file?.size, file?.lastModified]);
  if (last?.order !== order) last = { order, key: crypto.randomUUID() };
  return { 'Idempotency-Key': last.key };
}

/** The next order is another one, even where it is about the same. */
export function forgetOrderKey(): void {
  last = null;
}
