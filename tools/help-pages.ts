import { globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '..');

/** Where the help pages and what they refer to stand, by the beginning of their addresses below a server's root. */
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
 * A file as a build has it. The sources of the pages lie one folder deeper below what they refer to; at the root of a server
 * that makes no difference, in a folder it does.
 */
export function emitted(address: string): Buffer | string {
  const file = read(address) ?? '';
  return address.startsWith('/help-pages/') ? String(file).replaceAll('../../ui/', '../ui/') : file;
}

/** What a page or a style sheet refers to by relative addresses, and what that refers to. */
function withReferences(address: string): string[] {
  const file = read(address);
  if (!file) throw new Error(`Help refers to ${address}, which is not there.`);
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
 * The addresses of the help pages and of all that they show.
 *
 * @throws Error where something of it is not there
 */
export function helpFiles(): string[] {
  const pages = globSync('*.html', { cwd: join(root, 'packages/app/help-pages') });
  return [...new Set(pages.flatMap((page) => withReferences(`/help-pages/${page}`)))];
}

/**
 * Serves the static help pages as they stand, without what a development server adds to pages: in their frame nothing
 * may run.
 *
 * @param options.isEmitted they become part of the build too, as they stand. Default false: the build makes its own of them
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
