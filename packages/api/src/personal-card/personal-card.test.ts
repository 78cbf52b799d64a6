import * as v from 'valibot';
import { expect, test } from 'vitest';
import { toPersonalCard } from './personal-card.ts';
import { getPersonalCard } from './personal-card.wire.ts';

const read = (wire: object) => toPersonalCard(v.parse(getPersonalCard.answer, wire));

test('maps every field of a full card', { tags: ['personal-card-1', 'personal-card-7'] }, () => {
  const card = read({
    avatarSource: 'https://photos.example.com/1.jpg',
    lastname: 'Svoboda',
    firstname: 'Petr',
    degreeBefore: 'Ing.',
    degreeAfter: 'Ph.D.',
    personalNumber: '000102',
    order: 1,
    phone: ' +420 601 234 567 ',
    email: 'petr.svoboda@example.com',
    centerName: 'Assembly',
    profession: 'Shift leader',
    validFrom: '2014-03-01T00:00:00Z',
    validTo: '2027-12-31T00:00:00Z',
    presence: 'Present',
    lastPassageTime: '2026-11-20T05:52:00Z',
  });
  expect(card).toEqual({
    photo: 'https://photos.example.com/1.jpg',
    surname: 'Svoboda',
    givenName: 'Petr',
    degreeBefore: 'Ing.',
    degreeAfter: 'Ph.D.',
    personalNumber: '000102',
    employmentOrder: '1',
    contacts: { email: 'petr.svoboda@example.com', phones: ['+420 601 234 567'] },
    centreName: 'Assembly',
    profession: 'Shift leader',
    validFrom: '2014-03-01',
    validTo: '2027-12-31',
    presence: 'Present',
    lastPassAt: '2026-11-20T05:52:00',
  });
});

test('null, empty and missing fields give empty values', { tags: ['personal-card-7'] }, () => {
  expect(read({ lastname: 'Malý', phone: '', order: null, avatarSource: '' })).toMatchObject({
    surname: 'Malý',
    photo: null,
    contacts: { email: null, phones: [] },
    employmentOrder: '',
    validTo: null,
    lastPassAt: null,
  });
});

test.each([
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://host.example/1',
  'file:///etc/passwd',
  'https://',
])('a photo at %j is not loaded', (avatarSource) => {
  expect(read({ avatarSource }).photo).toBeNull();
});

test.each(['/photos/1.jpg', '//photos.example/1.jpg', 'data:image/png;base64,AAAA'])(
  'a photo at %j is loaded',
  (avatarSource) => {
    expect(read({ avatarSource }).photo).toBe(avatarSource);
  },
);
