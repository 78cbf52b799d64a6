import { build } from 'vite';
import { expect, test } from 'vitest';
import { declaredScreens, missingScreens } from './declared-screens.ts';

const declared = [
  { word: 'session' },
  { word: 'my-plan', paths: { '/plan/my/:date?': 'runMyPlan' } },
  { word: 'terminal', paths: { '/online-terminal': null, '/lastPasses': null } },
];

test('missingScreens returns every declared path without a screen, with its file', () => {
  const sources = new Map([
    ['src/terminal/terminal.routes.tsx', `export default { '/lastPasses': Screen };`],
  ]);
  expect(missingScreens(declared, (file) => sources.get(file) ?? null)).toEqual([
    '/plan/my/:date? in src/my-plan/my-plan.routes.tsx',
    '/online-terminal in src/terminal/terminal.routes.tsx',
  ]);
});

test('declaredScreens fails a build without the screens of the declared paths', async () => {
  const building = build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    plugins: [declaredScreens()],
    build: { write: false, rolldownOptions: { input: 'declared-screens.ts' } },
  });
  await expect(building).rejects.toThrow('Add the screens of these paths: /dashboard in');
});
