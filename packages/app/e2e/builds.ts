import { join } from 'node:path';

const app = join(import.meta.dirname, '..');
const root = join(app, '../..');

/** The production build. */
export const productionBuild = join(app, 'dist');

/** The build with the mock backend inside. */
export const demoBuild = join(app, 'dist-demo');

/** The Storybook build. */
export const workbenchBuild = join(root, 'storybook-static');
