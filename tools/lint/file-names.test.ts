import { expect, test } from 'vitest';
import { fileNameFault } from './file-names.ts';

test.each([
  'packages/ui/src/primitives/Button/Button.tsx',
  'packages/ui/src/primitives/Button/Button.stories.tsx',
  'packages/ui/src/i18n/useFormat.ts',
  'packages/ui/src/my-plan/locales/cs.json',
  'packages/api/src/session/session.wire.ts',
  'packages/api/src/core/local-date.test.ts',
])('fileNameFault accepts %s', (path) => {
  expect(fileNameFault(path)).toBeNull();
});

test.each([
  'packages/ui/src/utils/format.ts',
  'packages/ui/src/primitives/index.ts',
  'packages/api/src/session/helpers.ts',
  'packages/ui/src/My_Plan/Screen.tsx',
  'packages/api/src/core/local_date.ts',
  'packages/api/src/core/Local-Date.ts',
])('fileNameFault reports %s', (path) => {
  expect(fileNameFault(path)).toEqual(expect.any(String));
});
