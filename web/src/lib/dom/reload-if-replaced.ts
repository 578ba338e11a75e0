/**
 * What becomes of code that did not arrive. After an update of the site the old code is gone, and the
 * page, whose address is already the one that was asked for, is loaded again in the new version. Offline, or where
 * nothing was updated, the failure goes on.
 */
export async function reloadIfReplaced(failure: unknown): Promise<never> {
  if (!(await isReplaced())) throw failure;
  location.reload();
  // This page is going; until then it goes on loading.
  return new Promise(() => undefined);
}

/** Whether the site begins with another file now than this page did. */
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
