import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundledPackages, noticesOf } from './bundled-packages.ts';
import { sbomOf } from './sbom.ts';

let folder: string;

function write(path: string, content: object | string): string {
  const file = join(folder, 'node_modules/.pnpm', path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'));
  write('a@1.0.0/node_modules/@s/a/package.json', {
    name: '@s/a',
    version: '1.0.0',
    license: 'MIT',
    homepage: 'https://a.example',
  });
  write('a@1.0.0/node_modules/@s/a/LICENSE.md', 'Copyright A\n');
  write('a@1.0.0/node_modules/@s/a/README.md', 'About A');
  write('a@1.0.0/node_modules/@s/a/esm/package.json', { type: 'module', version: '1.0.0' });
  write('a@1.0.0/node_modules/@s/a/decoder/x.js', '');
  write('a@1.0.0/node_modules/@s/a/decoder/LICENSE_PART', 'Copyright P\n');
  write('a@1.0.0/node_modules/@s/a/unused/LICENSE', 'Copyright U\n');
  write('a@1.0.0/node_modules/@s/a/esm/x.js', '');
  write('b@2.0.0/node_modules/b/package.json', { name: 'b', version: '2.0.0', license: '(MIT OR CC0-1.0)' });
  write('c@3.0.0/node_modules/c/package.json', { name: 'c', version: '3.0.0' });
});

afterAll(() => rmSync(folder, { recursive: true }));

const at = (path: string) => join(folder, 'node_modules/.pnpm', path);
const modules = () => [
  at('b@2.0.0/node_modules/b/index.js?worker'),
  at('a@1.0.0/node_modules/@s/a/esm/x.js'),
  `\0${at('a@1.0.0/node_modules/@s/a/esm/y.js')}?commonjs-exports`,
  join(folder, 'packages/ui/src/own.ts'),
  '\0rolldown/runtime.js',
];

test('each package of the registry is listed once, with the texts of its licence files', () => {
  expect(bundledPackages(modules())).toEqual([
    { name: '@s/a', version: '1.0.0', licence: 'MIT', homepage: 'https://a.example', texts: ['Copyright A'] },
    { name: 'b', version: '2.0.0', licence: '(MIT OR CC0-1.0)', homepage: '', texts: [] },
  ]);
});

test('a part with a licence of its own is listed with it', () => {
  const [first] = bundledPackages([...modules(), at('a@1.0.0/node_modules/@s/a/decoder/x.js')]);
  expect(first?.texts).toEqual(['Copyright A', 'Copyright P']);
});

test('a package without a licence stops the build', () => {
  expect(() => bundledPackages([at('c@3.0.0/node_modules/c/index.js')])).toThrow('c 3.0.0');
});

test('the notices contain name, version, licence and text of each package', () => {
  const notices = noticesOf(bundledPackages(modules()));
  expect(notices).toContain('@s/a 1.0.0\nLicence: MIT\nhttps://a.example\n\nCopyright A\n');
  expect(notices).toContain('b 2.0.0\nLicence: (MIT OR CC0-1.0)\n');
});

test('the list of packages is CycloneDX with package addresses, and the same for the same build', () => {
  const text = sbomOf('2.43.0', bundledPackages(modules()));
  expect(sbomOf('2.43.0', bundledPackages(modules().toReversed()))).toBe(text);
  expect(JSON.parse(text)).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { type: 'application', name: 'selfservice', version: '2.43.0' } },
    components: [
      { name: '@s/a', version: '1.0.0', purl: 'pkg:npm/%40s/a@1.0.0', licenses: [{ expression: 'MIT' }] },
      { name: 'b', version: '2.0.0', purl: 'pkg:npm/b@2.0.0' },
    ],
    dependencies: expect.arrayContaining([
      { ref: 'selfservice', dependsOn: ['pkg:npm/%40s/a@1.0.0', 'pkg:npm/b@2.0.0'] },
    ]),
  });
});
