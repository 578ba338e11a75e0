/** Tells whether a field holds an incomplete value, such as a day without an hour. */
export function isHalfFilled(id: string): boolean {
  const input = document.getElementById(id);
  // The value of such a field is empty, as if nothing had been typed.
  return input instanceof HTMLInputElement && input.validity.badInput;
}
