import { createRequire } from 'node:module';
import { CLOUD_NODE } from '../cloud-node.ts';
import type { Finding } from './finding.ts';

type Runtime = { friendly: string; status: string; deprecationDate: string };

/** What firebase-tools knows about each version, with the day from which it warns. */
const { RUNTIMES } = createRequire(import.meta.url)(
  'firebase-tools/lib/deploy/functions/runtimes/supported/types.js',
) as { RUNTIMES: Record<string, Runtime | undefined> };

/** `runtime` is from firebase.json; `today` is a day such as 2026-11-22. */
export function checkRuntime(runtime: string, today: string): Finding[] {
  const known = RUNTIMES[runtime];
  const [major] = CLOUD_NODE.split('.');
  return [
    {
      what: `The cloud still supports ${known?.friendly ?? runtime}`,
      mend:
        known && today < known.deprecationDate
          ? null
          : 'Take a newer runtime in firebase.json, and its Node in scripts/cloud-node.ts.',
    },
    {
      what: `The tests run on it as well (${CLOUD_NODE})`,
      mend: runtime === `nodejs${major}` ? null : 'Let scripts/cloud-node.ts be of the runtime.',
    },
  ];
}
