import { localDate, localDateTime } from '../core/local-date.ts';
import { localTime, timeAtMinutes } from '../core/local-time.ts';
import { requestPlaces } from './request-entries.ts';
import type { RequestPart } from './request-entries.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { periodFields } from './period-form.ts';
import type { RequestForm } from './request-form.ts';
import { daysOfPeriod, editRequest, freshRequestForm, pickDays, readRequestForm } from './request-form.ts';

const fresh = freshRequestForm('requests', localDate('2026-11-20'), undefined);

const days = fc
  .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => localDate(date.toISOString().slice(0, 10)));
const times = fc.integer({ min: 0, max: 1439 }).map(timeAtMinutes);
const parts: fc.Arbitrary<RequestPart> = fc.record({
  place: fc.constantFrom(...requestPlaces),
  personRef: fc.string(),
  firstDay: days,
  lastDay: days,
  begin: fc.constantFrom(null, localDateTime('2026-12-07T08:00:00')),
  end: fc.constant(null),
  account: fc.option(fc.record({ id: fc.integer(), name: fc.string(), shortcut: fc.string() })),
  note: fc.string(),
});
const forms: fc.Arbitrary<RequestForm> = fc.record({
  person: fc.option(fc.record({ personRef: fc.string({ minLength: 1 }), name: fc.string() })),
  accountId: fc.option(fc.integer()),
  accountName: fc.option(fc.string()),
  note: fc.string({ unit: 'binary' }),
  log: fc.option(
    fc.record({
      knownIds: fc.option(fc.array(fc.oneof(fc.integer(), fc.string()))),
      saved: fc.array(fc.record({ part: parts, ids: fc.array(fc.integer()) })),
      open: fc.option(parts),
    }),
  ),
  period: fc.record({
    isAllDay: fc.boolean(),
    firstDay: days,
    lastDay: days,
    beginTime: times,
    endTime: times,
  }),
  blanks: fc.subarray([...periodFields]),
});

test('freshRequestForm begins with the given range', () => {
  const [first, last] = [localDate('2026-12-21'), localDate('2026-12-23')];
  const { period } = freshRequestForm('requests', localDate('2026-11-20'), first, last);
  expect(daysOfPeriod(period)).toEqual({ first, last });
});

test('pickDays fills both day fields of any form', () => {
  fc.assert(
    fc.property(forms, days, days, (form, one, other) => {
      const range = one < other ? { first: one, last: other } : { first: other, last: one };
      const picked = pickDays(form, range);
      expect(picked.blanks).not.toContain('firstDay');
      const { first, last } = daysOfPeriod(picked.period);
      expect([range.first, range.last]).toContain(first);
      expect(last).toBe(form.period.isAllDay ? range.last : first);
      expect(picked.note).toBe(form.note);
    }),
  );
});

test('freshRequestForm begins with tomorrow or with the given day', { tags: ['requests-60'] }, () => {
  expect(fresh.period).toMatchObject({ isAllDay: true, firstDay: '2026-11-21', lastDay: '2026-11-21' });
  const day = localDate('2026-12-24');
  expect(freshRequestForm('requests', localDate('2026-11-20'), day).period).toMatchObject({
    firstDay: day,
    lastDay: day,
  });
});

describe('the times of a part of a day', () => {
  const time = localTime('17:00');
  const period = { ...fresh.period, isAllDay: false };

  test(
    'a step of the begin past the end moves the end of an unavailability',
    { tags: ['unavailability-16'] },
    () => {
      const stepped = editRequest('unavailabilities', period, { kind: 'stepBeginTime', time });
      expect(stepped).toMatchObject({ beginTime: '17:00', endTime: '17:30' });
    },
  );

  test(
    'a step of the end before the begin moves the begin of an unavailability',
    { tags: ['unavailability-16'] },
    () => {
      const stepped = editRequest('unavailabilities', period, {
        kind: 'stepEndTime',
        time: localTime('08:00'),
      });
      expect(stepped).toMatchObject({ beginTime: '07:30', endTime: '08:00' });
    },
  );

  test.each([
    ['unavailabilities', 'typeBeginTime'],
    ['requests', 'typeBeginTime'],
    ['requests', 'stepBeginTime'],
  ] as const)('the end stays in %s after %s', { tags: ['unavailability-17'] }, (agenda, kind) => {
    expect(editRequest(agenda, period, { kind, time })).toMatchObject({
      beginTime: '17:00',
      endTime: '16:30',
    });
  });
});

describe('readRequestForm', () => {
  test('returns the stored form', () => {
    fc.assert(
      fc.property(forms, (form) => {
        expect(readRequestForm(JSON.parse(JSON.stringify(form)), fresh)).toEqual(form);
      }),
    );
  });

  test('returns a complete form for any stored value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (kept) => {
        const form = readRequestForm(kept, fresh);
        expect(Object.keys(form)).toEqual(Object.keys(fresh));
        expect(Object.keys(form.period)).toEqual(Object.keys(fresh.period));
      }),
    );
  });

  test('keeps the valid fields of a partly damaged form', () => {
    const damages = fc.record(
      { person: fc.jsonValue(), accountId: fc.string(), blanks: fc.string() },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(forms, damages, (form, damage) => {
        const { note, period } = readRequestForm({ ...form, ...damage }, fresh);
        expect({ note, period }).toEqual({ note: form.note, period: form.period });
      }),
    );
  });

  test.each([
    ['firstDay', '2026-02-30'],
    ['lastDay', 20261121],
    ['beginTime', '24:00'],
    ['endTime', null],
    ['isAllDay', 'yes'],
  ])('takes %s from the fresh form where the stored value is %s', (field, value) => {
    const form = readRequestForm({ ...fresh, period: { ...fresh.period, [field]: value } }, fresh);
    expect(form).toEqual(fresh);
  });

  test('returns no person without a reference', () => {
    expect(readRequestForm({ ...fresh, person: { personRef: '', name: 'Jana' } }, fresh).person).toBeNull();
  });
});
