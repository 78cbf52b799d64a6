import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from '@playwright/test';

/** A text that a journey has sent, written or stored, with its place. */
interface Trace {
  place: string;
  text: string;
}

/** The tokens and tickets of the mock backend, which are random. */
const token = /\b(access|refresh|ticket)-\d+-\d+-\d+-\d+/g;

/** Calls whose bodies contain a password, a refresh token or a ticket: signing in and changing the password. */
const credentialCalls = /\/(Token|controllers\/IpoData\/ChangePassword)$/;

/** Calls of the backend, which get the access token in their `Authorization` header. */
const backendCalls = /\/(breeze|controllers|api)\//;

/** The only stored secret: the refresh token of the tab, so that a reload does not end the session. */
const refreshTokenPlace = /^session storage selfservice\.refreshToken(\/.*\/)?$/;

/** The name, before a folder, of the rows of the demo's backend, which runs inside the page. The product does not use them. */
const demoBackend = 'selfservice.demo';

/** Follows the requests and console lines of a journey. */
export interface SecretSearch {
  /**
   * Returns the places where a password or a token is that does not belong there: addresses, headers and bodies of requests,
   * console lines, storage, databases and cookies.
   */
  leaks(): Promise<string[]>;
}

/** Starts to follow the pages of a context. */
export function followSecrets(context: BrowserContext): SecretSearch {
  const traces: Trace[] = [];
  const passwords = new Set<string>();

  context.on('console', (message) => traces.push({ place: 'console', text: message.text() }));
  context.on('weberror', (error) => traces.push({ place: 'console', text: String(error.error()) }));
  context.on('request', (request) => {
    const { pathname, search, hash } = new URL(request.url());
    traces.push({ place: `address of ${pathname}`, text: pathname + search + hash });
    const { authorization, ...headers } = request.headers();
    traces.push({ place: `headers of ${pathname}`, text: JSON.stringify(headers) });
    if (authorization && !backendCalls.test(pathname))
      traces.push({ place: `header Authorization of ${pathname}`, text: authorization });
    const body = request.postData() ?? '';
    if (!credentialCalls.test(pathname)) traces.push({ place: `body of ${pathname}`, text: body });
    else for (const password of passwordsIn(request, body)) passwords.add(password);
  });

  return {
    async leaks() {
      const stored = await Promise.all(context.pages().map(storageOf));
      const cookies = await context.cookies().catch(() => []);
      const all = [
        ...traces,
        ...stored.flat(),
        ...cookies.map(({ name, value }) => ({ place: `cookie ${name}`, text: value })),
      ];
      return [...new Set(all.flatMap((trace) => secretsIn(trace, passwords)))];
    },
  };
}

function passwordsIn(request: Request, body: string): string[] {
  const fields: Record<string, unknown> = request.headers()['content-type']?.includes('json')
    ? (JSON.parse(body) as Record<string, unknown>)
    : Object.fromEntries(new URLSearchParams(body));
  return ['password', 'OldPassword', 'NewPassword'].flatMap((name) => {
    const value = fields[name];
    return typeof value === 'string' && value !== '' ? [value] : [];
  });
}

function secretsIn({ place, text }: Trace, passwords: ReadonlySet<string>): string[] {
  const tokens = [...text.matchAll(token)].map(([, kind]) => kind);
  const isOwnPlace = refreshTokenPlace.test(place);
  return [
    ...tokens.filter((kind) => !(isOwnPlace && kind === 'refresh')).map((kind) => `${kind} in ${place}`),
    ...[...passwords].filter((password) => hasWord(text, password)).map(() => `password in ${place}`),
  ];
}

/** Whether a text contains a word, also encoded, and not only as a part of another word, a path or a file name. */
function hasWord(text: string, word: string): boolean {
  return [word, encodeURIComponent(word), JSON.stringify(word).slice(1, -1)].some((form) => {
    const escaped = form.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
    return new RegExp(String.raw`(?<![\w./-])${escaped}(?![\w./-])`).test(text);
  });
}

/** How long reading the storage of a page may take, in milliseconds. */
const longestMs = 100_000;

/**
 * Returns the stored values of a page; none if it is closed or has no storage.
 *
 * @throws Error if they cannot be read: it is then unknown whether a secret is among them
 */
async function storageOf(page: Page): Promise<Trace[]> {
  if (!page.url().startsWith('http')) return [];
  const reading = page.evaluate(storedValues, demoBackend).catch((error: unknown) => {
    if (page.isClosed()) return [];
    throw error;
  });
  const overdue = setTimeout(longestMs, null, { ref: false }).then(() => {
    throw new Error(`The storage of ${page.url()} could not be read in ${longestMs} ms.`);
  });
  return Promise.race([reading, overdue]);
}

/** Returns the stored values of a page and the state of its history; runs in the page. */
async function storedValues(ignoredDatabase: string): Promise<Trace[]> {
  const traces: Trace[] = [{ place: 'history', text: JSON.stringify(history.state) ?? '' }];
  const storages = { 'local storage': () => localStorage, 'session storage': () => sessionStorage };
  for (const [place, open] of Object.entries(storages))
    try {
      for (const [key, text] of Object.entries<unknown>(open()))
        // The mock backend of the test routes replaces refused storage by an object with functions.
        if (typeof text === 'string') traces.push({ place: `${place} ${key}`, text });
    } catch {
      // A browser may refuse storage.
    }
  for (const name of await databaseNames()) {
    if (name.startsWith(ignoredDatabase)) continue;
    const database = await result(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const values = await result(database.transaction(store).objectStore(store).getAll());
      traces.push({ place: `database ${name} ${store}`, text: JSON.stringify(values) });
    }
    database.close();
  }
  return traces;

  /** Returns the names of the databases; none if the browser refuses storage, or shows its own page for an error. */
  async function databaseNames(): Promise<string[]> {
    try {
      return (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    } catch {
      return [];
    }
  }

  function result<T>(request: IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('No result')));
    });
  }
}
