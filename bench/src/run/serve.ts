import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { generate } from '../data/generate.ts';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/**
 * Serves the built pages of a folder and `/data/<persons>-<weeks>.json`. Returns the address and a function that stops the server.
 */
export async function serve(dist: string): Promise<{ url: string; close: () => void }> {
  const plans = new Map<string, string>();
  const answer = async (path: string): Promise<Buffer | string> => {
    const wanted = /^\/data\/(\d+)-(\d+)\.json$/.exec(path);
    if (!wanted) return readFile(join(dist, normalize(path)));
    const known = plans.get(path) ?? JSON.stringify(generate(Number(wanted[1]), Number(wanted[2])));
    plans.set(path, known);
    return known;
  };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    answer(path).then(
      (body) => response.writeHead(200, { 'Content-Type': types[extname(path)] ?? 'text/plain' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
