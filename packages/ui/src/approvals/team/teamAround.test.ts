import { localDate } from '@selfservice/api/core/local-date';
import { describe, expect, test } from 'vitest';
import { aPage, anEntry, asked, shown, working, workingLate } from './team.fixtures.ts';
import { awayCount } from '../AlsoAway/awayCount.ts';
import { applicantIn, teamAround, teammatesOf } from './teamAround.ts';

const day = ['2026-12-23T00:00:00', '2026-12-24T00:00:00'] as const;
const own = working(asked.applicant);
const mates = (...args: Parameters<typeof aPage>) => teammatesOf(aPage(...args), asked);

describe('who is away', () => {
  test('is whoever has an entry over the whole day or all shifts, with the reason', () => {
    const care = anEntry('Malá Eva', '2026-12-25T06:00:00', '2026-12-25T14:00:00', { name: 'Care' });
    const plans = [...working('Novák Petr', anEntry('Novák Petr', ...day)), ...working('Malá Eva', care)];
    expect(mates(['Novák Petr', 'Malá Eva'], plans)).toMatchObject([
      { name: 'Novák Petr', role: 'away', dayCount: 1, reason: 'Vacation' },
      { name: 'Malá Eva', role: 'away', dayCount: 1, reason: 'Care' },
    ]);
  });

  test.each(['otherA', 'otherB', 'other'] as const)('is told by an entry of the kind %s', (kind) => {
    const plans = working('Novák Petr', anEntry('Novák Petr', ...day, { kind }));
    expect(mates(['Novák Petr'], plans)).toMatchObject([{ role: 'away' }]);
  });

  test('is nobody with an entry over a part of the shift', () => {
    const doctor = anEntry('Malá Eva', '2026-12-23T08:00:00', '2026-12-23T10:00:00');
    expect(mates(['Malá Eva'], workingLate('Malá Eva', doctor))).toEqual([]);
  });

  test('is told apart from who has asked too, and from who has no shift', () => {
    const request = anEntry('Fiala Jan', ...day, { kind: 'request' });
    const off = workingLate('Žák Matěj').filter(({ begin }) => begin > '2026-12-26');
    expect(mates(['Fiala Jan', 'Žák Matěj'], [...workingLate('Fiala Jan', request), ...off])).toMatchObject([
      { name: 'Fiala Jan', role: 'asked', reason: 'Vacation' },
      { name: 'Žák Matěj', role: 'off', reason: '' },
    ]);
  });

  test('leaves out days on which whoever asks has no shift', () => {
    const onlyWednesday = own.filter(({ begin }) => begin < '2026-12-24');
    const later = anEntry('Novák Petr', '2026-12-24T00:00:00', '2026-12-26T00:00:00');
    const plans = [...onlyWednesday, ...workingLate('Novák Petr', later)];
    expect(mates([asked.applicant, 'Novák Petr'], plans)).toEqual([]);
  });

  test('is nobody whose plan has not come', () => {
    const page = { ...aPage(['Novák Petr'], []), fetchedRefs: new Set<string>(), intervals: new Map() };
    expect(teammatesOf(page, asked)).toEqual([]);
    expect(teamAround(page, asked, shown)).toMatchObject({ isPartial: true, coverage: { readCount: 0 } });
  });
});

describe('who shares the shift', () => {
  test('has one of the same name and times on one of the days at least', () => {
    const plans = [...own, ...working('Malá Eva'), ...workingLate('Novák Petr')];
    expect(mates([asked.applicant, 'Malá Eva', 'Novák Petr'], plans)).toMatchObject([
      { name: 'Malá Eva', role: 'mate', dayCount: 3 },
    ]);
  });

  test('does not where one of both is away', () => {
    const plans = [...own, ...working('Malá Eva', anEntry('Malá Eva', day[0], '2026-12-26T00:00:00'))];
    expect(mates([asked.applicant, 'Malá Eva'], plans)).toMatchObject([{ role: 'away', dayCount: 3 }]);
  });
});

describe('whoever asks', () => {
  test.each(['Dvořáková Jana', 'Jana Dvořáková', 'Ing. Dvořáková Jana, Ph.D.'])(
    'is nobody else, also written “%s”',
    (fullName) => {
      const page = aPage([fullName], [anEntry(fullName, ...day)]);
      expect(applicantIn(page.people, asked.applicant)?.fullName).toBe(fullName);
      expect(teammatesOf(page, asked)).toEqual([]);
    },
  );

  test('is not guessed where two have the name: only what is asked for is known', () => {
    const page = aPage(['Dvořáková Jana', 'Jana Dvořáková'], working('Jana Dvořáková'));
    expect(applicantIn(page.people, asked.applicant)).toBeNull();
    const { applicant, ghost } = teamAround(page, asked, shown);
    expect(applicant).toMatchObject({ id: '', name: 'Dvořáková Jana', plan: [ghost] });
  });

  const twins = ['Dvořáková Jana 1001', 'Dvořáková Jana 1002'];

  test('is found by the personal number where two have the name', () => {
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

  test('leaves namesakes in the team, with their numbers, where it is not known who of them asks', () => {
    const plans = twins.flatMap((name) => working(name, anEntry(name, ...day)));
    const page = aPage(twins, plans);
    expect(teamAround(page, asked, shown)).toMatchObject({ isApplicantFound: false });
    expect(teammatesOf(page, asked).map(({ number }) => number)).toEqual(['1001', '1002']);
    expect(awayCount(page, asked)).toBe(0);
  });

  test('is not found in a team without the name', () => {
    expect(teamAround(aPage(['Malá Eva'], []), asked, shown).isApplicantFound).toBe(false);
  });

  test('is counted among those who have asked, once', () => {
    const known = anEntry(asked.applicant, '2026-12-23T00:00:00', '2026-12-26T00:00:00', { kind: 'request' });
    const askedBy = (...more: (typeof known)[]) =>
      teamAround(aPage([asked.applicant], [...own, ...more]), asked, shown).coverage.days.map(
        (count) => count.asked,
      );
    expect(askedBy()).toEqual([0, 1, 1, 1, 0]);
    expect(askedBy(known)).toEqual([0, 1, 1, 1, 0]);
  });

  test('has what is asked for in the plan once, in the place of what the plan knew of it', () => {
    const known = anEntry(asked.applicant, '2026-12-23T00:00:00', '2026-12-26T00:00:00', { kind: 'request' });
    const other = { ...known, name: 'Doctor' };
    const { applicant, ghost } = teamAround(aPage([asked.applicant], [...own, known, other]), asked, shown);
    expect(applicant.plan).toEqual([...own, other, ghost]);
    expect(ghost).toMatchObject({ isAllDay: true, name: 'Vacation', end: '2026-12-26T00:00:00' });
  });

  test('may ask for a part of a day', () => {
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
