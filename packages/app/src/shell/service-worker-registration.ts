import { appPath, appUrl } from './session-browser.ts';

function workerUrl(): string {
  return new URL('service-worker.js', appUrl()).href;
}

/** Whether this browser has service workers for the page: not without HTTPS, and not in some private windows. */
export function canHaveWorker(): boolean {
  return 'serviceWorker' in navigator;
}

/** Registers the service worker of this folder. Does nothing if it is registered, and where there are none. */
export async function registerWorker(): Promise<void> {
  if (!canHaveWorker()) return;
  await navigator.serviceWorker.register(workerUrl(), { scope: appPath(), updateViaCache: 'none' });
}

/**
 * Unregisters the service worker of this folder and deletes the files that it has kept; no others of the same host. The worker
 * serves the present page until it is closed, and may keep a file again meanwhile; the next start deletes that too.
 */
export async function removeWorker(): Promise<void> {
  if (!canHaveWorker()) return;
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const { active, waiting, installing, scope } = registration;
    const isOwn = [active, waiting, installing].some((worker) => worker?.scriptURL === workerUrl());
    if (isOwn && scope === appUrl()) await registration.unregister();
  }
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith('selfservice-') && name.endsWith(`-${appUrl()}`));
  await Promise.all(own.map((name) => caches.delete(name)));
}
