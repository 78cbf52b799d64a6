import { expect, test } from 'vitest';
import { screenWords, shellFiles } from './service-worker.ts';

type Bundle = Parameters<typeof shellFiles>[0];

const chunk = (fileName: string, facadeModuleId: string, more: object = {}) => ({
  [fileName]: { type: 'chunk', fileName, facadeModuleId, imports: [], isEntry: false, ...more },
});
const asset = (fileName: string, source = '') => ({ [fileName]: { type: 'asset', fileName, source } });

test('the files of the start are those of the first page and of what it shows without a network', () => {
  const bundle = {
    ...chunk('assets/initial-1.js', '/app/index.html', {
      isEntry: true,
      imports: ['assets/early-1.js'],
      viteMetadata: { importedCss: new Set(['assets/initial-1.css']), importedAssets: new Set() },
    }),
    ...chunk('assets/early-1.js', '/app/src/early.ts'),
    ...chunk('assets/LoginScreen-1.js', '/ui/src/session/LoginScreen/LoginScreen.tsx', {
      imports: ['assets/form-1.js', 'assets/initial-1.js'],
    }),
    ...chunk('assets/form-1.js', ''),
    ...chunk('assets/en-1.js', '/ui/src/i18n/first-texts/en.ts'),
    ...chunk('assets/cs-2.js', '/packages/ui/src/session/OfflinePlan/locales/cs.json'),
    ...chunk('assets/cs-3.js', '/packages/ui/src/my-plan/locales/cs.json'),
    ...chunk('assets/MyPlanRoute-1.js', '/app/src/my-plan/MyPlanRoute.tsx'),
    ...chunk('assets/help-1.js', '/app/help-pages/en.html', { isEntry: true }),
    ...asset('assets/initial-1.css'),
    ...asset('assets/start-notice-1.js'),
    ...asset('index.html', '<script src="./assets/start-notice-1.js"></script>'),
  };
  expect(shellFiles(bundle as unknown as Bundle)).toEqual([
    'assets/LoginScreen-1.js',
    'assets/cs-2.js',
    'assets/early-1.js',
    'assets/en-1.js',
    'assets/form-1.js',
    'assets/initial-1.css',
    'assets/initial-1.js',
    'assets/start-notice-1.js',
  ]);
});

test('the addresses of screens begin with their words', () => {
  expect(screenWords).toEqual(expect.arrayContaining(['dashboard', 'plan', 'my-requests', 'help']));
  expect(screenWords).not.toContain('');
});
