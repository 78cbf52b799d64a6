import { defineConfig } from 'vitest/config';

/** Pure functions, the contract and the session, in Node. */
export default defineConfig({
  test: {
    name: 'unit',
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'tools/**/*.test.ts',
      'bench/src/**/*.test.ts',
      '.storybook/**/*.test.ts',
    ],
    setupFiles: [
      '.storybook/quiet-console.setup.ts',
      'tools/patient-waits.setup.ts',
      'tools/property-seed.setup.ts',
      'tools/clean-globals.setup.ts',
    ],
    environment: 'node',
    // No test changes what another sees; a fresh graph of modules for each file would take most of the time.
    isolate: false,
    // Both processors of a small machine: one would be left to the runner.
    maxWorkers: 2,
    // Properties and models try many orders; a busy machine is no fault of theirs.
    testTimeout: 300_000,
    // The other tags are the ids of requirements.
    strictTags: false,
    tags: [{ name: 'test-all', description: 'Runs in `test:all` only.' }],
  },
});
