/** Accents and case make no other name. It is made at its first use, since that is slow. */
let collator: Intl.Collator | undefined;

/** Compares full names by surname, which is the last word, and then by the words before it. */
export function compareBySurname(one: string, other: string): number {
  collator ??= new Intl.Collator('en', { sensitivity: 'base' });
  return collator.compare(surnameFirst(one), surnameFirst(other));
}

function surnameFirst(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  const surname = words.pop() ?? '';
  return [surname, ...words].join(' ');
}

/** A text without case and accents, so that a search for "francais" finds "Français". */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
