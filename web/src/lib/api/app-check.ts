const HEADER = 'X-Firebase-AppCheck';

/**
 * Headers that prove that a request comes from our own pages, if the build has a site key. Without
 * a token the request is still sent, and the server decides whether it needs one.
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
