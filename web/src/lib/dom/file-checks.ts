/** The sentence for a file whose size the server would refuse, or null. */
export function sizeProblem(file: File, maxBytes: number): string | null {
  if (file.size === 0) return 'This file is empty. Please choose another one.';
  if (file.size <= maxBytes) return null;
  return `This file is too large. The limit is ${describeLimit(maxBytes)}.`;
}

/** Returns "25 MB": limits are whole mebibytes, which people call MB. */
export function describeLimit(maxBytes: number): string {
  return `${Math.floor(maxBytes / 1024 ** 2)} MB`;
}

/** Ignores case; `extensions` look like ".pdf". */
export function hasExtension(file: File, extensions: readonly string[]): boolean {
  const name = file.name.toLowerCase();
  return extensions.some((extension) => name.endsWith(extension));
}
