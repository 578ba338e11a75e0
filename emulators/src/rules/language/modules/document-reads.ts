type DocumentRead = { when: 'before' | 'after'; onlyExists: boolean };

const FIRESTORE_READS: Record<string, DocumentRead> = {
  get: { when: 'before', onlyExists: false },
  exists: { when: 'before', onlyExists: true },
  getAfter: { when: 'after', onlyExists: false },
  existsAfter: { when: 'after', onlyExists: true },
};
const STORAGE_READS = ['get', 'exists'];

/** get(), exists(), getAfter(), existsAfter(); in Storage's rules firestore.get() and .exists(). */
export function isDocumentRead(service: string, module: string | null, name: string): boolean {
  if (service === 'cloud.firestore') return module === null && findDocumentRead(name) !== null;
  return module === 'firestore' && STORAGE_READS.includes(name);
}

export function findDocumentRead(name: string): DocumentRead | null {
  return Object.hasOwn(FIRESTORE_READS, name) ? (FIRESTORE_READS[name] ?? null) : null;
}
