import { expect, test } from 'vitest';
import { helpSection } from './help-section.ts';

test.each([
  ['plan_my', { anchor: 'plan/my', screenHref: '/plan/my' }],
  ['lastPasses', { anchor: 'lastPasses', screenHref: '/lastPasses' }],
  ['keyboard', { anchor: 'keyboard' }],
  ['help', { anchor: 'help' }],
  ['nowhere_at_all', { anchor: 'nowhere/at/all' }],
  ['', {}],
  [undefined, {}],
])('the anchor %s is read, and leads back to its screen if there is one', (parameter, section) => {
  expect(helpSection(parameter)).toEqual(section);
});
