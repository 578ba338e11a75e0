import type { Page } from 'playwright-core';

/** The person a screen is drawn for, by the part in the demo school; `new…` have just signed up. */
export type Persona = 'nobody' | 'teacher' | 'student' | 'newTeacher' | 'newStudent';

/** One state of one page. */
export type Screen = {
  /** The name of the picture's file, such as `materials-empty`. */
  name: string;
  path: string;
  /** Runs before the page is opened, for example to delay an answer. */
  before?: (page: Page) => Promise<unknown>;
  /** Runs on the page before the picture is taken. */
  then?: (page: Page) => Promise<unknown>;
  /** The browser's complaints that belong to this state, because it is a failure. */
  expects?: RegExp;
  /** True when something on it never ends, such as loading. */
  isBusy?: boolean;
  /** True when the page has to be reloaded afterwards. */
  spoilsPage?: boolean;
  /** True when it differs from another screen only to people, so that no program checks it. */
  isAlike?: boolean;
  /** Shows only the window instead of the whole page, for a dialog or a bar at the bottom. */
  isWindow?: boolean;
};

/** Makes the answer never arrive. */
export function holdUp(pattern: string) {
  return (page: Page) => page.route(pattern, () => undefined);
}

/** Makes the server fail. */
export function failAt(pattern: string, status = 500) {
  const json = { success: false, error: 'Something went wrong on our side. Please try again.' };
  return (page: Page) =>
    page.route(pattern, (route) =>
      route.fulfill({ status, json: { ...json, code: 'unexpected' } }),
    );
}

/** A failed request is retried before the page shows the failure. */
export function untilFailed(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Try Again' }).first().waitFor();
}

/** The browser's own complaint about a failed request. */
export const FAILED_TO_LOAD = /Failed to load resource/;
