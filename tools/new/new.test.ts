import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const root = process.cwd();
const left =
  /(^|\/)(node_modules|\.git|dist|dist-demo|storybook-static|\.pictures|pictures-report)(\/|$)|\.png$/;
let copy: string;

/** Gives the copy the modules of the workspace, but its own packages. */
async function linkModules(folder: string): Promise<void> {
  const from = join(root, folder, 'node_modules');
  const to = join(copy, folder, 'node_modules');
  await mkdir(join(to, '@selfservice'), { recursive: true });
  for (const name of await readdir(from))
    if (name !== '@selfservice') await symlink(join(from, name), join(to, name));
  for (const name of await readdir(join(from, '@selfservice')).catch(() => []))
    await symlink(join(copy, 'packages', name), join(to, '@selfservice', name));
}

/** Leaves nothing of an area in the copy but its declaration. The fault matrix has rows of every area. */
async function undoArea(word: string): Promise<void> {
  await rm(join(copy, 'tools/matrix'), { recursive: true });
  const files = globSync([`packages/*/src/${word}/**/*.*`, `packages/app/e2e/${word}*.spec.ts`], {
    cwd: copy,
  });
  for (const file of files) if (!file.endsWith('.area.ts')) await rm(join(copy, file));
  await run('node', ['tools/new/collect.ts'], { cwd: copy });
}

/** Every source of the copy by its path. */
async function sources(): Promise<Map<string, string>> {
  const files = globSync('{packages,tools,.storybook}/**/*.{ts,tsx,json}', { cwd: copy }).filter(
    (file) => !left.test(file) && !file.includes('.types'),
  );
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(copy, file), 'utf8')] as const)),
  );
}

/** Runs the generator in the copy. Returns the files that were there before and are others now. */
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
    filter: (source) => !left.test(source.slice(root.length)),
  });
  const folders = ['.', ...globSync('{packages/*,bench}/node_modules').map((folder) => dirname(folder))];
  for (const folder of folders) await linkModules(folder);
  await undoArea('reports');
}, 60_000);

afterAll(() => rm(copy, { recursive: true }));

test('a declared area is added without an edit by hand: two files follow from the folders', async () => {
  expect((await changedBy('area', 'reports')).toSorted()).toEqual([
    'packages/mock-server/src/core/contract.generated.ts',
    'packages/mock-server/src/handlers.generated.ts',
  ]);
});

test('a new word is added to the words and to the declarations', async () => {
  const changed = await changedBy('area', 'canteen-menu');
  expect(changed.filter((file) => !file.endsWith('.generated.ts')).toSorted()).toEqual([
    'packages/api/src/areas/area-words.ts',
    'packages/ui/src/areas/areas.ts',
  ]);
});

test('a screen, a dialog and an endpoint touch their area alone', async () => {
  const changed = [
    ...(await changedBy('screen', 'reports', 'read-reports')),
    ...(await changedBy('dialog', 'reports', 'phone-book')),
    ...(await changedBy('endpoint', 'reports', 'late-reports')),
    ...(await changedBy('endpoint', 'centres', 'oldest-centre')),
  ];
  expect(changed.filter((file) => !/\/src\/(reports|centres)\//.test(file))).toEqual([]);
});

test('the code of a dialog is fetched, not a part of the screen', async () => {
  const action = 'packages/ui/src/reports/PhoneBookAction/PhoneBookAction.tsx';
  const text = await readFile(join(copy, action), 'utf8');
  expect(text).toContain("import('../PhoneBookDialog/PhoneBookDialog.tsx')");
  expect(text).not.toMatch(/^import .*PhoneBookDialog/m);
});

/** The projects that files were written into, and those that these need. */
const written = ['packages/app', 'packages/app/tsconfig.test.json', 'packages/api/tsconfig.test.json'];

test('what is written passes types and format', async () => {
  const tool = (name: string) => join(root, 'node_modules', '.bin', name);
  // Of the stories those of the areas alone: all others take half of the time.
  const stories = JSON.parse(await readFile(join(copy, 'tsconfig.stories.json'), 'utf8')) as object;
  const include = ['reports', 'canteen-menu', 'centres'].map((area) => `packages/ui/src/${area}/**/*`);
  await writeFile(join(copy, 'tsconfig.written.json'), JSON.stringify({ ...stories, include }));
  const projects = [...written, 'tsconfig.written.json'];
  await expect(run(tool('tsc'), ['-b', ...projects], { cwd: copy })).resolves.toBeDefined();
  await expect(run(tool('oxfmt'), ['--check', 'packages'], { cwd: copy })).resolves.toBeDefined();
}, 300_000);
