import { readConfig } from '../../functions/src/platform/settings/config.ts';
import type { Finding } from './finding.ts';

type Site = { headers?: { headers: { key: string; value: string }[] }[] };

const SCRIPT = 'https://apis.google.com';

/** Checks that the pages' policy lets Firebase open a provider's window, and is no wider without one. */
export function checkProviders(
  settings: Record<string, string | undefined>,
  { hosting }: { hosting: Site },
  projectId: string,
): Finding[] {
  const headers = (hosting.headers ?? []).flatMap((group) => group.headers);
  const policy = headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
  const frame = `https://${projectId}.firebaseapp.com`;
  const isOpen = policy.includes(SCRIPT) && policy.includes(`frame-src 'self' ${frame}`);
  const wants = hasProviders(settings);
  const mend =
    wants && !isOpen
      ? `In firebase.json add ${SCRIPT} to script-src, and frame-src 'self' ${frame} (another authDomain: that one).`
      : !wants && policy.includes(SCRIPT)
        ? `No provider is set up: take ${SCRIPT} out of the policy in firebase.json.`
        : null;
  return [{ what: 'The policy of the pages fits the sign-in providers', mend }];
}

/** Settings that cannot be read are another finding. */
function hasProviders(settings: Record<string, string | undefined>): boolean {
  try {
    return readConfig(settings).signInProviders.length > 0;
  } catch {
    return false;
  }
}
