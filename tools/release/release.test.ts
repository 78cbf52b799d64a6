import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { libraries } from '../package/build.ts';
import { readManifest } from '../package/exports.ts';
import { publishedManifest, tokenLine } from './published-manifest.ts';
import type { Release } from './release.ts';
import { releaseFaults } from './release.ts';

const release: Release = {
  tag: 'v2.43.0',
  versions: { 'package.json': '2.43.0', 'packages/ui/package.json': '2.43.0' },
  changelog: '# Release notes\n\n## 2.43.0 - 2026-11-26\n\n## 2.42.0 - 2026-10-01\n',
};

test('a release has no faults if tag, versions and release notes agree', () => {
  expect(releaseFaults(release)).toEqual([]);
});

test.each<[string, Partial<Release>]>([
  ['The tag 2.43.0 is not a version', { tag: '2.43.0' }],
  ['The tag v2.43 is not a version', { tag: 'v2.43' }],
  ['The tag  is not a version', { tag: '' }],
  ['packages/ui/package.json has the version 2.42.0', { versions: { 'packages/ui/package.json': '2.42.0' } }],
  ['bench/package.json has the version none', { versions: { 'bench/package.json': undefined } }],
  ['CHANGELOG.md has no date for 2.43.0', { changelog: '## 2.43.0\n' }],
  ['CHANGELOG.md has no date for 2.43.0', { changelog: '## 2.43.0 - unreleased\n' }],
  ['CHANGELOG.md has no date for 2.43.0', { changelog: '## 2.43.0 - 2026-02-30\n' }],
  ['CHANGELOG.md begins with "## 2.42.0 - 2026-10-01"', { changelog: '## 2.42.0 - 2026-10-01\n' }],
  ['CHANGELOG.md begins with ""', { changelog: '' }],
])('a release is refused: %s', (fault, part) => {
  expect(releaseFaults({ ...release, ...part })).toEqual([expect.stringContaining(fault)]);
});

test('every package has the version of the newest release notes', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  expect(releaseFaults({ tag: `v${version}`, versions: {}, changelog })).toEqual([]);
});

test('a published manifest names the repository of the workflow and its issues, and no other', async () => {
  const manifest = await readManifest('packages/ui');
  expect(publishedManifest(manifest, 'packages/ui', {})).toBe(manifest);
  const variables = { GITHUB_SERVER_URL: 'https://git.example.com', GITHUB_REPOSITORY: 'acme/selfservice' };
  expect(publishedManifest(manifest, 'packages/ui', variables)).toEqual({
    ...manifest,
    repository: {
      type: 'git',
      url: 'git+https://git.example.com/acme/selfservice.git',
      directory: 'packages/ui',
    },
    bugs: { url: 'https://git.example.com/acme/selfservice/issues' },
  });
});

test.each(['https://packages.example.com', 'https://packages.example.com/'])(
  'the token is sent to %s only, and is in no file',
  (registry) => {
    expect(tokenLine(registry)).toBe('//packages.example.com/:_authToken=${NPM_TOKEN}\n');
  },
);

test.each(libraries)('%s can be published', async (library) => {
  expect(await readManifest(library)).not.toHaveProperty('private');
  for (const file of ['README.md', 'package.json']) expect(existsSync(`${library}/${file}`)).toBe(true);
});
