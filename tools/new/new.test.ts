import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const root = process.cwd();
const notCopied =
  /(^|\/)(node_modules|\.git|dist|dist-demo|storybook-static|\.pictures|pictures-report)(\/|$)|\.png$/;
let copy: string;

/** Links the modules of the workspace into the copy, and its packages to those of the copy. */
async function linkModules(folder: string): Promise<void> {
  const from = join(root, folder, 'node_modules');
  const to = join(copy, folder, 'node_modules');
  await mkdir(join(to, '@selfservice'), { recursive: true });
  for (const name of await readdir(from))
    if (name !== '@selfservice') await symlink(join(from, name), join(to, name));
  for (const name of await readdir(join(from, '@selfservice')).catch(() => []))
    await symlink(join(copy, 'packages', name), join(to, '@selfservice', name));
}

/** Tools that name calls of every area. */
const namingCalls = ['matrix', 'contract', 'conformance'];

/** Removes an area from the copy except its declaration, and the tools that name its calls. */
async function undoArea(word: string): Promise<void> {
  for (const tool of namingCalls) await rm(join(copy, 'tools', tool), { recursive: true });
  const files = globSync([`packages/*/src/${word}/**/*.*`, `packages/app/e2e/${word}*.spec.ts`], {
    cwd: copy,
  });
  for (const file of files) if (!file.endsWith('.area.ts')) await rm(join(copy, file));
  await run('node', ['tools/new/collect.ts'], { cwd: copy });
}

/** Returns every source of the copy by its path. */
async function sources(): Promise<Map<string, string>> {
  const files = globSync('{packages,tools,.storybook}/**/*.{ts,tsx,json}', { cwd: copy }).filter(
    (file) => !notCopied.test(file) && !file.includes('.types'),
  );
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(copy, file), 'utf8')] as const)),
  );
}

/** Runs the generator in the copy. Returns the earlier files whose text has changed. */
async function changedBy(...args: string[]): Promise<string[]> {
  const before = await sources();
  await run('node', ['tools/new/new.ts', ...args], { cwd: copy });
  const after = await sources();
  return [...before].filter(([file, text]) => after.get(file) !== text).map(([file]) => file);
}

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'selfservice-new-'));
  await cp(root, copy, {
    recursive: true,
    filter: (source) => !notCopied.test(source.slice(root.length)),
  });
  const folders = ['.', ...globSync('{packages/*,bench}/node_modules').map((folder) => dirname(folder))];
  for (const folder of folders) await linkModules(folder);
  await undoArea('reports');
}, 60_000);

afterAll(() => rm(copy, { recursive: true }));

test(
  '`new area` for a declared word changes only the two generated files',
  { tags: ['test-all'] },
  async () => {
    expect((await changedBy('area', 'reports')).toSorted()).toEqual([
      'packages/mock-server/src/core/contract.generated.ts',
      'packages/mock-server/src/handlers.generated.ts',
    ]);
  },
);

test(
  '`new area` for a new word also changes the list of words and the list of declarations',
  { tags: ['test-all'] },
  async () => {
    const changed = await changedBy('area', 'canteen-menu');
    expect(changed.filter((file) => !file.endsWith('.generated.ts')).toSorted()).toEqual([
      'packages/api/src/areas/area-words.ts',
      'packages/ui/src/areas/areas.ts',
    ]);
  },
);

test('a new area follows the last one with a navigation entry', { tags: ['test-all'] }, async () => {
  const words = await readFile(join(copy, 'packages/api/src/areas/area-words.ts'), 'utf8');
  expect(words).toMatch(/'terminal',\s+'canteen-menu',\s+'personal-card'/);
  const declarations = await readFile(join(copy, 'packages/ui/src/areas/areas.ts'), 'utf8');
  expect(declarations).toMatch(/terminalArea,\s+canteenMenuArea,\s+personalCardArea/);
});

test(
  '`new screen`, `new dialog` and `new endpoint` change only files of their area',
  { tags: ['test-all'] },
  async () => {
    const changed = [
      ...(await changedBy('screen', 'reports', 'read-reports')),
      ...(await changedBy('dialog', 'reports', 'phone-book')),
      ...(await changedBy('endpoint', 'reports', 'late-reports')),
      ...(await changedBy('endpoint', 'centres', 'oldest-centre')),
    ];
    expect(changed.filter((file) => !/\/src\/(reports|centres)\//.test(file))).toEqual([]);
  },
);

test('the button of a new dialog imports its code only when needed', { tags: ['test-all'] }, async () => {
  const action = 'packages/ui/src/reports/PhoneBookAction/PhoneBookAction.tsx';
  const text = await readFile(join(copy, action), 'utf8');
  expect(text).toContain("import('../PhoneBookDialog/PhoneBookDialog.tsx')");
  expect(text).not.toMatch(/^import .*PhoneBookDialog/m);
  expect(text).toContain('{...prefetchOnIntent(loadPhoneBookDialog)}');
});

/** The type-checked projects that contain the written files. */
const written = ['packages/app', 'packages/app/tsconfig.test.json', 'packages/api/tsconfig.test.json'];

test('written files pass types and format', { tags: ['test-all'], timeout: 300_000 }, async () => {
  const tool = (name: string) => join(root, 'node_modules', '.bin', name);
  // Only the stories of these areas: all others take half of the time.
  const stories = JSON.parse(await readFile(join(copy, 'tsconfig.stories.json'), 'utf8')) as object;
  const ofAreas = ['reports', 'canteen-menu', 'centres'].map((area) => `packages/ui/src/${area}/**/*`);
  const include = ['.storybook/docs/*.d.ts', ...ofAreas];
  await writeFile(join(copy, 'tsconfig.written.json'), JSON.stringify({ ...stories, include }));
  const projects = [...written, 'tsconfig.written.json'];
  await expect(run(tool('tsc'), ['-b', ...projects], { cwd: copy })).resolves.toBeDefined();
  await expect(run(tool('oxfmt'), ['--check', 'packages'], { cwd: copy })).resolves.toBeDefined();
});
