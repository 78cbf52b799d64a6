import { expect, test } from 'vitest';
import { emitted, helpFiles } from './help-pages.ts';

test('helpFiles contains the pages with their style sheet, colours, font and pictures', () => {
  expect(helpFiles()).toEqual(
    expect.arrayContaining([
      '/help-pages/cs.html',
      '/help-pages/help.css',
      '/ui/src/tokens/tokens.css',
      '/ui/src/tokens/@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
      '/ui/pictures/desk/my-plan-myplanscreen-myplanscreeninframe-phone_light-sk.png',
    ]),
  );
});

test.each(['/help-pages/en.html', '/help-pages/help.css'])(
  '%s has relative addresses that work if the workbench is in a folder',
  (address) => {
    expect(emitted(address)).toContain('../ui/');
    expect(emitted(address)).not.toContain('../../');
  },
);
