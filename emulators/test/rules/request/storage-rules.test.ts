import { describe, expect, test } from 'vitest';
import type { RulesRequest } from '../../../src/rules/request/request.ts';
import { fromStorageObject } from '../../../src/rules/request/storage-object.ts';
import { evaluate, parseRules } from '../../../src/rules/rules.ts';
import { document } from '../ask.ts';

const rules = parseRules(
  `rules_version = '2';
  service firebase.storage {
    match /b/{bucket}/o {
      function role() {
        return firestore.get(/databases/(default)/documents/users/$(request.auth.uid)).data.role;
      }
      match /materials/{owner}/{file} {
        allow get: if resource.metadata.shared == 'yes' || request.auth.uid == owner;
        allow create: if request.auth.uid == owner
          && request.resource.size < 10 * 1024
          && request.resource.contentType in ['application/pdf', 'text/plain']
          && request.resource.name == 'materials/' + owner + '/' + file;
        allow update: if role() == 'teacher' && resource.contentType == request.resource.contentType;
        allow delete: if firestore.exists(/databases/(default)/documents/users/$(request.auth.uid));
      }
      match /public/{rest=**} { allow read: if resource == null || resource.timeCreated < request.time; }
    }
  }`,
  'storage.rules',
);

const stored = fromStorageObject({
  name: 'materials/t1/a b%20ü.pdf',
  bucket: 'demo',
  size: 12,
  contentType: 'application/pdf',
  timeCreated: new Date('2024-01-01'),
  metadata: { shared: 'yes' },
});

function ask(request: Partial<RulesRequest>): boolean {
  const uid = 't1';
  return evaluate(rules, {
    service: 'firebase.storage',
    method: 'get',
    path: 'b/demo/o/materials/t1/a b%20ü.pdf',
    auth: { uid, token: {} },
    time: new Date('2024-02-01'),
    resource: null,
    requestResource: null,
    read: (path) =>
      path === 'databases/(default)/documents/users/t1'
        ? document({ role: { stringValue: 'teacher' } })
        : null,
    ...request,
  }).allowed;
}

function upload(changes: Partial<Parameters<typeof fromStorageObject>[0]>): Partial<RulesRequest> {
  const name = 'materials/t1/x';
  const requestResource = fromStorageObject({
    name,
    bucket: 'demo',
    size: 5,
    contentType: 'text/plain',
    ...changes,
  });
  return { method: 'create', path: `b/demo/o/${name}`, requestResource };
}

describe('the rules of Storage', () => {
  test.each<[string, Partial<RulesRequest>, boolean]>([
    ['a shared file is read by anybody', { auth: null, resource: stored }, true],
    ['a missing file is read by its owner', {}, true],
    ['a missing file is not read by others', { auth: { uid: 'x', token: {} } }, false],
    ["an upload to a folder of one's own passes", upload({}), true],
    [
      'an upload to the folder of another is denied',
      { ...upload({}), auth: { uid: 'x', token: {} } },
      false,
    ],
    ['an upload of the largest size passes', upload({ size: 10 * 1024 - 1 }), true],
    ['an upload that is too large is denied', upload({ size: 10 * 1024 }), false],
    ['an upload of another type is denied', upload({ contentType: 'image/png' }), false],
    ['an upload without a type is denied', upload({ contentType: undefined }), false],
    ['an upload under another name is denied', upload({ name: 'materials/t2/x' }), false],
    [
      'an update asks Firestore for the role',
      { method: 'update', resource: stored, requestResource: stored },
      true,
    ],
    [
      'an update of another person is denied',
      {
        method: 'update',
        resource: stored,
        requestResource: stored,
        auth: { uid: 'x', token: {} },
      },
      false,
    ],
    ['a delete asks Firestore for the document', { method: 'delete', resource: stored }, true],
    ['a delete of nobody is denied', { method: 'delete', resource: stored, auth: null }, false],
    [
      'a list of a folder without a rule is denied',
      { method: 'list', path: 'b/demo/o/materials/t1' },
      false,
    ],
    ['a list has no resource', { method: 'list', path: 'b/demo/o/public/a' }, true],
    [
      'a deep path is matched by {rest=**}',
      { path: 'b/demo/o/public/a/b/c', resource: stored },
      true,
    ],
    ['a path outside of every match is denied', { path: 'b/demo/o/other' }, false],
    ['a request to Firestore is not answered', { service: 'cloud.firestore' }, false],
  ])('%s', (_name, request, allowed) => {
    expect(ask(request)).toBe(allowed);
  });
});
