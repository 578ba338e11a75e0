import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';
import { FileField } from './file-field.tsx';
import { PasswordInput } from './password-input.tsx';
import { RadioCards } from './radio-cards.tsx';

test('a password can be shown and hidden', async () => {
  const user = userEvent.setup();
  render(<PasswordInput aria-label="Secret" autoComplete="current-password" />);
  const input = screen.getByLabelText<HTMLInputElement>('Secret');
  expect(input.type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.type).toBe('password');
});

function Role() {
  const [role, setRole] = useState<'student' | 'teacher' | null>(null);
  return (
    <>
      <ErrorSummary errors={[{ fieldId: 'role', message: 'Choose a role' }]} />
      <RadioCards
        id="role"
        legend="I am a"
        options={[
          { value: 'student', label: 'Student' },
          { value: 'teacher', label: 'Teacher' },
        ]}
        value={role}
        onChange={setRole}
        error="Choose a role"
      />
    </>
  );
}

test('one of the cards is chosen, and the group has its name and error', async () => {
  const user = userEvent.setup();
  render(<Role />);
  const group = screen.getByRole('group', { name: 'I am a' });
  expect(group.getAttribute('aria-describedby')).toBe('role-error');
  await user.click(screen.getByText('Teacher'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Teacher' }).checked).toBe(true);
});

test('a line of the error summary leads to the control of its field', async () => {
  const user = userEvent.setup();
  render(<Role />);
  await user.click(screen.getByRole('link', { name: 'Choose a role' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Student' }));
});

function Document() {
  const [file, setFile] = useState<File | null>(null);
  return <FileField id="file" label="File" accept=".pdf" file={file} onSelect={setFile} />;
}

test('a chosen file is named with its size and can be removed', async () => {
  const user = userEvent.setup();
  render(<Document />);
  const input = screen.getByLabelText<HTMLInputElement>('File');
  await user.upload(input, new File(['x'.repeat(2000)], 'cells.pdf', { type: 'application/pdf' }));
  expect(screen.getByText('cells.pdf')).toBeDefined();
  expect(screen.getByText('2 kB')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Remove cells.pdf' }));
  expect(screen.queryByText('cells.pdf')).toBeNull();
  expect(document.activeElement).toBe(input);
});
