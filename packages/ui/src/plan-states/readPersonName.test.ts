import { expect, test } from 'vitest';
import { readPersonName } from './readPersonName.ts';

test.each([
  ['100234 Dvořáková Jana', '100234', 'Dvořáková Jana'],
  ['A-017/2 Ing. Svoboda Petr, Ph.D.', 'A-017/2', 'Ing. Svoboda Petr, Ph.D.'],
  ['Dvořáková Jana', '', 'Dvořáková Jana'],
  ['100234', '', '100234'],
  ['', '', ''],
])('%j is the number %j and the name %j', (text, personalNumber, fullName) => {
  expect(readPersonName(text)).toEqual({ personalNumber, fullName });
});
