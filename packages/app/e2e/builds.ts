import { join } from 'node:path';

const app = join(import.meta.dirname, '..');
const root = join(app, '../..');

/** The production build. */
export const productionBuild = join(app, 'dist');

/** Vite's manifest of the production build, which is not deployed. */
export const productionManifest = `${productionBuild}.manifest.json`;

/** The build with the mock backend inside. */
export const demoBuild = join(app, 'dist-demo');

/** The Storybook build. */
export const workbenchBuild = join(root, 'storybook-static');
