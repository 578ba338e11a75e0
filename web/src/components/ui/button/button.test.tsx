import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Input } from '../field/input.tsx';
import { Button } from './button.tsx';

test('a busy button says so, keeps its focus and does nothing', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  const { rerender } = render(<Button onClick={onClick}>Save</Button>);
  await user.click(screen.getByRole('button'));
  rerender(
    <Button isBusy busyLabel="Saving…" onClick={onClick}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Saving…' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
  await user.keyboard('{Enter}');
  await user.click(button);
  expect(onClick).toHaveBeenCalledOnce();
});

test('Enter in a field does not send a form whose button is busy', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  function form(isBusy: boolean) {
    return (
      <form onSubmit={onSubmit}>
        <Input aria-label="Name" />
        <Button type="submit" isBusy={isBusy}>
          Send
        </Button>
      </form>
    );
  }
  const { rerender } = render(form(true));
  await user.type(screen.getByRole('textbox'), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  rerender(form(false));
  await user.type(screen.getByRole('textbox'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});
