let last: { order: string; key: string } | null = null;

type Ordered = { file?: File; [setting: string]: unknown };

/**
 * The key that identifies an order of a quiz, so that the server accepts it once. It stays the same
 * until the order is accepted, so that repeating it after a lost answer writes nothing twice.
 */
export function keyOfOrder({ file, ...settings }: Ordered): { 'Idempotency-Key': string } {
  const order = JSON.stringify([settings, file?.name, file?.size, file?.lastModified]);
  if (last?.order !== order) last = { order, key: crypto.randomUUID() };
  return { 'Idempotency-Key': last.key };
}

/** The next order is a new one, even if it looks the same. */
export function forgetOrderKey(): void {
  last = null;
}
