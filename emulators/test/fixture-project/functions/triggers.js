import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import * as v1 from 'firebase-functions/v1';
import {
  onDocumentCreated,
  onDocumentDeleted,
  onDocumentUpdated,
  onDocumentWritten,
  onDocumentWrittenWithAuthContext,
} from 'firebase-functions/v2/firestore';

/** What a function was told is kept in a document, where tests look for it. */
const keep = (by, told) =>
  getFirestore()
    .collection('heard')
    .add({ by, at: Timestamp.now(), ...told });
const change = ({ before, after }) => ({
  before: before.data() ?? null,
  after: after.data() ?? null,
});

export const written = onDocumentWritten('letters/{id}', ({ data, params, type }) =>
  keep('written', { ...params, type, ...change(data) }),
);
export const created = onDocumentCreated('letters/{id}', ({ data, params }) =>
  keep('created', { ...params, after: data.data(), name: data.ref.path }),
);
export const updated = onDocumentUpdated('letters/{id}', ({ data, params }) =>
  keep('updated', { ...params, ...change(data) }),
);
export const deleted = onDocumentDeleted('letters/{id}', ({ data, params }) =>
  keep('deleted', { ...params, before: data.data() }),
);
export const writtenBy = onDocumentWrittenWithAuthContext('signed/{id}', (event) =>
  keep('writtenBy', { ...event.params, authType: event.authType, authId: event.authId ?? null }),
);
export const enclosed = onDocumentCreated('letters/{id}/{path=**}', ({ params }) =>
  keep('enclosed', params),
);
export const single = onDocumentCreated('letters/known', () => keep('single', {}));
export const elsewhere = onDocumentCreated(
  { document: 'letters/{id}', database: 'other' },
  (event) =>
    keep('elsewhere', { ...event.params, database: event.database, after: event.data.data() }),
);
export const failing = onDocumentCreated('failing/{id}', () => {
  throw new Error('This letter cannot be read');
});

const letters = v1.firestore.document('letters/{id}');
export const firstWritten = letters.onWrite((data, { params, eventType }) =>
  keep('firstWritten', { ...params, type: eventType, ...change(data) }),
);
export const firstCreated = letters.onCreate((snapshot, { params }) =>
  keep('firstCreated', { ...params, after: snapshot.data(), name: snapshot.ref.path }),
);
export const firstUpdated = letters.onUpdate((data, { params }) =>
  keep('firstUpdated', { ...params, ...change(data) }),
);
export const firstDeleted = letters.onDelete((snapshot, { params }) =>
  keep('firstDeleted', { ...params, before: snapshot.data() }),
);
export const joined = v1.auth.user().onCreate(({ email }) => keep('joined', { id: email }));
