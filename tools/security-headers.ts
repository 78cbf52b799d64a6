import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../deploy/nginx');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

/** The differences from the policy of a product whose backend has the same origin. */
export interface PolicyOptions {
  /** The origin of the backend. Default: that of the page. */
  endpointOrigin?: string;
  /** The page, if it has inline scripts to allow, as the demo has. Default none. */
  html?: string;
}

/** Returns the content security policy of `deploy/nginx`. */
export function contentSecurityPolicy({ endpointOrigin = '', html = '' }: PolicyOptions = {}): string {
  const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => sourceOf(text));
  const policies = [...html.matchAll(/createPolicy\('([\w-]+)'/g)].map(([, name = '']) => name);
  const added: Record<string, string[]> = { 'script-src': scripts, 'trusted-types': policies };
  return read('content-security-policy.txt')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => [line, ...(added[line.split(' ')[0] ?? ''] ?? [])].join(' '))
    .join('; ')
    .replaceAll('${ENDPOINT_ORIGIN}', endpointOrigin)
    .replaceAll('${IMAGE_SOURCES}', '')
    .replaceAll(/ +/g, ' ')
    .replaceAll(' ;', ';');
}

/** Returns the headers of `deploy/nginx` that every file has, by name, without the caching. */
export function securityHeaders(options: PolicyOptions = {}): Record<string, string> {
  const lines = read('nginx.conf.template').matchAll(/^ +add_header (\S+) "(.+)" always;$/gm);
  return Object.fromEntries(
    [...lines].map(([, name = '', value = '']) => [
      name,
      value === '${CONTENT_SECURITY_POLICY}' ? contentSecurityPolicy(options) : value,
    ]),
  );
}

/** Returns the source expression of a policy that allows a text. */
export function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
