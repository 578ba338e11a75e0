import { readFileSync } from 'node:fs';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore';
import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage';
import { parseRules, type Ruleset } from '../../src/rules/rules.ts';

export function fixtureRules(name: 'firestore.rules' | 'storage.rules'): string {
  return readFileSync(new URL(`../fixture-rules/${name}`, import.meta.url), 'utf8');
}

export function fixtureRuleset(name: 'firestore.rules' | 'storage.rules'): Ruleset {
  return parseRules(fixtureRules(name), name);
}

export const DENIED = { code: 'permission-denied' };
export const UNAUTHORIZED = { code: 'storage/unauthorized' };

/** A user of the browser SDK: nobody, or somebody with an ID token of the Auth emulator. */
export type Persona = { uid: string; claims?: Record<string, unknown> } | null;

/** Browser SDKs of several people, which exist until `close`. */
export class Clients {
  private readonly apps: FirebaseApp[] = [];

  constructor(
    private readonly projectId: string,
    private readonly port: number,
  ) {}

  firestore(persona: Persona): Firestore {
    const db = getFirestore(this.app());
    connectFirestoreEmulator(db, '127.0.0.1', this.port, tokenOf(persona));
    return db;
  }

  storage(persona: Persona): FirebaseStorage {
    const storage = getStorage(this.app());
    connectStorageEmulator(storage, '127.0.0.1', this.port, tokenOf(persona));
    storage.maxUploadRetryTime = 2000;
    return storage;
  }

  async close(): Promise<void> {
    await Promise.all(this.apps.map(deleteApp));
  }

  private app(): FirebaseApp {
    const storageBucket = `${this.projectId}.appspot.com`;
    const options = { projectId: this.projectId, storageBucket, apiKey: 'none' };
    const app = initializeApp(options, `client-${this.apps.length}`);
    this.apps.push(app);
    return app;
  }
}

function tokenOf(persona: Persona) {
  return persona ? { mockUserToken: { sub: persona.uid, ...persona.claims } } : {};
}
