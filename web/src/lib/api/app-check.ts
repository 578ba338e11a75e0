const HEADER = 'X-Firebase-AppCheck';

/**
 * What shows the server that a request comes from our own pages, where the build has a site key. Without
 * a token the request goes as it is: the server says then whether it needs one.
 */
export async function appCheckHeaders(): Promise<Record<string, string>> {
  const siteKey = import.meta.env.VITE_APP_CHECK_SITE_KEY;
  if (!siteKey) return {};
  try {
    const { readAppToken } = await import('./app-check-token.ts');
    return { [HEADER]: await readAppToken(siteKey) };
  } catch {
    return {};
  }
}
