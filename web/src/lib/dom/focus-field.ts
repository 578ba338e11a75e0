const controls = 'input, select, textarea, button';

/** Brings a form control to the reader; of a group of controls, the checked or else the first one. */
export function focusField(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  const target = element.matches(controls)
    ? element
    : (element.querySelector<HTMLElement>('input:checked') ??
      element.querySelector<HTMLElement>(controls));
  target?.focus();
}
