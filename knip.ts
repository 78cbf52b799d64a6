import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  treatConfigHintsAsErrors: true,
  preprocessor: './tools/export-hints.ts',
  workspaces: {
    '.': {
      entry: [
        'tools/{start,test,test-changed,check,sizes,chromatic}.ts',
        'vitest.visual.config.ts',
        '.storybook/*.setup.ts',
      ],
      // A tool runs it if there is a token.
      ignoreDependencies: ['chromatic'],
      project: ['tools/**/*.ts', '.storybook/**/*.{ts,tsx,mdx}'],
    },
    'packages/api': { project: ['src/**/*.ts'] },
    'packages/mock-server': { project: ['src/**/*.ts'] },
    'packages/ui': {
      entry: ['src/**/*.tsx'],
      project: ['src/**/*.{ts,tsx}'],
      // Style sheets use the font files of this package.
      ignoreDependencies: ['@fontsource-variable/inter'],
    },
    // The modules are entered from HTML pages.
    bench: { entry: ['src/subjects/*.{ts,tsx}', 'src/counts/*.spec.ts'], project: ['src/**/*.{ts,tsx}'] },
    'packages/app': {
      entry: ['src/demo.tsx', 'e2e/*.ts', 'worker/*.ts'],
      project: ['{src,e2e,worker}/**/*.{ts,tsx}'],
      // It makes the certificates of the journeys through nginx.
      ignoreBinaries: ['openssl'],
    },
  },
};

export default config;
