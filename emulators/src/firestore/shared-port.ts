import { createServer, type AddressInfo, type Socket } from 'node:net';

/** The first bytes that an HTTP/2 client sends. */
const PREFACE = Buffer.from('PRI * HTTP/2.0');

type Takers = { http1(socket: Socket): void; http2(socket: Socket): void };

/** Listens on one port, and passes each connection to the protocol that its first bytes show. */
export async function listenForBoth(
  { host, port }: { host: string; port: number },
  takers: Takers,
): Promise<{ port: number; stop(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A client that breaks off is not an error of this server.
    socket.on('error', () => socket.destroy());
    handOver(socket, takers);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function handOver(socket: Socket, takers: Takers): void {
  const chunks: Buffer[] = [];
  socket.on('data', look);

  function look(chunk: Buffer): void {
    chunks.push(chunk);
    const start = Buffer.concat(chunks);
    const length = Math.min(start.length, PREFACE.length);
    const isAlike = start.subarray(0, length).equals(PREFACE.subarray(0, length));
    if (isAlike && length < PREFACE.length) return;
    socket.off('data', look);
    socket.pause();
    socket.unshift(start);
    if (isAlike) takers.http2(socket);
    else takers.http1(socket);
  }
}
