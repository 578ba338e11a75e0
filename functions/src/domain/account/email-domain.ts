/** Behind the last @, in small letters. */
export function domainOf(email: string): string {
  return email.toLowerCase().split('@').at(-1) ?? '';
}
