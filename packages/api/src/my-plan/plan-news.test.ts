import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { localDate, localDateTime } from '../core/local-date.ts';
import type { LocalDate, LocalDateTime, LocalMonth } from '../core/local-date.ts';
import { createPlanNews } from './create-plan-news.ts';
import { blankDay, fingerprintsOf, fromText, toText } from './day-fingerprint.ts';
import { aPlan, aPlanInterval, aPlanRequest, aStoredValue } from './my-plan.fixtures.ts';
import type { MyPlan, MyPlanInterval } from './my-plan.ts';
import type { SeenPlan } from './seen-plan.ts';

const monday = localDate('2026-11-23');
const tuesday = localDate('2026-11-24');

function shift(day: LocalDate, begin = '06', differences: Partial<MyPlanInterval> = {}): MyPlanInterval {
  const end = String(Number(begin) + 8).padStart(2, '0');
  return aPlanInterval({
    day,
    begin: localDateTime(`${day}T${begin}:00:00`),
    end: localDateTime(`${day}T${end}:00:00`),
    ...differences,
  });
}

const doctor: Partial<MyPlanInterval> = {
  begin: localDateTime('2026-11-23T08:00:00'),
  end: localDateTime('2026-11-23T10:30:00'),
  accountId: 7,
};
const requested = aPlanInterval({ ...doctor, kind: 'request', name: 'Doctor' });
const approved = aPlanInterval({ ...doctor, kind: 'otherA', name: 'Lékař' });
const change = aPlanRequest({ id: 5, intervals: [shift(monday, '14', { kind: 'planChange' })] });

const planOf = (intervals: MyPlanInterval[], differences: Partial<MyPlan> = {}) =>
  aPlan({ intervals, ...differences });

/** A device on which the user has seen a plan on 18 November. `laterIn` is another visit, on 20 November. */
function aDevice(seen: MyPlan, days: LocalDate[] = [monday, tuesday]) {
  const store = aStoredValue<SeenPlan>();
  let now = '2026-11-18T08:00:00' as LocalDateTime;
  const clock = { localNow: () => now };
  const news = createPlanNews({ store, clock });
  const first = news.visit();
  first.receive(seen);
  first.see(seen, days);
  now = '2026-11-20T08:00:00' as LocalDateTime;
  return {
    store,
    clock,
    news,
    first,
    changedIn: (plan: MyPlan) => [...news.visit().receive(plan).days.keys()],
  };
}

test('the first visit has no news', { tags: ['my-plan-55'] }, () => {
  const news = createPlanNews({
    store: aStoredValue(),
    clock: { localNow: () => localDateTime('2026-11-20T08:00:00') },
  });
  expect(news.visit().receive(planOf([shift(monday)]))).toEqual({ days: new Map(), since: null });
});

test(
  'a day that differs at the next visit is news until it was seen',
  { tags: ['my-plan-55', 'my-plan-56'] },
  () => {
    const { news, changedIn } = aDevice(planOf([shift(monday), shift(tuesday)]));
    const later = planOf([shift(monday, '14'), shift(tuesday)]);
    const visit = news.visit();
    expect(visit.receive(later)).toEqual({
      days: new Map([[monday, { before: [shift(monday)] }]]),
      since: '2026-11-18',
    });
    visit.see(later, [monday]);
    // It stays marked until the visit ends.
    expect([...visit.receive(later).days.keys()]).toEqual([monday]);
    expect(changedIn(later)).toEqual([]);
  },
);

test.each<[string, MyPlanInterval[], MyPlanInterval[]]>([
  ['a removed shift', [shift(monday)], []],
  ['a shift on a free day', [], [shift(monday)]],
  ['an absence instead of a shift', [shift(monday)], [shift(monday, '06', { kind: 'otherA', accountId: 3 })]],
  ['another place', [shift(monday)], [shift(monday, '06', { isOutsideWorkplace: true })]],
])('%s is news', { tags: ['my-plan-55'] }, (_, before, now) => {
  expect(aDevice(planOf(before)).changedIn(planOf(now))).toEqual([monday]);
});

test('another language is no news', { tags: ['my-plan-57'] }, () => {
  const translated = shift(monday, '06', { name: 'Ranní', shortName: 'R', color: '#000000' });
  expect(aDevice(planOf([shift(monday)])).changedIn(planOf([translated]))).toEqual([]);
});

test('a signature is no news', { tags: ['my-plan-57'] }, () => {
  const toSign = planOf([shift(monday)], { signableDays: [monday], signingRequests: [aPlanRequest()] });
  expect(aDevice(toSign).changedIn(planOf([shift(monday)], { signedDays: [monday] }))).toEqual([]);
});

test('a new change to decide on is news', { tags: ['my-plan-55'] }, () => {
  const later = planOf([shift(monday)], { changeRequests: [change] });
  expect(aDevice(planOf([shift(monday)])).changedIn(later)).toEqual([monday]);
});

test.each(['14', '06'])('a decided change is no news, at %s', { tags: ['my-plan-57'] }, (begin) => {
  const before = planOf([shift(monday)], { changeRequests: [change] });
  expect(aDevice(before).changedIn(planOf([shift(monday, begin)]))).toEqual([]);
});

test('a request, its approval and its rejection are no news', { tags: ['my-plan-57'] }, () => {
  const { news, changedIn } = aDevice(planOf([shift(monday)]));
  expect([...news.visit().receive(planOf([shift(monday), requested])).days]).toEqual([]);
  expect(changedIn(planOf([shift(monday), requested]))).toEqual([]);
  expect(changedIn(planOf([shift(monday), approved]))).toEqual([]);
  expect(aDevice(planOf([shift(monday), requested])).changedIn(planOf([shift(monday)]))).toEqual([]);
});

test('another shift beside a rejected request is news', { tags: ['my-plan-55'] }, () => {
  expect(aDevice(planOf([shift(monday), requested])).changedIn(planOf([shift(monday, '14')]))).toEqual([
    monday,
  ]);
});

test(
  'an own change is no news once, also if the day was never visible since',
  { tags: ['my-plan-57'] },
  () => {
    const { news, changedIn } = aDevice(planOf([shift(monday)]));
    news.noteOwn([monday]);
    expect(changedIn(planOf([shift(monday)]))).toEqual([]);
    expect(changedIn(planOf([shift(monday), approved]))).toEqual([]);
    expect(changedIn(planOf([shift(monday)]))).toEqual([monday]);
  },
);

test(
  'a day without entries in a month with unpublished parts is not recorded',
  { tags: ['my-plan-56'] },
  () => {
    const unpublished = planOf([shift(monday)], { containsUnpublished: true });
    expect(aDevice(unpublished).changedIn(planOf([shift(monday), shift(tuesday)]))).toEqual([]);
  },
);

test('a night shift belongs to its first day', { tags: ['my-plan-29'] }, () => {
  const night = aPlanInterval({
    begin: localDateTime('2026-11-23T22:00:00'),
    end: localDateTime('2026-11-24T06:00:00'),
  });
  expect(aDevice(planOf([night])).changedIn(planOf([]))).toEqual([monday]);
});

test('a longer vacation changes only the added day', () => {
  const vacation = (end: string) =>
    aPlanInterval({
      kind: 'otherA',
      isAllDay: true,
      begin: localDateTime('2026-11-22T00:00:00'),
      end: localDateTime(end),
    });
  const { changedIn } = aDevice(planOf([vacation('2026-11-24T00:00:00')]));
  expect(changedIn(planOf([vacation('2026-11-25T00:00:00')]))).toEqual([tuesday]);
});

test('only fingerprints are stored', { tags: ['my-plan-56'] }, () => {
  const { store } = aDevice(planOf([shift(monday)]));
  expect(JSON.stringify(store.read())).not.toMatch(/Early|06:00|shift/);
});

test('another page does not know what was planned before', { tags: ['my-plan-56'] }, () => {
  const { store, clock } = aDevice(planOf([shift(monday)]));
  const { days } = createPlanNews({ store, clock })
    .visit()
    .receive(planOf([shift(monday, '14')]));
  expect(days).toEqual(new Map([[monday, { before: null }]]));
});

test('keeps the months that were seen last', () => {
  const store = aStoredValue<SeenPlan>();
  const news = createPlanNews({ store, clock: { localNow: () => localDateTime('2026-11-20T08:00:00') } });
  for (let month = 1; month <= 9; month += 1) {
    const day = localDate(`2026-0${month}-05`);
    news.visit().see(aPlan({ month: day.slice(0, 7) as LocalMonth, intervals: [shift(day)] }), [day]);
  }
  expect(Object.keys(store.read()?.months ?? {})).toHaveLength(6);
  expect(store.read()?.months['2026-09']).toBeDefined();
});

const begins = fc.constantFrom('06', '08', '14');
const kinds = fc.constantFrom<MyPlanInterval['kind']>('shift', 'otherA', 'request');
const someDay = fc.array(fc.tuple(begins, kinds), { maxLength: 3 });
const intervalsOf = (parts: [string, MyPlanInterval['kind']][]) =>
  parts.map(([begin, kind]) => shift(monday, begin, { kind }));

test('a fingerprint survives the storage', () => {
  const textOf = (parts: [string, MyPlanInterval['kind']][]) =>
    toText(fingerprintsOf(planOf(intervalsOf(parts))).get(monday) ?? blankDay);
  fc.assert(fc.property(someDay, (parts) => toText(fromText(textOf(parts))) === textOf(parts)));
  expect(textOf([['06', 'request']])).toMatch(/^\|\|[a-z\d]+$/);
});

type Step = { tab: 0 | 1; do: 'visit' | 'see' | 'reload' | 'change' | 'own' | 'loseStorage'; begin: string };
const steps = fc.array(
  fc.record<Step>({
    tab: fc.constantFrom(0, 1),
    do: fc.constantFrom('visit', 'see', 'reload', 'change', 'own', 'loseStorage'),
    begin: begins,
  }),
  { maxLength: 30 },
);

// In any order of steps in two tabs.
test(
  'the next visit reports exactly what differs from what was seen last',
  { tags: ['my-plan-55', 'my-plan-57'] },
  () => {
    fc.assert(
      fc.property(steps, (all) => {
        const store = aStoredValue<SeenPlan>();
        const clock = { localNow: () => localDateTime('2026-11-20T08:00:00') };
        const tabs = [createPlanNews({ store, clock }), createPlanNews({ store, clock })] as const;
        let now = '06';
        let seen: string | null = null;
        for (const { tab, do: step, begin } of all) {
          const plan = planOf([shift(monday, now)]);
          if (step === 'change') now = begin;
          else if (step === 'reload') tabs[tab].visit().receive(plan);
          else if (step === 'loseStorage') {
            store.remove();
            seen = null;
          } else if (step === 'own' && now === seen && begin !== now) {
            // The server applies it before the plan is fetched again.
            tabs[tab].noteOwn([monday]);
            now = begin;
            tabs[tab].visit().receive(planOf([shift(monday, now)]));
            seen = now;
          } else if (step === 'see') {
            const visit = tabs[tab].visit();
            visit.receive(plan);
            visit.see(plan, [monday]);
            seen = now;
          }
          const next = tabs[tab].visit().receive(planOf([shift(monday, now)]));
          expect(next.days.has(monday)).toBe(seen !== null && seen !== now);
        }
      }),
    );
  },
);
