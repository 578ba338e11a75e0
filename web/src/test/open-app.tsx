import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { App } from '../app/app.tsx';
// This is fetched ahead, since the first fetch of lazy code is slow on a busy machine.
import '../app/routes.tsx';
import '../features/accounts/sign-up.page.tsx';

/** Opens the whole app at an address; `location` tells where it has gone. */
export function openApp(address: string): UserEvent {
  window.history.replaceState(null, '', address);
  render(<App />);
  return userEvent.setup();
}
