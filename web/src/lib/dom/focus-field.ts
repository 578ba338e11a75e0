const CONTROLS = 'input, select, textarea, button';

/** Focuses a form control; in a group of CONTROLS, the checked one or else the first. */
export function focusField(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  const target = element.matches(CONTROLS)
    ? element
    : (element.querySelector<HTMLElement>('input:checked') ??
      element.querySelector<HTMLElement>(CONTROLS));
  target?.focus();
}
