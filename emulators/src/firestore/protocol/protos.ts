import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { loadPackageDefinition, type ServiceDefinition } from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';
import protobuf from 'protobufjs';

/**
 * google.firestore.v1.Firestore as shipped with the Admin SDK. Unset fields stay absent and 64-bit
 * numbers are strings, as all of this expects.
 */
export function loadFirestoreService(): ServiceDefinition {
  const definition = fromJSON(addVerify(readDescriptors()), {
    longs: String,
    enums: String,
    defaults: false,
    oneofs: true,
  });
  const root = loadPackageDefinition(definition) as unknown as {
    google: { firestore: { v1: { Firestore: { service: ServiceDefinition } } } };
  };
  return root.google.firestore.v1.Firestore.service;
}

/** The same service with its messages, its paths over HTTP, and how fields are written in JSON. */
export function describeFirestoreService(): protobuf.Service {
  const root = protobuf.Root.fromJSON(addVerify(readDescriptors()));
  return root.resolveAll().lookupService('google.firestore.v1.Firestore');
}

type Descriptors = Parameters<typeof fromJSON>[0];

function readDescriptors(): Descriptors {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('firebase-admin'));
  const sources = path.dirname(resolve('@google-cloud/firestore'));
  const file = path.join(sources, '..', 'protos', 'v1.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Descriptors;
}

/** The public definition lacks a kind of write that the browser SDK's transactions send. */
function addVerify(root: Descriptors): Descriptors {
  type Message = {
    oneofs: { operation: { oneof: string[] } };
    fields: Record<string, { type: string; id: number }>;
  };
  const { google } = root.nested as unknown as {
    google: { nested: { firestore: { nested: { v1: { nested: { Write: Message } } } } } };
  };
  const write = google.nested.firestore.nested.v1.nested.Write;
  write.fields['verify'] = { type: 'string', id: 5 };
  write.oneofs.operation.oneof.push('verify');
  return root;
}
