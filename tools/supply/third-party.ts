import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bundledPackages, noticesOf } from './bundled-packages.ts';
import { sbomOf } from './sbom.ts';

/** The name of the file with the licences, in the build. */
const noticesFile = 'third-party-notices.txt';

/**
 * A plugin that adds the licences of the packages in a build to it, and writes their list (SBOM) beside it: a list of exact
 * versions is for the administrator and not for every visitor.
 *
 * @param options.sbomFile the path of the list; without it none is written
 */
export function thirdParty({ sbomFile }: { sbomFile?: string } = {}): Plugin {
  let packages: ReturnType<typeof bundledPackages> = [];
  let root = '';
  return {
    name: 'third-party',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' ? part.moduleIds : part.originalFileNames.map((name) => join(root, name)),
      );
      packages = bundledPackages(files);
      this.emitFile({ type: 'asset', fileName: noticesFile, source: noticesOf(packages) });
    },
    writeBundle() {
      if (!sbomFile) return;
      const manifest = readFileSync(join(root, 'package.json'), 'utf8');
      const { version } = JSON.parse(manifest) as { version: string };
      writeFileSync(join(root, sbomFile), sbomOf(version, packages));
    },
  };
}
