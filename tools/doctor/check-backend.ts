import { resolveBaseUrl } from '@selfservice/api/session/start-up';
import { configurationSchema, getLicenseValid, getStartup } from '@selfservice/api/session/session.wire';
import * as v from 'valibot';
import type { Finding } from './finding.ts';
import { ask, judge } from './finding.ts';

/** The most seconds between the clocks of the backend and of this machine. */
const clockSeconds = 60;

/** Checks `config.json` and, through it, the backend: start-up call, CORS and clock. */
export async function checkBackend(appUrl: string, endpoint?: string): Promise<Finding[]> {
  const file = await ask(`${appUrl}config.json`);
  const parsed = v.safeParse(configurationSchema, file.status === 200 ? jsonOf(file.body) : {});
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const field = v.getDotPath(issue) ?? 'the file';
    return [
      judge(
        false,
        'config.json has only valid fields',
        `${field}: ${issue.message}. docs/administration.md lists the fields.`,
      ),
    ];
  }
  const { syncEndpointOriginWithClient: isSynchronised } = parsed.output;
  const base = endpoint ?? resolveBaseUrl(parsed.output.endpoint, isSynchronised, appUrl);
  const root = new URL(base.replace(/\/+$/, ''), appUrl).href.replace(/\/+$/, '');
  const { origin } = new URL(appUrl);
  const isElsewhere = new URL(root).origin !== origin;
  const headers = {
    Accept: 'application/json',
    'Accept-Language': 'en',
    ...(isElsewhere && { Origin: origin }),
  };
  const answer = await ask(root + getStartup.path, { headers });
  const startup = v.safeParse(getStartup.answer, jsonOf(answer.body));
  const isStartup = answer.status === 200 && startup.success;
  const findings = [
    judge(
      isStartup,
      `the backend responds at ${root}`,
      answer.failure === null
        ? `The start-up call has status ${answer.status}${answer.status === 200 ? ' and is not the start-up data' : ''}. Check endpoint in config.json and the reverse proxy.`
        : `The start-up call failed: ${answer.failure}. Check endpoint in config.json, DNS, port and certificate.`,
    ),
  ];
  if (!isStartup) return findings;
  const licence = await ask(root + getLicenseValid.path, { headers });
  return [
    ...findings,
    judge(
      startup.output.isEnabled,
      'the backend has self-service enabled',
      'Enable it in the backend.',
      'warning',
    ),
    judge(licence.body === 'true', 'the licence is valid', 'No one can sign in. Check the number of users.'),
    ...checkClock(answer.headers.get('Date')),
    judge(
      !isCacheable(answer.headers),
      'no cache may keep the responses of the backend',
      `Cache-Control is "${answer.headers.get('Cache-Control') ?? ''}". Let the backend or the proxy send no-store, so that no one sees a response to another person.`,
      'warning',
    ),
    ...(isElsewhere ? await checkCors(root, origin, answer.headers) : []),
  ];
}

function checkClock(date: string | null): Finding[] {
  const difference = Math.abs(Date.parse(date ?? '') - Date.now()) / 1000;
  return [
    judge(
      date !== null,
      'the backend sends the header Date',
      'Let backend and proxies send it. Without it no one is warned about a wrong clock of the device.',
      'warning',
    ),
    ...(date === null
      ? []
      : [
          judge(
            difference < clockSeconds,
            'the clocks of the backend and of this machine agree',
            `They differ by ${Math.round(difference)} s. Set both by NTP.`,
            'warning',
          ),
        ]),
  ];
}

/** Whether a browser or a proxy may respond with a kept response instead of calling the backend. */
function isCacheable(headers: Headers): boolean {
  const control = headers.get('Cache-Control')?.toLowerCase() ?? '';
  if (/no-store|no-cache/.test(control)) return false;
  const lasts = Date.parse(headers.get('Expires') ?? '') > Date.parse(headers.get('Date') ?? '');
  return /\b(s-maxage|max-age)=0*[1-9]|\bpublic\b/.test(control) || lasts;
}

async function checkCors(root: string, origin: string, headers: Headers): Promise<Finding[]> {
  const preflight = await ask(root + getStartup.path, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,content-type',
    },
  });
  const allowed = (preflight.headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase();
  const exposed = (headers.get('Access-Control-Expose-Headers') ?? '').toLowerCase();
  return [
    judge(
      headers.get('Access-Control-Allow-Origin') === origin,
      `the backend allows the origin ${origin}`,
      `Access-Control-Allow-Origin is "${headers.get('Access-Control-Allow-Origin') ?? ''}". Send exactly ${origin}; "*" forbids the sign-in by cookies.`,
    ),
    judge(
      headers.get('Access-Control-Allow-Credentials') === 'true',
      'the backend allows cookies from the page',
      'Send Access-Control-Allow-Credentials: true. Windows and delegated sign-in need it.',
      'warning',
    ),
    judge(
      preflight.status >= 200 &&
        preflight.status < 300 &&
        ['authorization', 'content-type'].every((name) => allowed.includes(name)),
      'the backend responds to the browser’s check before a call (OPTIONS)',
      `It has status ${preflight.status} and allows "${allowed}". Allow authorization, content-type and accept-language, without a sign-in.`,
    ),
    judge(
      exposed.split(/, */).includes('date'),
      'the page may read the header Date',
      'Send Access-Control-Expose-Headers: Date.',
      'warning',
    ),
  ];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
