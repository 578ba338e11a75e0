import { currentSite } from './site.ts';

/** The paths in Storage that begin with `prefix`, as the server sees them. */
export async function storedFiles(prefix: string): Promise<string[]> {
  const { GCLOUD_PROJECT: project, FIREBASE_STORAGE_EMULATOR_HOST: host } = currentSite().adminEnv;
  const query = `prefix=${encodeURIComponent(prefix)}`;
  const url = `http://${host}/storage/v1/b/${project}.firebasestorage.app/o?${query}`;
  const response = await fetch(url, { headers: { Authorization: 'Bearer owner' } });
  const { items = [] } = (await response.json()) as { items?: { name: string }[] };
  return items.map(({ name }) => name);
}

/** Takes a file away behind the product's back. */
export async function removeStoredFile(path: string): Promise<void> {
  const { GCLOUD_PROJECT: project, FIREBASE_STORAGE_EMULATOR_HOST: host } = currentSite().adminEnv;
  const object = encodeURIComponent(path);
  const url = `http://${host}/storage/v1/b/${project}.firebasestorage.app/o/${object}`;
  const response = await fetch(url, {
    method: 'DELETE',
    headers: { Authorization: 'Bearer owner' },
  });
  if (!response.ok) throw new Error(`${path} was not removed: ${response.status}`);
}
