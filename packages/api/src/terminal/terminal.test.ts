import { expect, test } from 'vitest';
import { aBackend, refOf } from '../core/signed-in.fixtures.ts';
import { localDateTime } from '../core/local-date.ts';
import type { Transport } from '../core/transport.ts';
import { lastPassesQuery, readLastPasses } from './last-passes.ts';
import { sendPass } from './pass.ts';
import { passTypesQuery } from './pass-types.ts';
import { coordinatesOf, gpsText } from './position.ts';

const pass = {
  typeId: 22,
  typeName: 'Lunch',
  at: localDateTime('2026-11-20T07:59:58'),
  userRef: refOf('employee'),
  personRef: refOf('employee'),
  note: '',
};

test(
  "types have their direction, and the server's text instead of the term",
  { tags: ['terminal-11', 'terminal-22'] },
  async () => {
    using backend = aBackend();
    const types = await backend.as('employee', 'cs').client.query(passTypesQuery('cs'));
    expect(types[0]).toEqual({ id: 1, name: 'Příchod', direction: 'in' });
    expect(types.find(({ id }) => id === 22)).toEqual({ id: 22, name: 'Oběd', direction: 'out' });
    expect(types.at(-1)).toMatchObject({ direction: 'unknown' });
    expect(backend.sent[0]?.body).toEqual({ Value: 'cs-CZ' });
  },
);

test(
  "sends a pass in the backend's format; it is then the last pass",
  { tags: ['terminal-12', 'terminal-23', 'terminal-24'] },
  async () => {
    using backend = aBackend();
    const signedIn = backend.as('employee');
    await sendPass(signedIn, pass, '50.08804;14.42076');
    const { Value } = (backend.sent[0]?.body ?? {}) as { Value: string };
    expect(JSON.parse(Value)).toEqual({
      IXS_REF: '0001001',
      IXS_REF_ZMENA: '0001001',
      PRITOMNOST: 22,
      CAS: '2026-11-20T07:59:58Z',
      TERMINAL: -3,
      PLATNOST: 1,
      POZNAMKA: '',
      GPS: '50.08804;14.42076',
    });
    const [first, second] = await signedIn.client.query(lastPassesQuery());
    expect(first).toEqual({
      at: '2026-11-20T07:59:58',
      typeName: 'Lunch',
      fullName: 'Dvořáková Jana',
      note: '',
      position: { latitude: 50.08804, longitude: 14.42076 },
    });
    expect(second).toMatchObject({
      at: expect.stringMatching(/^2026-11-20T07:[45]/),
      typeName: 'In',
      position: null,
    });
  },
);

test(
  'lists the latest pass first, and passes of the same time in the order of the backend',
  { tags: ['terminal-24'] },
  async () => {
    const rows = [
      { Date: '2026-11-20T07:00:00Z', PRUCHOD_TXT: 'first of 7:00' },
      { Date: '2026-11-20T07:00:00Z', PRUCHOD_TXT: 'second of 7:00' },
      { Date: '2026-11-20T08:00:00Z', PRUCHOD_TXT: '8:00' },
    ].map((row) => ({ PRUCHOD_TERM: '', FullName: '', Note: '', GPS: '', ...row }));
    const transport: Transport = { call: () => Promise.resolve(rows as never) };
    expect((await readLastPasses(transport)).map(({ typeName }) => typeName)).toEqual([
      '8:00',
      'first of 7:00',
      'second of 7:00',
    ]);
  },
);

test.each([
  [{ latitude: 50.088041234567, longitude: 14.420761234567 }, '50.08804123;14.42076123'],
  [{ latitude: -33.8688197, longitude: -151.2092955432 }, '-33.8688197;-151.209295'],
  [{ latitude: 0.000000123, longitude: 180 }, '0;180'],
])('cuts each coordinate to eleven characters: %o', { tags: ['terminal-13'] }, (position, text) => {
  expect(gpsText(position)).toBe(text);
  expect(coordinatesOf(text)).not.toBeNull();
});

test.each(['', 'gate 3', '50.1', '50.1,14.2', '50.1;14.2;3'])(
  'returns null for %o, which is no position',
  (text) => {
    expect(coordinatesOf(text)).toBeNull();
  },
);
