import { join } from 'node:path';

const app = join(import.meta.dirname, '..');

/** The production build. */
export const productionBuild = join(app, 'dist');

/** The build with the mock backend inside. */
export const demoBuild = join(app, 'dist-demo');
