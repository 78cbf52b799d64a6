import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { libraries } from '../package/build.ts';
import { readManifest } from '../package/exports.ts';
import { packageManager, runPnpm } from '../package/pack.ts';
import { publishedManifest, tokenLine } from './published-manifest.ts';

/** Publishes the built libraries to the registry that pnpm uses. Returns the exit code. */
async function publishLibraries(): Promise<number> {
  const { stdout: registry } = await execa('npx', ['--yes', packageManager, 'config', 'get', 'registry']);
  const folder = await mkdtemp(join(tmpdir(), 'selfservice-publish-'));
  try {
    const file = join(folder, '.npmrc');
    await writeFile(file, tokenLine(registry.trim()));
    process.env['PNPM_CONFIG_NPMRC_AUTH_FILE'] = file;
    // The provenance is signed with an identity that only a workflow has.
    const provenance = process.env['ACTIONS_ID_TOKEN_REQUEST_URL'] ? ['--provenance'] : [];
    for (const library of libraries) {
      const manifest = publishedManifest(await readManifest(library), library, process.env);
      await writeFile(join(library, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
      // A tag is on no branch, and the manifest has just changed.
      const code = await runPnpm([
        'publish',
        `./${library}`,
        '--access',
        'public',
        '--no-git-checks',
        ...provenance,
      ]);
      if (code !== 0) return code;
    }
    return 0;
  } finally {
    await rm(folder, { recursive: true });
  }
}

if (process.env['NPM_TOKEN']) process.exitCode = await publishLibraries();
else console.log('There is no NPM_TOKEN: nothing is published.');
