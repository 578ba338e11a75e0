import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useScrollPlace } from './use-scroll-place.ts';

let top = 0;
beforeEach(() => {
  top = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top);
  vi.spyOn(window, 'scrollTo').mockImplementation((to) => scroll((to as ScrollToOptions).top ?? 0));
});

function scroll(to: number) {
  top = to;
  window.dispatchEvent(new Event('scroll'));
}

function Pages() {
  useScrollPlace();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/list?tab=a">List</Link>
      <Link to="/item">Item</Link>
      <Link to="/item#part">Part</Link>
      <button onClick={() => void navigate('/list?tab=b', { replace: true })}>Tab B</button>
      <button onClick={() => void navigate('/list?tab=a', { replace: true })}>Tab A</button>
      <button onClick={() => void navigate('/list?tab=a&q=ice', { replace: true })}>Filter</button>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

function show(at: string) {
  render(
    <MemoryRouter initialEntries={[at]}>
      <Pages />
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  return (name: string) => user.click(screen.getByText(name));
}

test('a page opens at its top, and Back leads to where the other was left', async () => {
  const click = show('/list?tab=a');
  scroll(800);
  await click('Item');
  expect(top).toBe(0);
  scroll(300);
  await click('Back');
  expect(top).toBe(800);
});

test('a tab opens at its top the first time, and later where it was left', async () => {
  const click = show('/list?tab=a');
  scroll(500);
  await click('Tab B');
  expect(top).toBe(0);
  scroll(200);
  await click('Tab A');
  expect(top).toBe(500);
  await click('Tab B');
  expect(top).toBe(200);
});

test('a filter in the address, and a link to a part of a page, move nothing', async () => {
  const click = show('/list?tab=a');
  scroll(500);
  await click('Filter');
  expect(top).toBe(500);
  await click('Part');
  expect(top).toBe(500);
});
