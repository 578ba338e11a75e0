import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useDocumentTitle } from './use-document-title.ts';

function Page({ title }: { title: string }) {
  useDocumentTitle(title);
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <Link to="/help">Help</Link>
      <Link to="?order=hardest" replace>
        Hardest first
      </Link>
    </>
  );
}

test('the first page keeps the focus where it is; the next puts it on its heading', async () => {
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={[{ pathname: '/', key: 'default' }]}>
      <Routes>
        <Route path="/" element={<Page key="home" title="Sign in" />} />
        <Route path="/help" element={<Page key="help" title="Help" />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(document.title).toBe('Sign in – Study Assistant');
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getByRole('link', { name: 'Help' }));
  expect(document.title).toBe('Help – Study Assistant');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Help' }));
});

test('a choice that stands in the address keeps the focus, also on the first page', async () => {
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={[{ pathname: '/', key: 'default' }]}>
      <Page title="Questions" />
    </MemoryRouter>,
  );
  const choice = screen.getByRole('link', { name: 'Hardest first' });
  await user.click(choice);
  expect(document.activeElement).toBe(choice);
});
