import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commandFaults, commandsIn, missingPaths, missingSources, scriptNames } from './commands.ts';
import { documents, inlineCode } from './document-text.ts';

const pnpm = 'npx --yes pnpm@12.21.0';

/** Returns a line for each fault of each document: the document and the fault. */
function faultsOfDocuments(faultsOf: (text: string) => readonly string[]): string[] {
  return documents.flatMap((document) =>
    faultsOf(readFileSync(document, 'utf8')).map((fault) => `${document}: ${fault}`),
  );
}

test('every command in a document can be run', { timeout: 120_000 }, () => {
  expect(faultsOfDocuments((text) => commandsIn(text).flatMap(commandFaults))).toEqual([]);
});

test('every file and folder of the repository that a document names exists', () => {
  expect(faultsOfDocuments((text) => [...missingPaths(text), ...missingSources(text)])).toEqual([]);
});

describe('a command has a fault if', () => {
  test.each([
    ['no script has its name', `${pnpm} build:everything`, 'no script build:everything'],
    ['it uses another pnpm', 'npx --yes pnpm@11.0.0 build', 'pnpm@11.0.0'],
    ['the script does not parse its option', 'run doctor --address https://a.example', '--address'],
    ['a module beside the script does not parse its option', 'conformance --password x', '--password'],
    ['the program has no such option', 'exec vitest run tools --refresh', '--refresh'],
    ['the program is not installed', 'exec eslint tools', 'eslint'],
    ['its file does not exist', 'exec node tools/nothing.ts', 'tools/nothing.ts'],
    ['its configuration does not exist', 'exec vitest run --config tools/no.config.ts', 'tools/no.config.ts'],
    ['no test has its filter', 'exec vitest run packages/ui/src/nowhere', 'packages/ui/src/nowhere'],
    ['no story has its filter', 'test:stories packages/api', 'packages/api'],
    ['no journey has its filter', 'test:e2e nowhere', 'nowhere'],
    ['it makes something unknown', `${pnpm} new page presence`, 'page'],
    ['a script without options gets one', 'requirements --all', '--all'],
  ])('%s', (_, command, fault) => {
    expect(commandFaults(command)).toEqual([expect.stringContaining(fault)]);
  });

  test.each([
    `SELFSERVICE_PASSWORD=demo ${pnpm} conformance --endpoint http://localhost:4000 --user jana`,
    `${pnpm} <command>`,
    'serve:mock --app packages/app/dist',
    'test:visual --update --story Default packages/ui/src/primitives/Button',
    "exec vitest run packages/api/src/requests/cancel-request -t 'part of a title'",
    'chromatic --auto-accept-changes main',
  ])('not: %s', (command) => {
    expect(commandFaults(command)).toEqual([]);
  });
});

test('commands are found in code blocks, before comments, and in backticks', () => {
  const text = `Run \`test:visual --update\` or \`check\`.\n\n\`\`\`sh\n${pnpm} contract   # writes it\n\`\`\`\n`;
  expect(commandsIn(text)).toEqual([`${pnpm} contract`, 'test:visual --update']);
});

test('a path that does not exist is found, a folder that a build writes is not', () => {
  expect(missingPaths('`packages/app/dist`, `tools/nothing/here.ts`')).toEqual(['tools/nothing/here.ts']);
  expect(missingSources('`core/nothing.ts`, `tools/check.ts`, `check.ts`, `X.tsx`')).toEqual([
    'core/nothing.ts',
  ]);
});

test('the table of CONTRIBUTING lists every command once', () => {
  const [, table = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('## All commands');
  const cells = [...table.matchAll(/^\| (`[^|]+`) +\|/gm)].map(([, cell = '']) => cell);
  const names = cells.flatMap(inlineCode).map((code) => code.replace(/^run /, ''));
  expect(names.toSorted()).toEqual(scriptNames.toSorted());
});

/** Runs a script of the repository. Returns its exit code and its output. */
function run(name: string, args: readonly string[], cwd: string): Promise<{ code: number; output: string }> {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const file = resolve(scripts[name]?.split(' ').at(-1) ?? '');
  // Neither a token of this machine nor a colour.
  const env = { PATH: process.env['PATH'] ?? '', NO_COLOR: '1' };
  return new Promise((done) => {
    execFile(process.execPath, [file, ...args], { cwd, env }, (error, stdout, stderr) =>
      done({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

describe('in an empty folder, without writing to it,', { tags: ['test-all'] }, () => {
  test.each<[string, string[], number, string]>([
    ['doctor', ['--help'], 0, 'run doctor --url'],
    ['doctor', [], 2, 'run doctor --url'],
    ['doctor', ['--adress', 'x'], 2, "Unknown option '--adress'"],
    ['new', ['--help'], 1, 'new dialog <area> <name>'],
    ['new', ['page', 'presence'], 1, 'new screen <area> <name>'],
    ['chromatic', ['--auto-accept-changes', 'main'], 0, 'nothing is uploaded'],
    ['release:publish', [], 0, 'nothing is published'],
  ])('%s %j ends with %i and explains itself', async (name, args, code, text) => {
    const folder = await mkdtemp(join(tmpdir(), 'selfservice-command-'));
    try {
      const result = await run(name, args, folder);
      expect(result.output).toContain(text);
      expect(result.code).toBe(code);
      expect(await readdir(folder)).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

test.each<[string, string[], string]>([
  ['requirements', ['requests', 'demo'], 'requirements are shown by tests'],
  ['wording', ['docs/design.md'], '0 phrases'],
  ['release:check', ['--tag', 'v0.0.1'], 'the tag has 0.0.1'],
])('%s %j reads the repository', { tags: ['test-all'] }, async (name, args, text) => {
  expect((await run(name, args, '.')).output).toContain(text);
});
