import { expect, test } from 'vitest';
import { restoreForm } from './restore-form.ts';

interface Form {
  note: string;
}

const fresh: Form = { note: '' };
const read = (kept: unknown): Form => ({ note: (kept as Partial<Form>).note ?? '' });

test('restores a draft that differs from a fresh form', () => {
  expect(restoreForm('{"note":"Doctor"}', fresh, read)).toEqual({ note: 'Doctor' });
});

test.each([
  ['no draft', null],
  ['a draft that is not JSON', '{'],
  ['a draft that the form cannot read', 'null'],
  ['a draft with the values of a fresh form', '{"note":""}'],
])('restores nothing from %s', (_, text) => {
  expect(restoreForm(text, fresh, read)).toBeNull();
});
