import { expect, test } from 'vitest';
import { hasPersonInArgs, personInArgs } from './person-in-args.ts';

const onClose = () => {};
const args = {
  personRef: '0001001',
  person: { name: '100234 Dvořáková Jana', personalNumber: '100234', userName: 'jana' },
  others: ['Horáková Eva', 'Jana Dvořáková'],
  onClose,
};

test('replaces the references and names of the own person of a story', () => {
  expect(personInArgs(args, 'employee', 'approver')).toEqual({
    personRef: '0001002',
    person: { name: '100102 Svoboda Petr', personalNumber: '100102', userName: 'petr' },
    others: ['Horáková Eva', 'Petr Svoboda'],
    onClose,
  });
});

test('replaces a name with degrees', () => {
  expect(personInArgs({ name: 'Ing. Svoboda Petr, Ph.D.' }, 'approver', 'manager')).toEqual({
    name: 'Mgr. Horáková Eva',
  });
});

test('hasPersonInArgs finds a person at any depth', () => {
  expect(hasPersonInArgs({ rows: [{ name: 'Dvořáková Jana' }] }, 'employee')).toBe(true);
  expect(hasPersonInArgs({ rows: [{ name: 'Dvořáková Jana' }] }, 'approver')).toBe(false);
  expect(hasPersonInArgs({ label: 'Save', onClose }, 'employee')).toBe(false);
});
