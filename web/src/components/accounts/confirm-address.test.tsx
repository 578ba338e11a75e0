import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as ownAccount from '../../queries/own-account.ts';
import { axeFaults } from '../../test/axe.ts';
import { renderSignedIn, student } from '../../test/render-signed-in.tsx';
import { ConfirmAddress } from './confirm-address.tsx';

function show({ isConfirmed }: { isConfirmed: boolean }) {
  vi.spyOn(ownAccount, 'isConfirmed').mockResolvedValue(isConfirmed);
  return renderSignedIn(<ConfirmAddress path="/my-classes">No list can find you.</ConfirmAddress>, {
    user: student,
  });
}

test('whose address is not confirmed reads why it matters, and gets the message once', async () => {
  const sent = vi.spyOn(ownAccount, 'sendConfirmation').mockResolvedValue();
  const { user } = show({ isConfirmed: false });
  expect(await screen.findByText('No list can find you.')).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send confirmation' }));
  expect(await screen.findByText(/A message is on its way to/)).toBeTruthy();
  expect(sent.mock.calls).toEqual([['/my-classes']]);
  expect(screen.getByRole('button', { name: /Send again \(\d+ s\)/ })).toBeTruthy();
});

test('whose address is confirmed is asked nothing', async () => {
  const { client } = show({ isConfirmed: true });
  await waitFor(() => expect(client.getQueryData(['is-confirmed', student.uid])).toBe(true));
  expect(screen.queryByText('No list can find you.')).toBeNull();
});
