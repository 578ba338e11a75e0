import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { axeFaults } from '../../../test/axe.ts';
import { SamplePanel } from './sample-panel.tsx';

function show({ hasRoom }: { hasRoom: boolean }) {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), { matches: hasRoom, media: query } as MediaQueryList),
  );
  render(<SamplePanel />);
  return userEvent.setup();
}

function option(name: RegExp) {
  return screen.getByRole('button', { name });
}

beforeEach(() => vi.restoreAllMocks());

test('a right answer says why, with the sentence of the document it rests on', async () => {
  const user = show({ hasRoom: true });
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  await user.click(option(/Chloroplast/));
  expect(option(/Chloroplast/).getAttribute('aria-pressed')).toBe('true');
  expect(status.textContent).toMatch(/^Right\. Only plants and algae have them/);
  expect(within(status).getByText(/^“Chloroplasts catch the energy/)).toBeTruthy();
  expect(within(status).getByText('Plant cells.pdf, page 2')).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
});

test('a wrong answer says what is wrong about it, and another may follow', async () => {
  const user = show({ hasRoom: true });
  await user.click(option(/Vacuole/));
  expect(screen.getByRole('status').textContent).toMatch(/^Not this one\. A vacuole stores water/);
  await user.click(option(/Chloroplast/));
  expect(option(/Vacuole/).getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByRole('status').textContent).toMatch(/^Right\./);
});

test('the keyboard answers as well', async () => {
  const user = show({ hasRoom: true });
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status').textContent).toMatch(/^Right\./);
});

test('on a phone it is closed', async () => {
  show({ hasRoom: false });
  const summary = screen.getByText('Try a question made from a lesson');
  expect(summary.closest('details')?.open).toBe(false);
  expect(await axeFaults()).toEqual([]);
});
