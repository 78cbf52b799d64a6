import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { libraries } from './build.ts';
import { builtExports, readManifest, subpathsOf } from './exports.ts';

const mock = 'packages/mock-server';

test.each(libraries.filter((folder) => folder !== mock))(
  '%s exports the same subpaths from its sources and its build',
  async (folder) => {
    const { exports, publishConfig } = await readManifest(folder);
    expect(publishConfig.exports, `publishConfig of ${folder}/package.json`).toEqual(builtExports(exports));
  },
);

test('the mock server publishes some of the modules that the workspace uses, with the same names', async () => {
  const { exports, publishConfig } = await readManifest(mock);
  expect(exports).toEqual({ './*': './src/*.ts' });
  const names = Object.keys(publishConfig.exports).map((subpath) => subpath.slice('./'.length));
  expect(publishConfig.exports).toEqual(
    Object.fromEntries(names.map((name) => [`./${name}`, `./dist/${name}.js`])),
  );
  expect(names.filter((name) => !existsSync(`${mock}/src/${name}.ts`))).toEqual([]);
});

test('a second star in a target repeats the match of the first', () => {
  const files = ['./dist/primitives/Button/Button.js', './dist/primitives/Button/ButtonFace.js'];
  expect(subpathsOf({ './primitives/*': './dist/primitives/*/*.js' }, files)).toEqual([
    './primitives/Button',
  ]);
});

test('a star matches folders too, and a subpath without a star matches one file', () => {
  const files = ['./dist/core/clock.js', './dist/queue.js', './dist/core/clock.d.ts'];
  expect(subpathsOf({ './*': './dist/*.js', './waiting': './dist/queue.js' }, files)).toEqual([
    './core/clock',
    './queue',
    './waiting',
  ]);
});

test('a subpath belongs to the key with the longest prefix', () => {
  const files = ['./dist/errors/LostScreen/LostScreen.js', './dist/plan/PlanScreen/PlanScreen.js'];
  const exports = { './*Screen': './dist/*Screen.js', './errors/*': './dist/errors/*/*.js' };
  expect(subpathsOf(exports, files)).toEqual(['./plan/PlanScreen/PlanScreen', './errors/LostScreen']);
});
