import type { FileStore } from './files.ts';

/** The files of one school: paths are relative to its folder, as its documents name them. */
export function createSchoolFiles(files: FileStore, schoolId: string): FileStore {
  const folder = `schools/${schoolId}/`;
  return {
    write: (path, bytes) => files.write(folder + path, bytes),
    open: (path, range) => files.open(folder + path, range),
    read: (path) => files.read(folder + path),
    find: (path) => files.find(folder + path),
    copy: (from, to) => files.copy(folder + from, folder + to),
    remove: (path) => files.remove(folder + path),
    async *list(inside) {
      for await (const page of files.list(folder + inside)) {
        yield page.map(({ path, storedAt }) => ({ path: path.slice(folder.length), storedAt }));
      }
    },
  };
}
