import { contentSecurityPolicy } from '../security-headers.ts';
import type { Answer, Finding } from './finding.ts';
import { ask, judge } from './finding.ts';

const documentation = 'docs/administration.md';

/** Returns whether a response is the page of the application. */
const isPage = ({ status, body }: Answer) => status === 200 && body.includes('<div id="root">');

/** Checks the files of a deployment: page, history fallback, caching, compression and headers. */
export async function checkFiles(appUrl: string): Promise<Finding[]> {
  const page = await ask(appUrl);
  if (page.failure !== null)
    return [
      judge(
        false,
        `${appUrl} responds`,
        `The request failed: ${page.failure}. Check address, DNS, port and certificate.`,
      ),
    ];
  if (!isPage(page))
    return [
      judge(
        false,
        `${appUrl} is the page of the application`,
        `It has status ${page.status}. Give the folder that has index.html, with a slash at its end.`,
      ),
    ];
  return [
    { level: 'ok', text: `${appUrl} is the page of the application` },
    ...checkBase(page, appUrl),
    ...(await checkFallback(appUrl)),
    ...(await checkAssets(page, appUrl)),
    ...(await checkVersion(page, appUrl)),
    ...checkHeaders(page, appUrl),
  ];
}

function checkBase({ body }: Answer, appUrl: string): Finding[] {
  const base = /<base href="([^"]*)"/.exec(body)?.[1] ?? '';
  const { pathname } = new URL(appUrl);
  return [
    judge(
      base === pathname,
      `the base element of index.html names ${pathname}`,
      `It names "${base}". Set BASE_PATH=${pathname}, or write <base href="${pathname}" /> in index.html.`,
    ),
  ];
}

async function checkFallback(appUrl: string): Promise<Finding[]> {
  const deep = await ask(`${appUrl}plan/my/202611`);
  const missing = await Promise.all(
    ['assets/doctor-missing0.js', 'help-pages/doctor.html'].map(async (path) => ({
      path,
      answer: await ask(appUrl + path),
    })),
  );
  const configuration = await ask(`${appUrl}config.json`);
  return [
    judge(
      isPage(deep),
      'the address of a screen has the page (history fallback)',
      `${appUrl}plan/my/202611 has status ${deep.status}. Respond with index.html to paths without a file whose last part has no dot.`,
    ),
    ...missing.map(({ path, answer }) =>
      judge(
        answer.status === 404,
        `a missing file has status 404: ${path}`,
        `It has status ${answer.status}. Exclude files from the history fallback; otherwise an open page cannot notice a new version.`,
      ),
    ),
    judge(
      configuration.status === 404 || (configuration.status === 200 && isJson(configuration.body)),
      'config.json is JSON, or status 404',
      `It has status ${configuration.status} and is ${isPage(configuration) ? 'the page' : 'not JSON'}. Exclude it from the history fallback, or correct the file.`,
    ),
  ];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

async function checkAssets({ body }: Answer, appUrl: string): Promise<Finding[]> {
  const names = [...body.matchAll(/(?:src|href)="\.?\/?(assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, name = '']) => name,
  );
  const answers = await Promise.all(
    names.map(async (name) => ({
      name,
      answer: await ask(appUrl + name, { headers: { 'Accept-Encoding': 'br, gzip' } }),
    })),
  );
  const failed = answers.filter(({ answer }) => answer.status !== 200);
  const [{ answer: first } = { answer: null }] = answers.filter(({ name }) => /initial-.*js$/.test(name));
  const type = first?.headers.get('Content-Type') ?? '';
  const caching = first?.headers.get('Cache-Control') ?? '';
  return [
    judge(
      names.length > 0 && failed.length === 0,
      'the files of the page exist',
      `Missing: ${failed.map(({ name }) => name).join(', ') || 'the page names none'}. Deploy all files of one build together.`,
    ),
    judge(
      /^(text|application)\/javascript/.test(type),
      'scripts have the type text/javascript',
      `The type is "${type}". Browsers refuse such modules. Map .js to text/javascript.`,
    ),
    judge(
      /max-age=\d{6,}/.test(caching),
      'files in assets are cached for a long time',
      `Cache-Control is "${caching}". Send "public, max-age=31536000, immutable" for assets/.`,
      'warning',
    ),
    judge(
      first?.headers.has('Content-Encoding') ?? false,
      'scripts are sent compressed',
      'Send the .br and .gz files of the build, or compress. A first visit is four times as large otherwise.',
      'warning',
    ),
  ];
}

async function checkVersion({ headers, body }: Answer, appUrl: string): Promise<Finding[]> {
  const version = await ask(`${appUrl}version.json`);
  const mark = /name="build" content="(\w+)"/.exec(body)?.[1] ?? '';
  const revalidates = (answer: Headers) =>
    /no-cache|no-store|max-age=0/.test(answer.get('Cache-Control') ?? '');
  const isSame = isJson(version.body) && (JSON.parse(version.body) as { build?: unknown }).build === mark;
  return [
    judge(
      version.status === 200 && isSame,
      'version.json and index.html are of the same build',
      'Deploy both, and clear caches in front of the server: open pages find a new version by version.json.',
    ),
    judge(
      revalidates(headers) && revalidates(version.headers),
      'index.html and version.json are checked at each use',
      'Send "Cache-Control: no-cache" for everything outside of assets/. Otherwise browsers keep an old version.',
    ),
  ];
}

function checkHeaders({ headers }: Answer, appUrl: string): Finding[] {
  const policy = headers.get('Content-Security-Policy') ?? '';
  const names = (text: string) => text.split(';').map((line) => line.trim().split(' ')[0] ?? '');
  const missing = names(contentSecurityPolicy()).filter((name) => !names(policy).includes(name));
  const hashes = contentSecurityPolicy().match(/'sha256-[^']+'/g) ?? [];
  const frames = /frame-ancestors ([^;]*)/.exec(policy)?.[1] ?? "'self'";
  const isLocal = ['localhost', '127.0.0.1'].includes(new URL(appUrl).hostname);
  const expects = (name: string, pattern: RegExp, value: string) =>
    judge(
      pattern.test(headers.get(name) ?? ''),
      `the header ${name} is set`,
      `It is "${headers.get(name) ?? ''}". Send "${value}"; ${documentation} says why.`,
      'warning',
    );
  return [
    judge(
      missing.length === 0 && !/unsafe-(inline|eval)/.test(policy),
      'the content security policy is strict',
      `Missing: ${missing.join(', ') || 'nothing, but it has unsafe-inline or unsafe-eval'}. Use the policy of deploy/nginx.`,
      'warning',
    ),
    judge(
      policy === '' ||
        /style-src[^;]*'unsafe-inline'/.test(policy) ||
        hashes.every((hash) => policy.includes(hash)),
      'the content security policy allows the styles of this version',
      'The hashes of style-src have changed with the version. Use the policy of deploy/nginx of the same version.',
    ),
    judge(
      /'self'|\*/.test(frames) && !/DENY/i.test(headers.get('X-Frame-Options') ?? ''),
      'the page may show its own help in a frame',
      "Use frame-ancestors 'self' and no X-Frame-Options: DENY.",
    ),
    expects('X-Content-Type-Options', /^nosniff$/, 'nosniff'),
    expects('Referrer-Policy', /same-origin|no-referrer/, 'same-origin'),
    expects(
      'Permissions-Policy',
      /geolocation=\(self\)/,
      'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
    ),
    judge(
      appUrl.startsWith('https:') || isLocal,
      'the page uses HTTPS',
      'Without it, browsers allow no positions, no clipboard and no service worker, and passwords can be read on the network.',
      'warning',
    ),
  ];
}
