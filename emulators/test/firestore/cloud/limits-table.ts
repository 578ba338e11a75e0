import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { override, type Entry } from '../../support/index-files.ts';
import { SOURCES } from './sources.ts';

/** What to do with the documents of a collection, its indexes, and the source of the limit. */
export type Row = [
  run: (db: Firestore, id: string) => Promise<unknown>,
  indexes: Entry[],
  source: string,
];

/** A text that brings a document `<collection>/c` with no other field to this size in bytes. */
function fillerFor(id: string, bytes: number): string {
  const taken = id.length + 1 + 2 + 16 + 32 + 'text'.length + 1 + 1;
  return 'x'.repeat(bytes - taken);
}

const MEBIBYTE = 1_048_576;
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);
const fields = (count: number) => Object.fromEntries(numbers(count).map((at) => [`f${at}`, at]));
const halves = (id: string, bytes: number) => {
  const text = fillerFor(id, bytes - 'more'.length - 1 - 1);
  return [text.slice(0, text.length / 2), text.slice(text.length / 2)];
};

export const TAKEN: Record<string, Row> = {
  'a document of 1 MiB': [
    (db, id) => {
      const [text, more] = halves(id, MEBIBYTE);
      return db.doc(`${id}/c`).set({ text, more });
    },
    [override('text'), override('more')],
    SOURCES.sizes,
  ],
  'an indexed text of more than 1,500 bytes': [
    (db, id) => db.doc(`${id}/c`).set({ text: 'x'.repeat(9000) }),
    [],
    SOURCES.indexQuotas,
  ],
  'twenty thousand fields': [
    (db, id) => db.doc(`${id}/c`).set({ all: fields(19_999) }),
    [],
    SOURCES.entries,
  ],
  'more fields, which are exempt': [
    (db, id) => db.doc(`${id}/c`).set({ all: fields(30_000) }),
    [override('all')],
    SOURCES.exemptions,
  ],
  'an array of 19,999 different elements': [
    (db, id) => db.doc(`${id}/c`).set({ all: numbers(19_999) }),
    [],
    SOURCES.elements,
  ],
  'an id of 1,500 bytes': [
    (db, id) => db.doc(`${id}/${'c'.repeat(1500)}`).set({ n: 1 }),
    [],
    SOURCES.quotas,
  ],
  'a field name of 1,500 bytes': [
    (db, id) => db.doc(`${id}/c`).set({ ['f'.repeat(1500)]: 1 }),
    [],
    SOURCES.quotas,
  ],
};

export const REFUSED: Record<string, Row> = {
  'a document of 1 MiB and a byte': [
    (db, id) => {
      const [text, more] = halves(id, MEBIBYTE + 1);
      return db.doc(`${id}/c`).set({ text, more });
    },
    [override('text'), override('more')],
    SOURCES.sizes,
  ],
  'a field of more than 1 MiB less 89 bytes': [
    (db, id) => db.doc(`${id}/c`).set({ text: 'x'.repeat(1_048_487) }),
    [override('text')],
    SOURCES.quotas,
  ],
  'an update that makes a document too large': [
    async (db, id) => {
      const [text, more] = halves(id, MEBIBYTE + 1);
      await db.doc(`${id}/c`).set({ text });
      await db.doc(`${id}/c`).update({ more });
    },
    [override('text'), override('more')],
    SOURCES.sizes,
  ],
  'elements that make a document too large': [
    async (db, id) => {
      await db.doc(`${id}/c`).set({ all: ['x'.repeat(600_000)] });
      await db.doc(`${id}/c`).update({ all: FieldValue.arrayUnion('y'.repeat(600_000)) });
    },
    [override('all')],
    SOURCES.sizes,
  ],
  'more than 40,000 index entries': [
    (db, id) => db.doc(`${id}/c`).set({ all: fields(20_000) }),
    [],
    SOURCES.entries,
  ],
  'an array of 20,000 different elements': [
    (db, id) => db.doc(`${id}/c`).set({ all: numbers(20_000) }),
    [],
    SOURCES.elements,
  ],
  'a reserved id that is written': [
    (db, id) => db.doc(`${id}/__c__`).set({ n: 1 }),
    [],
    SOURCES.quotas,
  ],
  'a reserved id that is read': [(db, id) => db.doc(`${id}/__c__`).get(), [], SOURCES.quotas],
  'a reserved collection': [(db, id) => db.collection(`__${id}__`).get(), [], SOURCES.quotas],
  'an id of more than 1,500 bytes': [
    (db, id) => db.doc(`${id}/${'c'.repeat(1501)}`).set({ n: 1 }),
    [],
    SOURCES.quotas,
  ],
  'a name of more than 6 KiB': [
    (db, id) => db.doc(`${id}/${Array(5).fill('c'.repeat(1400)).join('/')}`).set({ n: 1 }),
    [],
    SOURCES.quotas,
  ],
  'a field name of more than 1,500 bytes': [
    (db, id) => db.doc(`${id}/c`).set({ map: { ['f'.repeat(1501)]: 1 } }),
    [],
    SOURCES.quotas,
  ],
  'a request of more than 10 MiB': [
    async (db, id) => {
      const batch = db.batch();
      for (const at of numbers(11))
        batch.set(db.doc(`${id}/c${at}`), { text: 'x'.repeat(1_000_000) });
      await batch.commit();
    },
    [override('text')],
    SOURCES.requests,
  ],
};
