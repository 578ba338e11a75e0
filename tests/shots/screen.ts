import type { Page } from 'playwright-core';

/** Whoever the screens are drawn for, by their part in the demo school; `new…` have just signed up. */
export type Persona = 'nobody' | 'teacher' | 'student' | 'newTeacher' | 'newStudent';

/** One state of one page. */
export type Screen = {
  /** Of the picture's file, such as `materials-empty`. */
  name: string;
  path: string;
  /** Before the page is opened, such as holding an answer up. */
  before?: (page: Page) => Promise<unknown>;
  /** What is done on the page before the picture is taken. */
  then?: (page: Page) => Promise<unknown>;
  /** What the browser complains of here, because the state is a failure. */
  expects?: RegExp;
  /** Something on it never ends, such as loading. */
  isBusy?: boolean;
  /** Leaves a page behind that has to be loaded again. */
  spoilsPage?: boolean;
  /** To a program it is what another screen is: only people look at it. */
  isAlike?: boolean;
  /** Not as long as the page is, but as much as the window shows: a dialog, a bar at the bottom. */
  isWindow?: boolean;
};

/** The answer never comes. */
export function holdUp(pattern: string) {
  return (page: Page) => page.route(pattern, () => undefined);
}

/** The server fails. */
export function failAt(pattern: string, status = 500) {
  const json = { success: false, error: 'Something went wrong on our side. Please try again.' };
  return (page: Page) =>
    page.route(pattern, (route) =>
      route.fulfill({ status, json: { ...json, code: 'unexpected' } }),
    );
}

/** A failed request is asked again before the page says so. */
export function untilFailed(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Try Again' }).first().waitFor();
}

/** What the browser itself says of an answer that is none. */
export const FAILED_TO_LOAD = /Failed to load resource/;
