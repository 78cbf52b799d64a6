import { join } from 'node:path';

/** The root of the workspace as it appears in JSON. */
const root = JSON.stringify(join(import.meta.dirname, '..', '/')).slice(1, -1);

/**
 * The setting of Storybook that changes the descriptions of components before they are published: they name their files
 * without the folders of the machine that has built the workbench. The type of the settings does not have it.
 */
export const publishedManifests = {
  experimental_manifests: (manifests: unknown): unknown =>
    JSON.parse(JSON.stringify(manifests ?? {}).replaceAll(root, '')),
};
