/** The zone of the reader's own clock, such as "Europe/Oslo". */
export function nameZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');
}
