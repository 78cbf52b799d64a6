import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailHref, phoneHref, toContacts } from './contacts.ts';

const contact = fc.option(fc.string());

test('returns no contacts without the permission', () => {
  fc.assert(
    fc.property(contact, fc.array(contact), (email, phones) => {
      expect(toContacts(false, email, phones)).toEqual({ email: null, phones: [] });
    }),
  );
});

test('omits empty and repeated numbers', () => {
  const phones = ['+420 601 234 567', '', null, ' +420 601 234 567 ', undefined, '112'];
  expect(toContacts(true, ' a@b.test ', phones)).toEqual({
    email: 'a@b.test',
    phones: ['+420 601 234 567', '112'],
  });
  expect(toContacts(true, '', [])).toEqual({ email: null, phones: [] });
});

test.each([
  ['+420 601 234 567', 'tel:+420601234567'],
  ['(02) 1234-5678', 'tel:0212345678'],
  ['+49 (0)30 123456', 'tel:+4930123456'],
  ['4411', 'tel:4411'],
  ['+420 601 234 567 linka 4411', null],
  ['601 234 567, 602 345 678', null],
  ['601234567/602345678', null],
  ['601234567?body=x', null],
  ['*21*601234567#', null],
  ['+', null],
  ['', null],
])('phoneHref(%j) returns %j', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});

test.each([
  ['jana.dvorakova@example.com', 'mailto:jana.dvorakova@example.com'],
  ['jana+plan@pošta.example', 'mailto:jana%2Bplan@pošta.example'],
  ['a@b.test?bcc=c@d.test', null],
  ['a@b.test,c@d.test', null],
  ['a%0d@b.test&subject=x', null],
  ['Jana <a@b.test>', null],
  ['secretary, floor 2', null],
  ['a@', null],
  ['a@b..test', null],
])('emailHref(%j) returns %j', (email, href) => {
  expect(emailHref(email)).toBe(href);
});
