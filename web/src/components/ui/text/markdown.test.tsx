import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Markdown } from './markdown.tsx';

test('headings, bullets and bold are shown as what they are', () => {
  render(<Markdown text={'# Class\n## Topics\n- **Rain** is known\n- Fog is not'} />);
  expect(screen.getAllByRole('heading').map((one) => one.tagName)).toEqual(['H4', 'H4']);
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'Rain is known',
    'Fog is not',
  ]);
  expect(screen.getByText('Rain').tagName).toBe('STRONG');
});

test('a link leads to the web only, in a tab of its own that learns nothing of this one', () => {
  render(<Markdown text="[Read](https://en.wikipedia.org/wiki/Rain) more." />);
  const link = screen.getByRole('link', { name: 'Read (opens in a new tab)' });
  expect(link.getAttribute('href')).toBe('https://en.wikipedia.org/wiki/Rain');
  expect(link.getAttribute('rel')).toContain('noopener');
});

test.each([
  ['a script address', '[Read](javascript:alert(1)) more'],
  ['an address of this site', '[Read](/api/users) more'],
  ['a mail address', '[Read](mailto:ada@example.org) more'],
  ['HTML', 'Read <img src=x onerror="alert(1)"><script>alert(1)</script> more'],
  ['a picture', 'Read ![spy](https://example.org/spy.png) more'],
])('%s does nothing', (_what, text) => {
  const { container } = render(<Markdown text={text} />);
  expect(container.querySelector('a, img, script, iframe')).toBeNull();
  expect(container.textContent).toMatch(/Read.*more/);
});

test('a numbered list keeps its numbers, and a mark that is no markdown stays a mark', () => {
  const { container } = render(
    <Markdown text={'3. **Ask** 2 \\* 3 again\n4. A < B & _so on_\n\n---'} />,
  );
  expect(container.querySelector('ol')?.start).toBe(3);
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'Ask 2 * 3 again',
    'A < B & so on',
  ]);
});

test('what it does not know is shown as its text', () => {
  const { container } = render(
    <Markdown text={'> Said\n\n`code` and ~~gone~~\n\n| a | b |\n|---|---|\n| c | d |'} />,
  );
  expect(container.textContent).toMatch(/Said.*code and gone/);
  expect(container.querySelector('blockquote, code, del, table')).toBeNull();
});
