import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

test('a label names its control, and a hint describes it', () => {
  render(
    <Field id="password" label="Password" hint="At least 6 characters">
      {(control) => <Input {...control} />}
    </Field>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  expect(input.required).toBe(true);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(describedBy(input)).toEqual(['At least 6 characters']);
});

test('an error marks the control and is read before the hint', () => {
  render(
    <Field id="email" label="Email" hint="Your school address" error="Invalid email address.">
      {(control) => <Input {...control} />}
    </Field>,
  );
  const input = screen.getByLabelText('Email');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(input)).toEqual(['Invalid email address.', 'Your school address']);
});

test('an optional field says so', () => {
  render(
    <Field id="nickname" label="Nickname" isOptional>
      {(control) => <Input {...control} />}
    </Field>,
  );
  expect(screen.getByLabelText<HTMLInputElement>('Nickname (optional)').required).toBe(false);
});

function describedBy(element: HTMLElement): string[] {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `no element ${id}`);
}
