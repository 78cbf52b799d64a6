import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { answerFile } from '@selfservice/mock-server/http/static-files';
import { demoBuild } from './builds.ts';

/** Starts a server that knows nothing but the files of the demo, as any static host does. */
export async function startDemoServer(): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    const response = answerFile(demoBuild, new Request(new URL(incoming.url ?? '/', 'http://localhost')));
    outgoing.writeHead(response?.status ?? 404, Object.fromEntries(response?.headers ?? []));
    if (response?.body) Readable.fromWeb(response.body as never).pipe(outgoing);
    else outgoing.end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
