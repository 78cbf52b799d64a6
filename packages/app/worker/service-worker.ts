import { setCacheNameDetails } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { addPlugins, matchPrecache, precache, PrecacheFallbackPlugin } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;
/** Added by the build: the files that the application needs to start, and the mark of their build. */
declare const SHELL: { build: string; files: { url: string; revision: string | null }[]; screens: string[] };

/** How long a page waits for the server before the kept one is shown, in seconds. */
const patienceSeconds = 4;

const { build, files, screens } = SHELL;
const scope = new URL(self.registration.scope);
const assets = `${scope.href}assets/`;
const assetCache = `selfservice-assets-${scope.href}`;

setCacheNameDetails({ prefix: 'selfservice' });

addPlugins([
  {
    // During a deployment the page may already be the one of the next build, whose files are not in the list. The
    // installation fails then, and the browser tries again at the next visit.
    async cacheWillUpdate({ request, response }) {
      if (!isFile(request, response)) return null;
      if (!new URL(request.url).pathname.endsWith('/index.html')) return response;
      return (await response.clone().text()).includes(`content="${build}"`) ? response : null;
    },
  },
]);
precache(files);

// Pages are fetched from the server, so that a new version appears immediately. The kept page is only the fallback. Addresses
// of other applications of the same host, and of the backend, are left alone.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isScreen(url),
  new NetworkOnly({
    networkTimeoutSeconds: patienceSeconds,
    // Its declaration does not distinguish missing from undefined.
    plugins: [new PrecacheFallbackPlugin({ fallbackURL: 'index.html' }) as WorkboxPlugin],
  }),
);

const seldomNeeded = new CacheFirst({
  cacheName: assetCache,
  plugins: [
    {
      cacheWillUpdate: ({ request, response }) =>
        Promise.resolve(isFile(request, response) ? response : null),
    },
  ],
});

// The names of these files contain a hash of their content.
registerRoute(
  ({ url }) => url.href.startsWith(assets),
  async (options) => (await matchPrecache(options.request)) ?? seldomNeeded.handle(options),
);

// Files of earlier builds are not needed any more: a new worker begins to work when no page of the earlier build is open.
self.addEventListener('activate', (event) => event.waitUntil(caches.delete(assetCache)));

function isScreen({ href }: URL): boolean {
  if (!href.startsWith(scope.href)) return false;
  const [word = ''] = href.slice(scope.href.length).split(/[/?#]/);
  return word === '' || screens.includes(word);
}

/** The types of files by the ends of their names. A file with another end may have any type but that of a page. */
const types: Record<string, RegExp> = {
  html: /^text\/html/,
  js: /^(text|application)\/(x-)?javascript/,
  css: /^text\/css/,
  png: /^image\/png/,
  woff2: /^(font|application)\//,
};

/** Some servers and networks respond with something else if a file is missing or not allowed, and it would be kept permanently. */
function isFile({ url }: Request, { status, headers }: Response): boolean {
  const [, end = ''] = /\.(\w+)$/.exec(new URL(url).pathname) ?? [];
  const type = headers.get('Content-Type');
  return status === 200 && type !== null && (types[end] ?? /^(?!text\/html)/).test(type);
}
