import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useScrollPlace } from '../lib/dom/use-scroll-place.ts';
import { useTab } from './use-tab.ts';

type One = { id: 'first' | 'second' };
const tabs: readonly [One, ...One[]] = [{ id: 'first' }, { id: 'second' }];

function Page() {
  useScrollPlace();
  const [, select] = useTab(tabs);
  return tabs.map(({ id }) => (
    <button key={id} onClick={() => select(id)}>
      {id}
    </button>
  ));
}

test('the tab that a page opens with is found again where it was left, like the others', async () => {
  let top = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top);
  vi.spyOn(window, 'scrollTo').mockImplementation((to) => {
    top = (to as ScrollToOptions).top ?? 0;
  });
  window.history.replaceState(null, '', '/list');
  render(<Page />, { wrapper: BrowserRouter });
  const user = userEvent.setup();
  top = 500;
  window.dispatchEvent(new Event('scroll'));
  await user.click(screen.getByText('second'));
  expect(top).toBe(0);
  await user.click(screen.getByText('first'));
  expect(top).toBe(500);
});
