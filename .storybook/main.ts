import { defineMain } from '@storybook/react-vite/node';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';

const dependencies = [
  'react',
  'react/compiler-runtime',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@storybook/addon-a11y',
  '@storybook/addon-docs',
  '@storybook/react-vite',
  '@tanstack/react-query',
  'i18next',
  'msw',
  'msw/browser',
  'msw-storybook-addon',
  'react-i18next',
  'storybook/test',
  'styled-components',
  'valibot',
  '@selfservice/api > @date-fns/utc',
  '@selfservice/api > date-fns',
  '@selfservice/api > ofetch',
  '@selfservice/ui > lucide-react',
  ...[
    'Button',
    'Checkbox',
    'Dialog',
    'FieldError',
    'Heading',
    'I18nProvider',
    'Input',
    'Label',
    'Link',
    'Menu',
    'Modal',
    'Popover',
    'ProgressBar',
    'Text',
    'TextField',
    'slots',
  ].map((name) => `react-aria-components/${name}`),
];

export default defineMain({
  stories: ['./docs/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
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
    // Found while a test runs, a dependency would reload the page under it.
    optimizeDeps: {
      ...config.optimizeDeps,
      entries: ['packages/ui/src/**/*.stories.tsx', '.storybook/preview.tsx'],
      include: [...(config.optimizeDeps?.include ?? []), ...dependencies],
    },
    build: { ...config.build, chunkSizeWarningLimit: 4000 },
  }),
});
