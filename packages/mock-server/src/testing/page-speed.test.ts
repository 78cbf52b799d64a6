import { localDate } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import { peopleOfCentre } from '../centres/centre-people.ts';
import { centreNamed } from '../centres/centre-tree.ts';
import { people } from '../core/people.ts';
import { departmentIntervals } from '../department-plan/department-rows.ts';
import { presenceRows } from '../presence/presence-rows.ts';
import { aDatabase } from '../requests/requests.fixtures.ts';

/** Returns the least processor time of some runs in milliseconds. */
function leastTime(work: () => void): number {
  const times = Array.from({ length: 4 }, () => {
    const begin = process.cpuUsage();
    work();
    return process.cpuUsage(begin).user / 1000;
  });
  return Math.min(...times);
}

// On a Monday the last pass of most people is three days old.
test.each(['2026-11-20T08:00:00', '2026-11-23T05:00:00'])(
  'presence and plan of 1,000 people take less than 300 ms and 100 ms of processor time at %s',
  async (at) => {
    const database = aDatabase({ at });
    const everybody = await peopleOfCentre(database, centreNamed(people.manager.centre)?.id ?? 0, true);
    expect(everybody).toHaveLength(1000);
    const presence = () =>
      presenceRows(database, everybody, { selected: 0, language: 'en', canSeeContacts: true });
    const refs = everybody.map(({ ref }) => ref);
    const plan = () =>
      departmentIntervals(database, refs, [localDate('2026-11-16'), localDate('2026-11-22')], 'en');
    expect(leastTime(presence)).toBeLessThan(300);
    expect(leastTime(plan)).toBeLessThan(100);
  },
);
