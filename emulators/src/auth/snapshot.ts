import type { Saved } from '../state/autosave.ts';
import { parseState, readIfThere, writeWhole } from '../state/files.ts';

type Accounts = { users: object[] };

/** The Auth emulator's accounts, with password hashes and claims, through its own interface. */
export function createAuthSnapshot(
  origin: string,
  projectId: string,
  file: string,
): Saved & { restore(): Promise<boolean> } {
  const accounts = `${origin}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  let saved: string | null = null;
  return {
    async restore() {
      saved = await readIfThere(file);
      if (saved === null) return false;
      const { users } = parseState<Accounts>(saved, file);
      // The emulator refuses a request that creates no accounts.
      if (users.length === 0) return false;
      const { error = [] } = (await call(`${accounts}:batchCreate`, 'POST', saved)) as Refused;
      if (error.length > 0)
        throw new Error(`Accounts in ${file} were refused: ${error[0]?.message}`);
      return true;
    },
    async save() {
      const reply = await call(`${accounts}:batchGet?maxResults=-1`, 'GET', null);
      const { users = [] } = reply as Partial<Accounts>;
      const current = JSON.stringify({ users } satisfies Accounts);
      if (current === saved) return;
      await writeWhole(file, current);
      saved = current;
    },
  };
}

type Refused = { error?: { message: string }[] };

async function call(url: string, method: string, body: string | null): Promise<object> {
  const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
  const response = await fetch(url, { method, headers, body });
  const text = await response.text();
  if (!response.ok) throw new Error(`The Auth emulator answered ${response.status}: ${text}`);
  return JSON.parse(text) as object;
}
