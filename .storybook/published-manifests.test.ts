import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishedManifests } from './published-manifests.ts';

test('published descriptions of components have paths of the repository', () => {
  const definedInFile = join(import.meta.dirname, '../packages/ui/src/primitives/Button/Button.tsx');
  const manifests = { components: { button: { definedInFile, path: './packages/ui/src' } } };
  expect(publishedManifests.experimental_manifests(manifests)).toEqual({
    components: {
      button: {
        definedInFile: join('packages/ui/src/primitives/Button/Button.tsx'),
        path: './packages/ui/src',
      },
    },
  });
});
