import { DEFAULT_SCHOOL_ID } from '../../../functions/src/domain/school/school-id.ts';
import { currentSite, type Site } from '../product/site.ts';

/** Paths are relative to the first school, as in its documents. */
const FOLDER = `schools/${DEFAULT_SCHOOL_ID}/`;

function askStorage(
  path: string,
  { adminEnv }: Site,
  request: RequestInit = {},
): Promise<Response> {
  const url = `http://${adminEnv.FIREBASE_STORAGE_EMULATOR_HOST}${path}`;
  return fetch(url, { ...request, headers: { Authorization: 'Bearer owner' } });
}

function bucketOf({ adminEnv }: Site): string {
  return `/storage/v1/b/${adminEnv.GCLOUD_PROJECT}.firebasestorage.app/o`;
}

/** The paths in Storage that begin with `prefix`, as the server sees them. */
export async function storedFiles(prefix: string): Promise<string[]> {
  const site = currentSite();
  const query = `prefix=${encodeURIComponent(FOLDER + prefix)}`;
  const response = await askStorage(`${bucketOf(site)}?${query}`, site);
  const { items = [] } = (await response.json()) as { items?: { name: string }[] };
  return items.map(({ name }) => name.slice(FOLDER.length));
}

/** Removes a file from Storage directly. */
export async function removeStoredFile(path: string): Promise<void> {
  const site = currentSite();
  const object = encodeURIComponent(FOLDER + path);
  const response = await askStorage(`${bucketOf(site)}/${object}`, site, { method: 'DELETE' });
  if (!response.ok) throw new Error(`${path} was not removed: ${response.status}`);
}

export async function readStoredFile(path: string, site = currentSite()): Promise<Buffer> {
  const object = encodeURIComponent(FOLDER + path);
  const response = await askStorage(`${bucketOf(site)}/${object}?alt=media`, site);
  if (!response.ok) throw new Error(`${path} was not read: ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** Stores a file where the product would store it. */
export async function storeFile(path: string, bytes: Buffer<ArrayBuffer>): Promise<void> {
  const site = currentSite();
  const query = `uploadType=media&name=${encodeURIComponent(FOLDER + path)}`;
  const address = `/upload${bucketOf(site)}?${query}`;
  const response = await askStorage(address, site, { method: 'POST', body: bytes });
  if (!response.ok) throw new Error(`${path} was not stored: ${response.status}`);
}
