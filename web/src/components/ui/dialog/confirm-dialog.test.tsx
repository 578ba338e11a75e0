import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

function Example({ onConfirm = () => undefined, isBusy = false }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <StrictMode>
      <button onClick={() => setIsAsking(true)}>Delete</button>
      {isAsking && (
        <ConfirmDialog
          title="Are you sure you want to delete this quiz?"
          confirmLabel="Delete quiz"
          isBusy={isBusy}
          onConfirm={onConfirm}
          onCancel={() => setIsAsking(false)}
        >
          Its results stay.
        </ConfirmDialog>
      )}
    </StrictMode>
  );
}

async function open(element: React.ReactNode) {
  const user = userEvent.setup();
  render(element);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  return { user, dialog: screen.getByRole<HTMLDialogElement>('alertdialog') };
}

test('opens as a modal on Cancel, named by its question', async () => {
  const { dialog } = await open(<Example />);
  expect(dialog.open).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  const name = { name: 'Are you sure you want to delete this quiz?' };
  expect(screen.getByRole('alertdialog', name)).toBe(dialog);
});

test('Cancel closes it and brings the focus back', async () => {
  const { user } = await open(<Example />);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete' }));
});

test('Escape cancels, a click outside does not', async () => {
  const { dialog } = await open(<Example />);
  fireEvent.click(dialog);
  expect(dialog.isConnected).toBe(true);
  // This is what a browser sends on Escape.
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('confirms', async () => {
  const onConfirm = vi.fn();
  const { user } = await open(<Example onConfirm={onConfirm} />);
  await user.click(screen.getByRole('button', { name: 'Delete quiz' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('neither Escape nor a second click interrupts what is under way', async () => {
  const onConfirm = vi.fn();
  const { user, dialog } = await open(<Example onConfirm={onConfirm} isBusy />);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await user.click(screen.getByRole('button', { name: 'Delete quiz' }));
  expect(onConfirm).not.toHaveBeenCalled();
  expect(dialog.isConnected).toBe(true);
});
