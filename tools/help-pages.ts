import { globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '..');

/** The folders of the help pages and their resources, by the prefix of their addresses on the server. */
const folders: readonly (readonly [address: string, folder: string])[] = [
  ['/help-pages/', 'packages/app/help-pages/'],
  ['/ui/pictures/desk/', 'packages/ui/pictures/desk/'],
  ['/ui/src/tokens/@fontsource-variable/', 'packages/ui/node_modules/@fontsource-variable/'],
  ['/ui/src/tokens/', 'packages/ui/src/tokens/'],
];

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

function read(address: string): Buffer | null {
  const found = folders.find(([begin]) => address.startsWith(begin));
  if (!found || address.includes('..') || !types[extname(address)]) return null;
  try {
    return readFileSync(join(root, found[1], address.slice(found[0].length)));
  } catch {
    return null;
  }
}

/**
 * Returns a file with its relative links adjusted to the folder depth of the build: the sources of the pages are one
 * folder deeper relative to their resources. This matters if the build is in a folder.
 */
export function emitted(address: string): Buffer | string {
  const file = read(address) ?? '';
  return address.startsWith('/help-pages/') ? String(file).replaceAll('../../ui/', '../ui/') : file;
}

/** Returns an address and the relative addresses that it refers to, recursively. */
function withReferences(address: string): string[] {
  const file = read(address);
  if (!file) throw new Error(`Help refers to ${address}, which does not exist.`);
  const text = /\.(html|css)$/.test(address) ? String(file) : '';
  const references = text.matchAll(/(?:src=|href=|@import |url\()["']([^"'#]+)["']/g);
  return [
    address,
    ...[...references].flatMap(([, to = '']) =>
      withReferences(new URL(to, `http://host${address}`).pathname),
    ),
  ];
}

/**
 * Returns the addresses of the help pages and of all their resources.
 *
 * @throws Error if a resource does not exist
 */
export function helpFiles(): string[] {
  const pages = globSync('*.html', { cwd: join(root, 'packages/app/help-pages') });
  return [...new Set(pages.flatMap((page) => withReferences(`/help-pages/${page}`)))];
}

/**
 * A plugin that serves the static help pages unchanged, without the scripts that a development server adds: the help
 * frame must not run scripts.
 *
 * @param options.isEmitted whether the unchanged pages are also added to the build; default false: the build processes
 * them itself
 */
export function helpPages({ isEmitted = false }: { isEmitted?: boolean } = {}): Plugin {
  return {
    name: 'help-pages',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const address = request.url?.split('?')[0] ?? '';
        const file = read(address);
        if (!file) return next();
        response.writeHead(200, { 'Content-Type': types[extname(address)], 'Cache-Control': 'no-cache' });
        response.end(file);
      });
    },
    generateBundle() {
      if (!isEmitted) return;
      for (const address of helpFiles())
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: emitted(address) });
    },
  };
}
