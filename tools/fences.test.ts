import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const root = process.cwd();
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'selfservice-fences-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function write(files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** Runs a tool in the folder of bad examples and returns its output. Throws if the tool succeeds. */
async function refusal(name: string, args: string[]): Promise<string> {
  const { failed, all } = await execa(name, args, {
    cwd: folder,
    preferLocal: true,
    localDir: root,
    reject: false,
    all: true,
  });
  if (!failed) throw new Error(`${name} accepted a bad example.`);
  return all;
}

const strict = JSON.stringify({ extends: join(root, 'tsconfig.base.json'), include: ['packages'] });

describe('lint', () => {
  const badExamples: [rule: string, path: string, code: string][] = [
    ['house(import-directions)', 'packages/ui/src/session/X/X.tsx', `import '@selfservice/app/main';\n`],
    ['house(import-directions)', 'packages/ui/src/session/Y/Y.ts', `export * from './z.ts';\n`],
    [
      'house(import-directions)',
      'packages/mock-server/src/requests/dates.ts',
      `import { fromWireDate as wireDateTime } from '@selfservice/api/core/wire';\nexport { wireDateTime };\n`,
    ],
    [
      'house(import-directions)',
      'packages/app/src/testing/test-server.ts',
      `import '@selfservice/mock-server/testing/test-backend';\n`,
    ],
    [
      'house(import-directions)',
      'packages/app/src/shell/mocked.ts',
      `/** Mocked. */\nexport const mocked = () => import('@selfservice/mock-server/testing/test-backend');\n`,
    ],
    [
      'house(import-directions)',
      'packages/ui/src/dashboard/X/Renamed.tsx',
      `import { dashboardQuery as load } from '@selfservice/api/dashboard/dashboard';\nexport { load };\n`,
    ],
    [
      'house(import-directions)',
      'packages/ui/src/dashboard/X/Whole.tsx',
      `import * as home from '@selfservice/api/dashboard/dashboard';\nexport { home };\n`,
    ],
    [
      'house(import-directions)',
      'packages/ui/src/dashboard/X/Direct.tsx',
      `import { useQuery as use } from '@tanstack/react-query';\nexport { use };\n`,
    ],
    ['house(file-names)', 'packages/api/src/core/Bad_Name.ts', `/** One. */\nexport const one = 1;\n`],
    ['house(documented-exports)', 'packages/api/src/core/silent.ts', `export const silent = 1;\n`],
    [
      'house(documented-exports)',
      'packages/ui/src/primitives/P/P.ts',
      `/** P. */\nexport interface PProps {\n  isOdd: boolean;\n}\n`,
    ],
    [
      'house(injected-clock)',
      'packages/api/src/core/now.ts',
      `/** Now. */\nexport const now = () => Date.now();\n`,
    ],
    [
      'house(injected-clock)',
      'packages/ui/src/i18n/today.ts',
      `/** Today. */\nexport const today = () => new Date();\n`,
    ],
    [
      'eslint(no-restricted-globals)',
      'packages/ui/src/i18n/kept.ts',
      `/** Kept. */\nexport const kept = () => localStorage.getItem('x');\n`,
    ],
    [
      'eslint(no-console)',
      'packages/api/src/core/loud.ts',
      `/** Loud. */\nexport const loud = () => console.log(1);\n`,
    ],
    [
      'eslint(max-lines)',
      'packages/api/src/core/long.ts',
      `${'/** A line. */\n'.repeat(301)}export const long = 1;\n`,
    ],
    [
      'typescript(no-explicit-any)',
      'packages/api/src/core/loose.ts',
      `/** Loose. */\nexport const loose: any = 1;\n`,
    ],
    ['typescript(no-floating-promises)', 'packages/api/src/core/floating.ts', `Promise.resolve(1);\n`],
    [
      'import(no-cycle)',
      'packages/api/src/core/a.ts',
      `import { b } from './b.ts';\n/** A. */\nexport const a = () => b;\n`,
    ],
    [
      'import(no-cycle)',
      'packages/api/src/core/c.ts',
      `import type { D } from './d.ts';\n/** C. */\nexport interface C {\n  d: D;\n}\n`,
    ],
  ];

  test('reports each bad example by the expected rule', { tags: ['test-all'] }, async () => {
    await write(Object.fromEntries(badExamples.map(([, path, code]) => [path, code])));
    await write({
      'tsconfig.json': strict,
      'packages/api/src/core/b.ts': `import { a } from './a.ts';\n/** B. */\nexport const b = () => a;\n`,
      'packages/api/src/core/d.ts': `import type { C } from './c.ts';\n/** D. */\nexport interface D {\n  c: C;\n}\n`,
      'packages/ui/src/session/Y/z.ts': `/** Z. */\nexport const z = 1;\n`,
    });
    const printed = await refusal('oxlint', [
      '--type-aware',
      '-c',
      join(root, 'oxlint.config.ts'),
      '--format=unix',
    ]);
    for (const [rule, path] of badExamples) {
      const lines = printed.split('\n').filter((line) => line.includes(path));
      expect(lines.join('\n'), `${path} breaks ${rule}`).toContain(rule);
    }
  });
});

test.each([
  ['an index that may be missing', `export const first = (list: string[]): string => list[0];`],
  ['undefined for an optional field', `const x: { a?: string } = { a: undefined };\nexport default x;`],
  ['an enum', `export enum Colour { Red }`],
  ['a parameter property', `export class A { constructor(private a: string) {} }`],
])('the compiler reports %s', { tags: ['test-all'] }, async (_name, code) => {
  await write({ 'tsconfig.json': strict, 'packages/bad.ts': `${code}\n` });
  expect(await refusal('tsc', ['-p', '.'])).toContain('packages/bad.ts');
});

test('the formatter reports wrong spacing and quotes', { tags: ['test-all'] }, async () => {
  await write({ 'bad.ts': `export const a   = "a"\n` });
  expect(await refusal('oxfmt', ['--check', '-c', join(root, '.oxfmtrc.json'), 'bad.ts'])).toContain(
    'bad.ts',
  );
});

test('knip reports an unused file, export and dependency', { tags: ['test-all'] }, async () => {
  await write({
    'package.json': JSON.stringify({ name: 'bad', type: 'module', dependencies: { valibot: '1.5.0' } }),
    'knip.json': JSON.stringify({ entry: ['main.ts'], project: ['*.ts'] }),
    'main.ts': `import { used } from './part.ts';\nvoid used;\n`,
    'part.ts': `export const used = 1;\nexport const forgottenExport = 2;\n`,
    'forgotten-file.ts': `export const x = 1;\n`,
  });
  const printed = await refusal('knip', ['--no-progress']);
  for (const name of ['forgotten-file.ts', 'forgottenExport', 'valibot']) expect(printed).toContain(name);
});

test(
  'knip reports an export pattern without files, but not one that matches files in folders',
  { tags: ['test-all'] },
  async () => {
    await write({
      'package.json': JSON.stringify({
        name: 'bad',
        type: 'module',
        exports: { './*Screen': './src/*Screen.ts', './*Picker': './src/*Picker.ts' },
      }),
      'knip.json': JSON.stringify({
        treatConfigHintsAsErrors: true,
        preprocessor: join(root, 'tools/export-hints.ts'),
        entry: ['src/**/*.ts'],
      }),
      'src/plan/PlanScreen.ts': `export const plan = 1;\n`,
    });
    const printed = await refusal('knip', ['--no-progress']);
    expect(printed).toContain('./src/*Picker.ts');
    expect(printed).not.toContain('./src/*Screen.ts');
  },
);
