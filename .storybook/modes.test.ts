import { languages } from '@selfservice/api/core/language';
import { themeChoices } from '@selfservice/ui/tokens/theme';
import { expect, test } from 'vitest';
import { modes } from './modes.ts';
import { viewports } from './toolbar.ts';

test('each mode uses an existing width, theme and language', () => {
  expect(Object.keys(modes)).toHaveLength(5);
  for (const { viewport, theme, spoken = 'en' } of Object.values(modes)) {
    expect(Object.keys(viewports)).toContain(viewport);
    expect(themeChoices).toContain(theme);
    expect(languages).toContain(spoken);
  }
});
