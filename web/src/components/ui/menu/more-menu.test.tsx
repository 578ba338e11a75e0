import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '../button/button.tsx';
import { MoreMenu } from './more-menu.tsx';

test('a button in a menu only ever hides it, so that it never lies on top of a dialog', () => {
  const { getByRole } = render(
    <MoreMenu label="More for the cell">{(item) => <Button {...item}>Rename</Button>}</MoreMenu>,
  );
  const button = getByRole('button', { name: 'Rename', hidden: true });
  expect(button.getAttribute('popovertargetaction')).toBe('hide');
  expect(button.getAttribute('popovertarget')).toBe(button.parentElement?.id);
});
