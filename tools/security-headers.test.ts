import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, securityHeaders, sourceOf } from './security-headers.ts';

const resolver = createRequire(join(import.meta.dirname, '../packages/ui/package.json'));
const reactAria = dirname(resolver.resolve('react-aria/package.json'));

/** Returns the texts that a module of react-aria writes into style elements. */
function styleTexts(file: string): string[] {
  const source = readFileSync(join(reactAria, 'dist/private', file), 'utf8');
  return [...source.matchAll(/style\.textContent = `([^`]*)`\.trim\(\)/g)].map(([, text = '']) =>
    // The only name in the texts is a constant of the module.
    text
      .replaceAll(
        /\$\{([\w$]+)\}/g,
        (_, name: string) => source.split(`const ${name} = '`)[1]?.split("'")[0] ?? '?',
      )
      .trim(),
  );
}

const directives = (policy: string) => new Map(policy.split('; ').map((line) => [line.split(' ')[0], line]));

test('the policy allows exactly the style texts of the installed libraries', () => {
  const press = styleTexts('interactions/usePress.mjs');
  const scroll = styleTexts('overlays/usePreventScroll.mjs');
  expect([press.length, scroll.length]).toEqual([1, 1]);
  // The style element of styled-components is empty.
  const sources = ['', ...press, ...scroll].map(sourceOf).join(' ');
  expect(directives(contentSecurityPolicy()).get('style-src')).toBe(`style-src 'self' ${sources}`);
});

test('no other module of react-aria adds a style element', () => {
  const files = globSync('**/*.mjs', { cwd: join(reactAria, 'dist/private') });
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) =>
    /createElement\(['"]style['"]\)/.test(readFileSync(join(reactAria, 'dist/private', file), 'utf8')),
  );
  expect(found.toSorted()).toEqual(['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs']);
});

test('the policy allows no inline code and no evaluation, and requires Trusted Types', () => {
  const policy = contentSecurityPolicy();
  expect(policy).not.toMatch(/unsafe|\*|\$/);
  const by = directives(policy);
  expect(by.get('default-src')).toBe("default-src 'self'");
  expect(by.get('script-src')).toBe("script-src 'self'");
  expect(by.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  expect(by.get('frame-ancestors')).toBe("frame-ancestors 'self'");
  expect(by.get('connect-src')).toBe("connect-src 'self'");
});

test('the policy names the origin of the backend for calls and pictures', () => {
  const by = directives(contentSecurityPolicy({ endpointOrigin: 'https://backend.test' }));
  expect(by.get('connect-src')).toBe("connect-src 'self' https://backend.test");
  expect(by.get('img-src')).toBe("img-src 'self' data: blob: https://backend.test");
});

test('the policy of the demo allows its inline script by hash', () => {
  const by = directives(
    contentSecurityPolicy({ html: "<script>trustedTypes.createPolicy('demo-folder')</script>" }),
  );
  expect(by.get('script-src')).toMatch(/^script-src 'self' 'sha256-[\w+/]{43}='$/);
  expect(by.get('trusted-types')).toBe('trusted-types default demo-folder');
});

test('every file has the security headers, and none twice', () => {
  expect(Object.keys(securityHeaders())).toEqual([
    'Content-Security-Policy',
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Permissions-Policy',
  ]);
});
