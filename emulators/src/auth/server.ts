import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import '../official/preload/play-second-factor.mjs';

/** A part of firebase-tools, which has no types. */
type AuthEmulator = { createApp(projectId: string): Promise<RequestListener> };

/** Starts the official Auth emulator alone and empty, without functions or pages. */
export async function startAuthServer(
  projectId: string,
  { host, port }: { host: string; port: number },
): Promise<{ port: number; stop(): Promise<void> }> {
  const require = createRequire(import.meta.url);
  const emulator = require('firebase-tools/lib/emulator/auth/server.js') as AuthEmulator;
  const server = createServer(await emulator.createApp(projectId));
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
