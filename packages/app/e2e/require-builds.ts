import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { demoBuild, productionBuild, workbenchBuild } from './builds.ts';
import { isEverything } from './extent.ts';

/** Fails if a build is missing, because the journeys test the builds. */
export default function requireBuilds(): void {
  const commands = {
    build: productionBuild,
    'build:demo': demoBuild,
    ...(isEverything && { 'build:storybook': workbenchBuild }),
  };
  const missing = Object.entries(commands).filter(([, folder]) => !existsSync(join(folder, 'index.html')));
  if (missing.length === 0) return;
  const toRun = missing.map(([command]) => `npx --yes pnpm@12.21.0 ${command}`).join('\n  ');
  throw new Error(`The journeys need a build. Run first:\n  ${toRun}`);
}
