import { localDate } from '@selfservice/api/core/local-date';
import { describe, expect, test } from 'vitest';
import { aPage, anEntry, asked, shown, working, workingLate } from './team.fixtures.ts';
import { awayCount } from '../AwayCounts/createAwayCounts.ts';
import { applicantIn, teamAround, teammatesOf } from './teamAround.ts';

const day = ['2026-12-23T00:00:00', '2026-12-24T00:00:00'] as const;
const applicantShifts = working(asked.applicant);
const sameShift = (...args: Parameters<typeof aPage>) => teammatesOf(aPage(...args), asked);

describe('a person who is away', { tags: ['approvals-20'] }, () => {
  test('has an entry over the whole day or all shifts, which is the reason', () => {
    const care = anEntry('Malá Eva', '2026-12-25T06:00:00', '2026-12-25T14:00:00', { name: 'Care' });
    const plans = [...working('Novák Petr', anEntry('Novák Petr', ...day)), ...working('Malá Eva', care)];
    expect(sameShift(['Novák Petr', 'Malá Eva'], plans)).toMatchObject([
      { name: 'Novák Petr', role: 'away', dayCount: 1, reason: 'Vacation' },
      { name: 'Malá Eva', role: 'away', dayCount: 1, reason: 'Care' },
    ]);
  });

  test.each(['otherA', 'otherB', 'other'] as const)('may have an entry of the kind %s', (kind) => {
    const plans = working('Novák Petr', anEntry('Novák Petr', ...day, { kind }));
    expect(sameShift(['Novák Petr'], plans)).toMatchObject([{ role: 'away' }]);
  });

  test('has more than an entry over a part of the shift', () => {
    const doctor = anEntry('Malá Eva', '2026-12-23T08:00:00', '2026-12-23T10:00:00');
    expect(sameShift(['Malá Eva'], workingLate('Malá Eva', doctor))).toEqual([]);
  });

  test('differs from a person with an open request and from a person without a shift', () => {
    const request = anEntry('Fiala Jan', ...day, { kind: 'request' });
    const off = workingLate('Žák Matěj').filter(({ begin }) => begin > '2026-12-26');
    expect(
      sameShift(['Fiala Jan', 'Žák Matěj'], [...workingLate('Fiala Jan', request), ...off]),
    ).toMatchObject([
      { name: 'Fiala Jan', role: 'asked', reason: 'Vacation' },
      { name: 'Žák Matěj', role: 'off', reason: '' },
    ]);
  });

  test('does not count on days on which the applicant has no shift', () => {
    const onlyWednesday = applicantShifts.filter(({ begin }) => begin < '2026-12-24');
    const later = anEntry('Novák Petr', '2026-12-24T00:00:00', '2026-12-26T00:00:00');
    const plans = [...onlyWednesday, ...workingLate('Novák Petr', later)];
    expect(sameShift([asked.applicant, 'Novák Petr'], plans)).toEqual([]);
  });

  test('has a loaded plan', () => {
    const page = { ...aPage(['Novák Petr'], []), fetchedRefs: new Set<string>(), intervals: new Map() };
    expect(teammatesOf(page, asked)).toEqual([]);
    expect(teamAround(page, asked, shown)).toMatchObject({ isPartial: true, coverage: { readCount: 0 } });
  });
});

describe('a person of the same shift', () => {
  test('has a shift of the same name and times on at least one day', () => {
    const plans = [...applicantShifts, ...working('Malá Eva'), ...workingLate('Novák Petr')];
    expect(sameShift([asked.applicant, 'Malá Eva', 'Novák Petr'], plans)).toMatchObject([
      { name: 'Malá Eva', role: 'sameShift', dayCount: 3 },
    ]);
  });

  test('is not away on that day', () => {
    const plans = [
      ...applicantShifts,
      ...working('Malá Eva', anEntry('Malá Eva', day[0], '2026-12-26T00:00:00')),
    ];
    expect(sameShift([asked.applicant, 'Malá Eva'], plans)).toMatchObject([{ role: 'away', dayCount: 3 }]);
  });
});

describe('the applicant', () => {
  test.each(['Dvořáková Jana', 'Jana Dvořáková', 'Ing. Dvořáková Jana, Ph.D.'])(
    'is found by the name “%s” and is no teammate',
    (fullName) => {
      const page = aPage([fullName], [anEntry(fullName, ...day)]);
      expect(applicantIn(page.people, asked.applicant)?.fullName).toBe(fullName);
      expect(teammatesOf(page, asked)).toEqual([]);
    },
  );

  test('is unknown where two people have the name: only the request is shown', () => {
    const page = aPage(['Dvořáková Jana', 'Jana Dvořáková'], working('Jana Dvořáková'));
    expect(applicantIn(page.people, asked.applicant)).toBeNull();
    const { applicant, ghost } = teamAround(page, asked, shown);
    expect(applicant).toMatchObject({ id: '', name: 'Dvořáková Jana', plan: [ghost] });
  });

  const twins = ['Dvořáková Jana 1001', 'Dvořáková Jana 1002'];

  test('is found by the personal number where two people have the name', () => {
    const page = aPage(twins, [
      ...working(twins[0] ?? ''),
      ...working(twins[1] ?? '', anEntry(twins[1] ?? '', ...day)),
    ]);
    const numbered = { ...asked, applicant: 'Dvořáková Jana (1001)' };
    expect(applicantIn(page.people, numbered.applicant)?.personalNumber).toBe('1001');
    expect(teamAround(page, numbered, shown)).toMatchObject({
      isApplicantFound: true,
      applicant: { number: '1001' },
      others: { first: [{ name: 'Dvořáková Jana', number: '1002', role: 'away' }] },
    });
  });

  test('leaves namesakes in the team with their numbers while it is unknown which of them it is', () => {
    const plans = twins.flatMap((name) => working(name, anEntry(name, ...day)));
    const page = aPage(twins, plans);
    expect(teamAround(page, asked, shown)).toMatchObject({ isApplicantFound: false });
    expect(teammatesOf(page, asked).map(({ number }) => number)).toEqual(['1001', '1002']);
    expect(awayCount(page, asked)).toBe(0);
  });

  test('is not found in a team without the name', { tags: ['approvals-21'] }, () => {
    expect(teamAround(aPage(['Malá Eva'], []), asked, shown).isApplicantFound).toBe(false);
  });

  test('is counted once among people with an open request', () => {
    const known = anEntry(asked.applicant, '2026-12-23T00:00:00', '2026-12-26T00:00:00', { kind: 'request' });
    const askedBy = (...more: (typeof known)[]) =>
      teamAround(aPage([asked.applicant], [...applicantShifts, ...more]), asked, shown).coverage.days.map(
        (count) => count.asked,
      );
    expect(askedBy()).toEqual([0, 1, 1, 1, 0]);
    expect(askedBy(known)).toEqual([0, 1, 1, 1, 0]);
  });

  test('has the request in the plan once, in place of the same request of the plan', () => {
    const known = anEntry(asked.applicant, '2026-12-23T00:00:00', '2026-12-26T00:00:00', { kind: 'request' });
    const other = { ...known, name: 'Doctor' };
    const { applicant, ghost } = teamAround(
      aPage([asked.applicant], [...applicantShifts, known, other]),
      asked,
      shown,
    );
    expect(applicant.plan).toEqual([...applicantShifts, other, ghost]);
    expect(ghost).toMatchObject({ isAllDay: true, name: 'Vacation', end: '2026-12-26T00:00:00' });
  });

  test('may request a part of a day', () => {
    const { ghost } = teamAround(
      aPage([], []),
      {
        ...asked,
        text: 'Doctor 23.12.2026 8:00 – 10:30',
        days: { first: localDate('2026-12-23'), last: localDate('2026-12-23') },
      },
      shown,
    );
    expect(ghost).toMatchObject({
      isAllDay: false,
      name: 'Doctor',
      begin: '2026-12-23T08:00:00',
      end: '2026-12-23T10:30:00',
    });
  });
});
