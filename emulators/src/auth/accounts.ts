import type { Saved } from '../state/autosave.ts';
import { readIfThere, writeWhole } from '../state/files.ts';

const OWNER = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

/** The Auth emulator's accounts, with password hashes and custom claims, through its own interface. */
export function authSnapshot(
  origin: string,
  projectId: string,
  file: string,
): Saved & { restore(): Promise<boolean> } {
  const accounts = `${origin}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  let saved: string | null = null;
  return {
    async restore() {
      saved = await readIfThere(file);
      if (saved !== null && saved !== EMPTY) {
        await call(`${accounts}:batchCreate`, { method: 'POST', body: saved });
      }
      return saved !== null;
    },
    async save() {
      const reply = await call(`${accounts}:batchGet?maxResults=-1`, { method: 'GET' });
      const { users = [] } = JSON.parse(reply) as { users?: object[] };
      const current = JSON.stringify({ users });
      if (current === saved) return;
      await writeWhole(file, current);
      saved = current;
    },
  };
}

/** The emulator refuses to create no accounts at all. */
const EMPTY = JSON.stringify({ users: [] });

async function call(url: string, init: RequestInit): Promise<string> {
  const response = await fetch(url, { ...init, headers: OWNER });
  const text = await response.text();
  if (!response.ok) throw new Error(`The Auth emulator answered ${response.status}: ${text}`);
  return text;
}
