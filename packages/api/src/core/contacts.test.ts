import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toContacts } from './contacts.ts';

const contact = fc.option(fc.string());

test('without the right there are no contacts, whatever the server has sent', () => {
  fc.assert(
    fc.property(contact, fc.array(contact), (email, phones) => {
      expect(toContacts(false, email, phones)).toEqual({ email: null, phones: [] });
    }),
  );
});

test('what is empty is left out, and no number is told twice', () => {
  const phones = ['+420 601 234 567', '', null, ' +420 601 234 567 ', undefined, '112'];
  expect(toContacts(true, ' a@b.test ', phones)).toEqual({
    email: 'a@b.test',
    phones: ['+420 601 234 567', '112'],
  });
  expect(toContacts(true, '', [])).toEqual({ email: null, phones: [] });
});
