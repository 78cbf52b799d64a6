import { expect, test } from '@playwright/test';
import { followSecrets } from './secrets.ts';

const access = 'access-1-2-3-4';
const refresh = 'refresh-1-2-3-4';

test('finds passwords and tokens in every place where they do not belong', async ({ page, context }) => {
  const secrets = followSecrets(context);
  await page.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Page</title>' }),
  );
  await page.goto('http://localhost/start');
  await page.evaluate(
    async ([accessToken, refreshToken]) => {
      const headers = { Authorization: `Bearer ${accessToken}` };
      await fetch('/Token', {
        method: 'POST',
        body: new URLSearchParams({ password: 'Pa"ss 1', username: 'x' }),
      });
      await fetch('/breeze/allowed', { headers });
      sessionStorage.setItem('selfservice.refreshToken', refreshToken);

      await fetch('/elsewhere', { headers });
      await fetch(`/breeze/address?t=${accessToken}`);
      await fetch('/breeze/header', { headers: { 'X-Token': accessToken } });
      await fetch('/breeze/body', { method: 'POST', body: JSON.stringify({ Note: 'It is Pa"ss 1' }) });
      await fetch(`/breeze/password?p=${encodeURIComponent('Pa"ss 1')}`);
      reportError(new Error(`Signed in with ${refreshToken}`));
      localStorage.setItem('selfservice.userName', 'Pa"ss 1');
      sessionStorage.setItem('selfservice.drafts', refreshToken);
      history.replaceState({ accessToken }, '');
      document.cookie = `t=${accessToken}`;
      await new Promise((resolve) => {
        const opening = indexedDB.open('kept');
        opening.onupgradeneeded = () => opening.result.createObjectStore('rows').add(accessToken, 1);
        opening.onsuccess = resolve;
      });
    },
    [access, refresh] as const,
  );
  expect((await secrets.leaks()).toSorted()).toEqual(
    [
      'access in header Authorization of /elsewhere',
      'access in address of /breeze/address',
      'access in headers of /breeze/header',
      'password in body of /breeze/body',
      'password in address of /breeze/password',
      'refresh in console',
      'password in local storage selfservice.userName',
      'refresh in session storage selfservice.drafts',
      'access in history',
      'access in cookie t',
      'access in database kept rows',
    ].toSorted(),
  );
});

test('does not take a part of another word, a path or a file name for a password', async ({
  page,
  context,
}) => {
  const secrets = followSecrets(context);
  await page.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Page</title>' }),
  );
  await page.goto('http://localhost/demo/demo.js?x=demonstration');
  await page.evaluate(() =>
    fetch('/Token', { method: 'POST', body: new URLSearchParams({ password: 'demo' }) }),
  );
  expect(await secrets.leaks()).toEqual([]);
});

test('fails if the storage of a page cannot be read', async ({ page, context }) => {
  const secrets = followSecrets(context);
  await page.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Page</title>' }),
  );
  await page.goto('http://localhost/start');
  await page.evaluate(() => {
    indexedDB.databases = () => Promise.resolve([{ name: 'kept', version: 1 }]);
    indexedDB.open = () => {
      throw new DOMException('The database is damaged.', 'UnknownError');
    };
  });
  await expect(secrets.leaks()).rejects.toThrow('The database is damaged.');
});
