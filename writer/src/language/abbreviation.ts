/** "ADH", "mRNA", "M31": capitals or figures side by side in a short word. */
export function isAbbreviation(name: string): boolean {
  return /^[^\s-]{1,6}$/u.test(name) && /[\p{Lu}\d]{2}|^\p{Lu}$/u.test(name);
}
