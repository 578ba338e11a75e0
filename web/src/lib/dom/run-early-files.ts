/**
 * Runs the scripts that index.html has asked for, each in a task of its own. With the page that needs
 * them they would all be run in one, which holds up a phone. A file that is missing is the business
 * of whoever imports it.
 */
export async function runEarlyFiles(): Promise<void> {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')) {
    await import(/* @vite-ignore */ href).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
