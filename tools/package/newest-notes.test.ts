import { expect, test } from 'vitest';
import { newestNotes } from './newest-notes.ts';

test('the notes of a package are those of the newest version', () => {
  const changelog =
    '# Release notes\n\nOf all.\n\n## 2.1.0 - 2026-11-26\n\n### Added\n\n- One.\n\n## 2.0.0 - 2026-10-01\n\n- Two.\n';
  expect(newestNotes(changelog)).toBe('# Release notes\n\n## 2.1.0 - 2026-11-26\n\n### Added\n\n- One.\n');
});
