import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { answerFile } from '@selfservice/mock-server/http/static-files';

/** Options of `startFileServer`. */
export interface FileServerOptions {
  /** The folder of the build. */
  directory: string;
  /** The base path, with a trailing slash. Default: the root. */
  path?: string;
  /** Contents of added or edited files, by name. */
  edited?: Record<string, string>;
  /** Headers of every file. Default none. */
  headers?: Record<string, string>;
}

/** Starts a static file server for a build. */
export async function startFileServer(
  options: FileServerOptions,
): Promise<{ url: string; close(): Promise<void> }> {
  const { path = '/' } = options;
  const server = createServer((incoming, outgoing) => {
    const response = answer(options, new URL(incoming.url ?? '/', 'http://localhost'));
    outgoing.writeHead(response?.status ?? 404, {
      ...Object.fromEntries(response?.headers ?? []),
      ...options.headers,
    });
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

/** Returns the page of the production build, edited for a folder. */
export function pageInFolder(directory: string, path: string): string {
  return readFileSync(join(directory, 'index.html'), 'utf8').replace(
    '<base href="/" />',
    `<base href="${path}" />`,
  );
}
