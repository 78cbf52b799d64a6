import { hrefOf } from '@selfservice/ui/areas/defineArea';
import { expect, test } from 'vitest';
import { helpHref } from '../shell/hrefs.ts';
import { areaRoutes } from '../shell/routes.ts';
import { helpSection } from './help-section.ts';

const screenRoutes = areaRoutes.filter(({ path }) => path !== '/help/:anchor?');

test.each([
  ['plan_my', { anchor: 'plan/my', screenHref: '/plan/my' }],
  ['lastPasses', { anchor: 'lastPasses', screenHref: '/lastPasses' }],
  ['keyboard', { anchor: 'keyboard' }],
  ['help', { anchor: 'help' }],
  ['nowhere_at_all', { anchor: 'nowhere/at/all' }],
  ['', {}],
  [undefined, {}],
])(
  'the anchor %s leads to its section, and back to its screen if there is one',
  { tags: ['help-2', 'help-3'] },
  (parameter, section) => {
    expect(helpSection(parameter)).toEqual(section);
  },
);

test.each(screenRoutes)(
  'help of $path leads to the section of the screen, and back',
  { tags: ['help-2', 'help-3', 'help-5'] },
  ({ path }) => {
    const href = hrefOf(path);
    const parameter = helpHref(path).slice('/help/'.length);
    expect(helpSection(parameter)).toEqual({ anchor: href.slice(1), screenHref: href });
  },
);
