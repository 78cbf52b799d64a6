import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const packages = join(import.meta.dirname, 'packages');

/** The tests that `test:mutants` runs in its copy of the repository: those of the client and of the mock server. */
export default defineConfig({
  // The packages in `node_modules` are links to the repository, where nothing is mutated.
  resolve: {
    alias: {
      '@selfservice/api': join(packages, 'api/src'),
      '@selfservice/mock-server': join(packages, 'mock-server/src'),
    },
  },
  test: {
    include: ['packages/{api,mock-server}/src/**/*.test.ts'],
    // It starts a process, in which no mutant is active.
    exclude: ['packages/mock-server/src/http.test.ts'],
    setupFiles: [
      '.storybook/quiet-console.setup.ts',
      'tools/patient-waits.setup.ts',
      'tools/property-seed.setup.ts',
      'tools/clean-globals.setup.ts',
    ],
    environment: 'node',
    isolate: false,
    testTimeout: 30_000,
    strictTags: false,
  },
});
