const CONTROLS = 'input, select, textarea, button';

/** Brings a form control to the reader; of a group of CONTROLS, the checked or else the first one. */
export function focusField(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  const target = element.matches(CONTROLS)
    ? element
    : (element.querySelector<HTMLElement>('input:checked') ??
      element.querySelector<HTMLElement>(CONTROLS));
  target?.focus();
}
