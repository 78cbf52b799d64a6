import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areas } from '@selfservice/ui/areas/areas';
import { hrefOf } from '@selfservice/ui/areas/defineArea';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';

interface Manifest {
  start_url: string;
  scope: string;
  icons: { src: string; sizes: string; purpose?: string }[];
  shortcuts: { name: string; url: string }[];
}

const folder = join(import.meta.dirname, '../packages/app/public');
const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8')) as Manifest;
const hrefs = areas.flatMap(({ paths = {} }) => Object.keys(paths).map((path) => hrefOf(path)));

test('the manifest works in any folder: its addresses are relative, and it has no id that two folders would share', () => {
  expect([manifest.start_url, manifest.scope]).toEqual(['./', './']);
  expect(manifest).not.toHaveProperty('id');
  for (const { src } of manifest.icons) expect(src).toMatch(/^icons\//);
});

test.each(manifest.shortcuts)('the shortcut "$name" opens a declared screen', ({ url }) => {
  expect(hrefs).toContain(`/${url.replace(/\?.*/, '')}`);
});

test.each(manifest.icons)('$src has the size that the manifest says', ({ src, sizes }) => {
  const { width, height } = PNG.sync.read(readFileSync(join(folder, src)));
  expect(`${width}x${height}`).toBe(sizes);
});

test('a maskable icon covers its whole square, and a monochrome one is transparent outside of its shape', () => {
  const alphaOf = (purpose: string) => {
    const icon = manifest.icons.find((one) => one.purpose === purpose);
    const { data, width } = PNG.sync.read(readFileSync(join(folder, icon?.src ?? '')));
    const corners = [0, width - 1, width * (width - 1), width * width - 1];
    return corners.map((at) => data[at * 4 + 3]);
  };
  expect(alphaOf('maskable')).toEqual([255, 255, 255, 255]);
  expect(alphaOf('monochrome')).toEqual([0, 0, 0, 0]);
});
