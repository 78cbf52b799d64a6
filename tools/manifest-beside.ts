import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * A plugin that moves Vite's manifest out of the folder that is deployed, to `<folder>.manifest.json` beside it. Vite
 * itself writes it only inside.
 */
export function manifestBeside(): Plugin {
  let folder = '';
  return {
    name: 'manifest-beside',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    async writeBundle() {
      await rename(join(folder, '.vite/manifest.json'), `${folder}.manifest.json`);
      await rm(join(folder, '.vite'), { recursive: true });
    },
  };
}
