import { setCacheNameDetails } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import type { PrecacheEntry } from 'workbox-precaching';
import { addPlugins, precacheAndRoute, PrecacheFallbackPlugin } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;
/** Added by the build: the files that the application needs to start, and the mark of their build. */
declare const SHELL: { build: string; files: PrecacheEntry[]; screens: string[] };

/** How long a page waits for the server before the kept one is shown, in seconds. */
const patienceSeconds = 4;

const { build, files, screens } = SHELL;
const scope = new URL(self.registration.scope);

setCacheNameDetails({ prefix: 'selfservice' });

addPlugins([
  {
    // During a deployment the page may already be the one of the next build, whose files are not in the list. The
    // installation fails then, and the browser tries again at the next visit. The other files are checked by their hash.
    async cacheWillUpdate({ request, response }) {
      if (!new URL(request.url).pathname.endsWith('/index.html')) return response;
      return (await response.clone().text()).includes(`content="${build}"`) ? response : null;
    },
  },
]);
precacheAndRoute(files, { cleanURLs: false, directoryIndex: '' });

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

// Versions up to 2.43 have kept other files, with any content.
self.addEventListener('activate', (event) =>
  event.waitUntil(caches.delete(`selfservice-assets-${scope.href}`)),
);

function isScreen({ href }: URL): boolean {
  if (!href.startsWith(scope.href)) return false;
  const [word = ''] = href.slice(scope.href.length).split(/[/?#]/);
  return word === '' || screens.includes(word);
}
