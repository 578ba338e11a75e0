/** Whether somebody has begun to type into a field what is no value yet, such as a day without an hour. */
export function isHalfFilled(id: string): boolean {
  const input = document.getElementById(id);
  // Its value is empty, as if nothing were there.
  return input instanceof HTMLInputElement && input.validity.badInput;
}
