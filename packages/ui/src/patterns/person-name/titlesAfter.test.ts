import { expect, test } from 'vitest';
import { titlesAfter } from './titlesAfter.ts';

test.each([
  ['Dvořáková Jana', 'Dvořáková Jana'],
  ['Mgr. Horáková Eva', 'Horáková Eva, Mgr.'],
  ['Ing. Svoboda Petr, Ph.D.', 'Svoboda Petr, Ing., Ph.D.'],
  [
    'doc. PhDr. Nepomucká-Schwarzenbergová z Vyšehradu Alexandra, CSc., MBA',
    'Nepomucká-Schwarzenbergová z Vyšehradu Alexandra, doc. PhDr., CSc., MBA',
  ],
  ['Novák Jan, DiS.', 'Novák Jan, DiS.'],
  ['Ing.', 'Ing.'],
  ['', ''],
])('“%s” begins with the name: “%s”', (fullName, words) => {
  expect(titlesAfter(fullName)).toBe(words);
});
