import { defineMain } from '@storybook/react-vite/node';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';

export default defineMain({
  stories: ['../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { experimentalTestSyntax: true },
  viteFinal: (config) => ({
    ...config,
    plugins: [
      react({ compiler: true }),
      ...(config.plugins ?? []),
      { ...optimizeLocales.vite({ locales: ['en-US', 'cs-CZ', 'sk-SK'] }), enforce: 'pre' },
      msw({ mode: 'worker-only' }),
    ],
    build: { ...config.build, chunkSizeWarningLimit: 4000 },
  }),
});
