import { createRequire } from 'node:module';
import path from 'node:path';
import { loadPackageDefinition, type ServiceDefinition } from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';

/**
 * google.firestore.v1.Firestore, from the .proto files that the Admin SDK brings along. Fields that
 * are not set stay absent and 64-bit numbers are strings, which is what the engine expects.
 */
export function firestoreService(): ServiceDefinition {
  const require = createRequire(import.meta.url);
  const firestore = createRequire(require.resolve('firebase-admin')).resolve(
    '@google-cloud/firestore',
  );
  const definition = loadSync('google/firestore/v1/firestore.proto', {
    includeDirs: [
      path.join(path.dirname(firestore), '..', 'protos'),
      path.join(path.dirname(require.resolve('google-gax')), '..', 'protos'),
    ],
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
