import { openSchool } from '../../engine/school.ts';
import { listCards } from './cards.ts';
import { listCheckedWays, listWays } from './providers.ts';
import { listSignIns } from './sign-ins.ts';
import { told, type WayIn } from './way-in.ts';

/** Cards, secrets, providers and sign-ins, asked of the product's own code on a Firestore of its own. */
export function openWaysIn(projectId: string): { cases: WayIn[]; close: () => Promise<void> } {
  const school = openSchool(projectId);
  return {
    cases: [...listWays(), ...listCheckedWays(), ...listSignIns(school), ...listCards(school)],
    close: () => school.close(),
  };
}

export { told };
