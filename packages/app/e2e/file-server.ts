import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { answerFile } from '@selfservice/mock-server/http/static-files';

/** How a build is served. */
export interface FileServerOptions {
  /** The folder of the build. */
  directory: string;
  /** Where the server has it, with a slash at its end. Default: the root. */
  path?: string;
  /** Contents of files that the build lacks or that are edited, by their names. */
  edited?: Record<string, string>;
}

/** Starts a server that knows nothing but the files of a build, as any static host does. */
export async function startFileServer(
  options: FileServerOptions,
): Promise<{ url: string; close(): Promise<void> }> {
  const { path = '/' } = options;
  const server = createServer((incoming, outgoing) => {
    const response = answer(options, new URL(incoming.url ?? '/', 'http://localhost'));
    outgoing.writeHead(response?.status ?? 404, Object.fromEntries(response?.headers ?? []));
    if (response?.body) Readable.fromWeb(response.body as never).pipe(outgoing);
    else outgoing.end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${path.slice(0, -1)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(
  { directory, path = '/', edited = {} }: FileServerOptions,
  { pathname }: URL,
): Response | undefined {
  if (!pathname.startsWith(path)) return undefined;
  const name = pathname.slice(path.length);
  const response = answerFile(directory, new Request(new URL(name, 'http://localhost/')));
  const isPage = response?.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  const text = edited[name] ?? (isPage && !name.endsWith('.html') ? edited['index.html'] : undefined);
  const type = response?.headers.get('Content-Type') ?? 'application/json';
  return text === undefined ? response : new Response(text, { headers: { 'Content-Type': type } });
}

/** The production build's page as it is edited for a folder: nothing is built again. */
export function pageInFolder(directory: string, path: string): string {
  return readFileSync(join(directory, 'index.html'), 'utf8').replace(
    '<base href="/" />',
    `<base href="${path}" />`,
  );
}
