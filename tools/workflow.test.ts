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
  'runs-on'?: string;
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  needs?: string | string[];
  /** Another workflow instead of steps. */
  uses?: string;
  steps?: Step[];
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
  'actions/download-artifact@fa0a91b85d4f404e444e00e005971372dc801d16',
  'actions/setup-node@39370e3970a6d050c480ffad4ff0ed4d3fdee5af',
  'actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02',
];

/** The folders and files that the commands write. */
const outputs: Record<string, string[]> = {
  'build:packages': ['dist'],
  'test --only journeys': ['packages/app/dist', 'packages/app/dist-demo', 'packages/app/sbom.cdx.json'],
  'test --only stories': [reportFolder],
  'test:all': [reportFolder, 'storybook-static'],
};

/** The command that may have each secret. */
const secretUsers: Record<string, string> = {
  CHROMATIC_PROJECT_TOKEN: 'chromatic',
  NPM_TOKEN: 'release:publish',
};

const files = globSync('.github/workflows/*.yml').map((path) => path.replaceAll('\\', '/'));
const read = (file: string) => parse(readFileSync(file, 'utf8')) as Workflow;
const jobsOf = (workflow: Workflow) => Object.entries(workflow.jobs);
const stepsOf = (workflow: Workflow) => Object.values(workflow.jobs).flatMap(({ steps = [] }) => steps);
const commandsOf = (steps: readonly Step[]) => steps.flatMap(({ run }) => run?.trim().split('\n') ?? []);

test('there is a workflow for tests, for the night, for reviews and for releases', () => {
  expect(files.map((file) => basename(file, '.yml')).toSorted()).toEqual([
    'night',
    'release',
    'review',
    'test',
  ]);
});

test('no step runs in two workflows', () => {
  const isShared = (command: string) => command.includes(' install ') || command === '.ci/install-nginx';
  const commands = files.flatMap((file) => [...new Set(commandsOf(stepsOf(read(file))))]);
  const own = commands.filter((command) => !isShared(command));
  expect(own.filter((command, place) => own.indexOf(command) !== place)).toEqual([]);
});

describe.each(files)('%s', (file) => {
  const workflow = read(file);
  const steps = stepsOf(workflow);

  test('runs only commands that exist, with options that they know', () => {
    const commands = commandsOf(steps).filter((command) => command !== 'exit 1');
    expect(commands.length).toBeGreaterThan(1);
    const own = commands.filter((command) => !command.startsWith('npx '));
    expect(own.filter((command) => !existsSync(command))).toEqual([]);
    expect(commands.filter((command) => command.startsWith('npx ')).flatMap(commandFaults)).toEqual([]);
  });

  test('pins every action to a known commit', () => {
    const uses = steps.flatMap((step) => step.uses ?? []);
    expect(uses.filter((action) => !actions.includes(action))).toEqual([]);
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
    for (const job of Object.values(workflow.jobs).filter(({ uses }) => uses === undefined)) {
      expect(job['timeout-minutes']).toBeLessThanOrEqual(120);
      expect(job['runs-on']).toBe('ubuntu-24.04');
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
    for (const step of job.steps ?? []) {
      for (const [command, written] of Object.entries(outputs))
        if (step.run?.includes(` ${command}`)) built.push(...written);
      if (!step.uses?.startsWith('actions/upload-artifact')) continue;
      expect(built).toContain(String(step.with?.['path']));
      expect(step.with).toHaveProperty('retention-days');
    }
  });
});

test('a release checks its tag before it tests and builds, and publishes only afterwards', () => {
  const { on, jobs } = read('.github/workflows/release.yml');
  expect(on).toEqual({ push: { tags: ['v[0-9]+.[0-9]+.[0-9]+'] } });
  expect(commandsOf(jobs['check']?.steps ?? []).at(-1)).toContain('release:check --tag "$GITHUB_REF_NAME"');
  expect(jobs['test']).toEqual({ needs: 'check', uses: './.github/workflows/test.yml' });
  expect(jobs['publish']).toMatchObject({ needs: 'test' });
});

test('one job gathers all parts of the test run, and fails with each of them', () => {
  const { on, jobs } = read('.github/workflows/test.yml');
  expect(Object.keys(on)).toEqual(['push', 'pull_request', 'workflow_call']);
  const others = Object.keys(jobs).filter((name) => name !== 'test');
  expect(jobs['test']).toMatchObject({ if: 'always()', needs: others });
  const gathering = jobs['test']?.steps?.[0] as { if?: string } | undefined;
  for (const result of ['failure', 'cancelled', 'skipped']) expect(gathering?.if).toContain(`'${result}'`);
});

test('the parts of the workflow are all parts of the test run', () => {
  const { jobs } = read('.github/workflows/test.yml');
  const commands = Object.values(jobs).flatMap(({ steps = [] }) => commandsOf(steps));
  const named = commands.flatMap((command) =>
    [...command.matchAll(/--only (\w+)/g)].map(([, name]) => name ?? ''),
  );
  expect(named.toSorted()).toEqual(['checks', 'journeys', 'packages', 'stories', 'unit', 'workbench']);
});

test('a review finds workbench and demo in the artefacts, also when a test fails', () => {
  const { jobs } = read('.github/workflows/test.yml');
  const uploads = Object.values(jobs)
    .flatMap(({ steps = [] }) => steps)
    .filter(({ uses }) => uses?.startsWith('actions/upload-artifact'));
  for (const name of ['workbench', 'demo'])
    expect(uploads.find((step) => step.with?.['name'] === name)).toMatchObject({ if: '!cancelled()' });
});

test('the cloud review fails on changes, except on main, which accepts them', () => {
  const settings = JSON.parse(readFileSync('chromatic.config.json', 'utf8')) as object;
  expect(Object.keys(settings).filter((name) => name.startsWith('exit') || name.startsWith('auto'))).toEqual(
    [],
  );
  const commands = commandsOf(stepsOf(read('.github/workflows/review.yml')));
  expect(commands.filter((command) => command.includes(' chromatic'))).toEqual([
    expect.stringMatching(/ chromatic --auto-accept-changes main$/),
  ]);
});

test('.ci/run uses the pnpm of the repository', () => {
  const [, command = ''] = /^exec (.*)$/m.exec(readFileSync('.ci/run', 'utf8')) ?? [];
  expect(command).toMatch(/^npx --yes pnpm@/);
  expect(commandFaults(command)).toEqual([]);
});
