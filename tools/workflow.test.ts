import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reportFolder } from './pictures/folders.ts';

const workflow = readFileSync('.github/workflows/test.yml', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const pnpm = /npx --yes pnpm@([\d.]+) (\S+)/g;

test('every command of the workflow exists', () => {
  const commands = [...workflow.matchAll(/^\s+(?:- )?run: (.+)$/gm)].map(([, command = '']) => command);
  expect(commands).toHaveLength(3);
  const isThere = (command: string) => {
    const [, , script] = [...command.matchAll(pnpm)][0] ?? [];
    return script ? script === 'install' || script in scripts : existsSync(command.split(' ')[0] ?? '');
  };
  expect(commands.filter((command) => !isThere(command))).toEqual([]);
});

test('the workflow uses the pnpm version of the test command', () => {
  const versions = [...`${workflow}\n${readFileSync('.ci/run', 'utf8')}`.matchAll(pnpm)].map(
    ([, version]) => version,
  );
  expect(versions.length).toBeGreaterThan(2);
  expect(new Set(versions).size).toBe(1);
});

test('every action is pinned to a commit, and the token has only read permission', () => {
  const uses = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
  expect(uses).toHaveLength(3);
  for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
  expect(workflow).toContain('permissions:\n  contents: read\n\n');
  expect(workflow).not.toMatch(/: write/);
});

test('the workflow uploads the folder of the picture report', () => {
  expect(workflow).toContain(`path: ${reportFolder}\n`);
});
