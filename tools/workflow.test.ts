import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { commandFaults } from './documents/commands.ts';
import { reportFolder } from './pictures/folders.ts';

interface Step {
  name?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

interface Job {
  'runs-on': string;
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  steps: Step[];
}

interface Workflow {
  name: string;
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  concurrency?: { group: string };
  jobs: Record<string, Job>;
}

/** The commits of the actions that are allowed. */
const actions = [
  'actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683',
  'actions/setup-node@39370e3970a6d050c480ffad4ff0ed4d3fdee5af',
  'actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02',
];

/** The folders and files that the commands write. */
const outputs: Record<string, string> = {
  'build:packages': 'dist',
  build: 'packages/app/dist',
  'build:demo': 'packages/app/dist-demo',
  'build:storybook': 'storybook-static',
  'test:visual': reportFolder,
  '.ci/run': reportFolder,
};

/** The command that may have each secret. */
const secretUsers: Record<string, string> = {
  CHROMATIC_PROJECT_TOKEN: 'chromatic',
  NPM_TOKEN: 'release:publish',
};

const files = globSync('.github/workflows/*.yml').map((path) => path.replaceAll('\\', '/'));
const read = (file: string) => parse(readFileSync(file, 'utf8')) as Workflow;
const jobsOf = (workflow: Workflow) => Object.entries(workflow.jobs);
const stepsOf = (workflow: Workflow) => Object.values(workflow.jobs).flatMap(({ steps }) => steps);
const commandsOf = (steps: readonly Step[]) => steps.flatMap(({ run }) => run?.trim().split('\n') ?? []);

test('there is a workflow for tests, for reviews and for releases', () => {
  expect(files.map((file) => basename(file, '.yml')).toSorted()).toEqual(['release', 'review', 'test']);
});

describe.each(files)('%s', (file) => {
  const workflow = read(file);
  const steps = stepsOf(workflow);

  test('runs only commands that exist, with options that they know', () => {
    const commands = commandsOf(steps);
    expect(commands.length).toBeGreaterThan(1);
    const own = commands.filter((command) => !command.startsWith('npx '));
    expect(own.filter((command) => !existsSync(command))).toEqual([]);
    expect(commands.filter((command) => command.startsWith('npx ')).flatMap(commandFaults)).toEqual([]);
  });

  test('pins every action to a known commit, and uses each', () => {
    const uses = steps.flatMap((step) => step.uses ?? []);
    expect([...new Set(uses)].toSorted()).toEqual(actions);
  });

  test('has only permission to read; a job that publishes may also sign', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const [name, { permissions }] of jobsOf(workflow))
      expect([name, permissions]).toEqual([
        name,
        name === 'publish' ? { contents: 'read', 'id-token': 'write' } : undefined,
      ]);
  });

  test('keeps no token in the checkout, and gives a secret only to the step that needs it', () => {
    for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/checkout')))
      expect(step.with).toMatchObject({ 'persist-credentials': false });
    const secrets = [...readFileSync(file, 'utf8').matchAll(/secrets\.(\w+)/g)].map(([, name]) => name);
    const users = steps.filter(({ env }) => env).map(({ run = '', env = {} }) => [run, ...Object.keys(env)]);
    expect(users.map(([run = '', ...names]) => [run.split(' ')[3], ...names])).toEqual(
      secrets.map((name = '') => [secretUsers[name], name]),
    );
  });

  test('ends each job in time, with the same Node', () => {
    for (const { 'timeout-minutes': minutes, 'runs-on': machine } of Object.values(workflow.jobs)) {
      expect(minutes).toBeLessThanOrEqual(90);
      expect(machine).toBe('ubuntu-24.04');
    }
    const versions = steps.flatMap(({ with: inputs }) => inputs?.['node-version'] ?? []);
    expect(new Set(versions)).toEqual(new Set([24]));
  });

  test('runs once for each branch, pull request or tag', () => {
    expect(workflow.concurrency?.group).toBe(`${workflow.name}-\${{ github.ref }}`);
    expect(basename(file, '.yml')).toBe(workflow.name);
  });

  test.each(jobsOf(workflow))('uploads only what the job %s has built before', (_, job) => {
    const built: string[] = [];
    for (const step of job.steps) {
      const command = step.run?.replace(/^npx --yes \S+ /, '').split(' ')[0] ?? '';
      if (command in outputs) built.push(outputs[command] ?? '');
      if (!step.uses?.startsWith('actions/upload-artifact')) continue;
      const path = String(step.with?.['path']);
      expect([...built, 'packages/app/sbom.cdx.json']).toContain(path);
      expect(step.with).toHaveProperty('retention-days');
    }
  });
});

test('a release checks its tag before it tests and builds, and publishes only afterwards', () => {
  const { on, jobs } = read('.github/workflows/release.yml');
  expect(on).toEqual({ push: { tags: ['v[0-9]+.[0-9]+.[0-9]+'] } });
  const commands = commandsOf(jobs['build']?.steps ?? []).map((command) =>
    command.replace(/^npx --yes \S+ /, ''),
  );
  expect(commands).toEqual([
    'install --frozen-lockfile',
    'release:check --tag "$GITHUB_REF_NAME"',
    '.ci/run',
    'build:packages',
    'build',
    'build:demo',
    'build:storybook',
  ]);
  expect(jobs['publish']).toMatchObject({ needs: 'build' });
});

test('a review uploads workbench, demo and pictures, also when a step before fails', () => {
  const { on, jobs } = read('.github/workflows/review.yml');
  expect(Object.keys(on)).toEqual(['pull_request']);
  const steps = jobs['review']?.steps ?? [];
  const uploads = steps.filter(({ uses }) => uses?.startsWith('actions/upload-artifact'));
  expect(uploads.map((step) => step.with?.['name'])).toEqual(['workbench', 'demo', 'pictures-report']);
  for (const upload of uploads.slice(1)) expect(upload).toMatchObject({ if: '!cancelled()' });
});

test('the cloud review fails on changes, except on main, which accepts them', () => {
  const settings = JSON.parse(readFileSync('chromatic.config.json', 'utf8')) as object;
  expect(Object.keys(settings).filter((name) => name.startsWith('exit') || name.startsWith('auto'))).toEqual(
    [],
  );
  const commands = commandsOf(stepsOf(read('.github/workflows/test.yml')));
  expect(commands.filter((command) => command.includes(' chromatic'))).toEqual([
    expect.stringMatching(/ chromatic --auto-accept-changes main$/),
  ]);
});

test('.ci/run uses the pnpm of the repository', () => {
  const [, command = ''] = /^exec (.*)$/m.exec(readFileSync('.ci/run', 'utf8')) ?? [];
  expect(command).toMatch(/^npx --yes pnpm@/);
  expect(commandFaults(command)).toEqual([]);
});
