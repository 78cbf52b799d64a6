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
  ['prof. PhDr. Šťastná Eva CSc., DrSc.', 'Šťastná Eva, prof. PhDr., CSc., DrSc.'],
  ['Ing. Novák Jan Ph.D., MBA', 'Novák Jan, Ing., Ph.D., MBA'],
  ['Ing. Novák Jan MBA, LL.M.', 'Novák Jan, Ing., MBA, LL.M.'],
  ['Mgr. et Bc. Novák Jan', 'Novák Jan, Mgr. et Bc.'],
  ['Ing. Novák Jan ml., MBA', 'Novák Jan ml., Ing., MBA'],
  ['Ing. Novák Jan ml. Ph.D., MBA', 'Novák Jan ml., Ing., Ph.D., MBA'],
  ['Ing. Novák Jan K.', 'Novák Jan K., Ing.'],
  ['Ing. NOVÁK JAN', 'NOVÁK JAN, Ing.'],
  ['Ing.', 'Ing.'],
  ['', ''],
])('moves the degrees of “%s” behind the name: “%s”', (fullName, words) => {
  expect(titlesAfter(fullName)).toBe(words);
});
