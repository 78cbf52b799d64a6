import { expect, test, vi } from 'vitest';
import { browserOptions } from './browser.ts';

test.each(['', 'C', 'cs_CZ.ISO-8859-2'])(
  'browserOptions sets a UTF-8 locale on a machine with LC_ALL="%s"',
  async (machine) => {
    vi.stubEnv('LC_ALL', machine);
    vi.stubEnv('LANG', machine);
    const { env } = await browserOptions();
    expect(env['LC_ALL']).toBe('C.UTF-8');
  },
);
