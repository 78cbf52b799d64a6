import { expect, test } from 'vitest';
import { toInitials } from './toInitials.ts';

test.each([
  ['Jana Dvořáková', 'JD'],
  ['Ing. Štefan Ľubomír Ďurica, Ph.D.', 'ŠĎ'],
  ['Alžbeta Chovancová', 'ACh'],
  ['Žofie Nováková-Říhová', 'ŽŘ'],
  ['Čeněk', 'Č'],
  ['  ', ''],
])('toInitials shortens "%s" to "%s"', (name, initials) => {
  expect(toInitials(name)).toBe(initials);
});
