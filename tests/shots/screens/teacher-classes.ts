import type { Page } from 'playwright-core';
import { FAILED_TO_LOAD, type Screen } from '../screen.ts';

const CLASS = '/classes/demo-class-science-7';

const press = (name: RegExp | string) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

export const teacherClassScreens: readonly Screen[] = [
  { name: 'classes', path: '/classes' },
  { name: 'class-form', path: '/classes', then: press('New class') },
  { name: 'class-students', path: CLASS },
  { name: 'class-assignments', path: `${CLASS}?tab=assignments` },
  { name: 'class-markbook', path: `${CLASS}?tab=markbook` },
  { name: 'class-code-on-the-wall', path: CLASS, isWindow: true, then: press('Show large') },
  { name: 'class-import', path: CLASS, then: press('Import a list') },
  { name: 'class-change-student', path: CLASS, isWindow: true, then: press(/^Change /) },
  { name: 'class-not-found', isAlike: true, path: '/classes/nowhere', expects: FAILED_TO_LOAD },
  { name: 'assignment-live', path: '/assignments/demo-assignment-study-habits' },
  { name: 'assignment-held', path: '/assignments/demo-assignment-unit-test' },
  {
    name: 'assignment-not-found',
    isAlike: true,
    path: '/assignments/nowhere',
    expects: FAILED_TO_LOAD,
  },
];
