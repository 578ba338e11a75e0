/**
 * Handles code that failed to load. After an update of the site the old code is gone, so the page
 * is loaded again in the new version, at the address it already has. Offline, or without an update,
 * the failure is thrown on.
 */
export async function reloadIfReplaced(failure: unknown): Promise<never> {
  if (!(await isReplaced())) throw failure;
  location.reload();
  // The page is about to reload and stays in its loading state until then.
  return new Promise(() => undefined);
}

/** Tells whether the site's entry file differs from the one that this page loaded. */
async function isReplaced(): Promise<boolean> {
  const entry = document.querySelector('script[type=module][src]')?.getAttribute('src');
  if (!entry) return false;
  try {
    const response = await fetch('/', { cache: 'no-store' });
    return response.ok && !(await response.text()).includes(entry);
  } catch {
    return false;
  }
}
