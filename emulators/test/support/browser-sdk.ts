import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore';
import { PROJECT_ID } from './firestore.ts';

let opened = 0;

export type BrowserSdk = { db: Firestore; close: () => Promise<void> };

/** Opens the browser's SDK with the rights of the Admin SDK. */
export function openBrowserSdk(port: number): BrowserSdk {
  opened += 1;
  const app = initializeApp({ projectId: PROJECT_ID, apiKey: 'none' }, `browser-${opened}`);
  const db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', port, { mockUserToken: 'owner' });
  return { db, close: () => deleteApp(app) };
}
