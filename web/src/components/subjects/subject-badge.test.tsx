import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SUBJECTS } from '@study-assistant/contract/materials/subjects';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SubjectBadge } from './subject-badge.tsx';

const icons = readFileSync(join(import.meta.dirname, 'subject-icons.svg'), 'utf8');

test.each(SUBJECTS)('%s has its name, its sign and its colour', (subject) => {
  const { container } = render(<SubjectBadge subject={subject} />);
  expect(screen.getByText(subject)).toBeTruthy();
  const id = container.querySelector('use')?.getAttribute('href')?.split('#')[1] ?? '';
  expect(icons).toContain(`<symbol id="${id}"`);
  const colour = container.querySelector('span')?.style.getPropertyValue('--subject');
  expect(colour).toBe(`var(--subject-${id})`);
});

test('nothing is shown where no subject is known', () => {
  const { container } = render(<SubjectBadge subject={null} />);
  expect(container.innerHTML).toBe('');
});
