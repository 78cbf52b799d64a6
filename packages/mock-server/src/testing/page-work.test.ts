import { localDate } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import { peopleOfCentre } from '../centres/centre-people.ts';
import { centreNamed } from '../centres/centre-tree.ts';
import { people } from '../core/people.ts';
import { departmentIntervals } from '../department-plan/department-rows.ts';
import { presenceRows } from '../presence/presence-rows.ts';
import { aDatabase } from '../requests/requests.fixtures.ts';
import { countWork } from './count-work.fixtures.ts';

// On a Monday the last pass of most people is three days old.
test.each([
  { at: '2026-11-20T08:00:00', hashSteps: 350, dates: 6 },
  { at: '2026-11-23T05:00:00', hashSteps: 590, dates: 12.5 },
])(
  'presence and plan of 1,000 people need a limited number of random decisions and dates, and no formatter, at $at',
  async ({ at, hashSteps, dates }) => {
    const database = aDatabase({ at });
    const everybody = await peopleOfCentre(database, centreNamed(people.manager.centre)?.id ?? 0, true);
    expect(everybody).toHaveLength(1000);
    const presence = () =>
      presenceRows(database, everybody, { selected: 0, language: 'en', canSeeContacts: true });
    const refs = everybody.map(({ ref }) => ref);
    const plan = () =>
      departmentIntervals(database, refs, [localDate('2026-11-16'), localDate('2026-11-22')], 'en');
    // The requests of a person are generated once.
    presence();
    const ofPresence = countWork(presence);
    expect(ofPresence.hashSteps / everybody.length).toBeLessThan(hashSteps);
    expect(ofPresence.dates / everybody.length).toBeLessThan(dates);
    expect(ofPresence.formatters).toBe(0);
    plan();
    const ofPlan = countWork(plan);
    expect(ofPlan.hashSteps / everybody.length).toBeLessThan(135);
    expect(ofPlan.dates / everybody.length).toBeLessThan(2.2);
    expect(ofPlan.formatters).toBe(0);
  },
);
