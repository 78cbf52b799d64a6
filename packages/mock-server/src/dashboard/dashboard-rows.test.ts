import { localDateTime } from '@selfservice/api/core/local-date';
import { dashboardSchema } from '@selfservice/api/dashboard/dashboard.wire';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createDatabase, ownGrant } from '../core/database.ts';
import { createManualClock } from '../core/manual-clock.ts';
import { people, personKeys } from '../core/people.ts';
import { defaultScenario } from '../core/scenario.ts';
import { aDatabase } from '../requests/requests.fixtures.ts';
import { dashboardAnswer } from './dashboard-answer.ts';

const homes = personKeys.map((key) => dashboardAnswer(aDatabase(), ownGrant(key), 'en'));

test('the dashboard of every person fits the contract', () => {
  for (const home of homes) expect(v.safeParse(dashboardSchema, home).success).toBe(true);
});

test('the dashboards of the scenario cover every variant', () => {
  expect(homes.some(({ balance }) => balance.minutes === -(132 * 60 + 45))).toBe(true);
  expect(homes.some(({ balance }) => (balance.minutes ?? 0) > 0)).toBe(true);
  expect(homes.some(({ balance }) => balance.hasError)).toBe(true);
  expect(homes.some(({ balance }) => !balance.isComputed)).toBe(true);
  expect(homes.some(({ balance }) => balance.minutes === 0 && balance.isComputed)).toBe(true);
  expect(homes.some(({ vacation }) => vacation === null)).toBe(true);
  expect(homes.some(({ addVacation2 }) => addVacation2 != null)).toBe(true);
  expect(homes.some(({ lastPassage }) => lastPassage === null)).toBe(true);
  for (const flag of [
    'isApprovable',
    'isApprover',
    'isApproverPlnunava',
    'isAbsenceApprover',
    'isApprovablePlnunava',
  ] as const)
    expect(new Set(homes.map((home) => home[flag] ?? false))).toEqual(new Set([true, false]));
});

test(
  'the last pass is the arrival near the begin of the shift, in the language of the client',
  { tags: ['dashboard-30'] },
  () => {
    const at = (moment: string) => createDatabase(defaultScenario, createManualClock(localDateTime(moment)));
    const lastPass = (moment: string) => dashboardAnswer(at(moment), ownGrant('employee'), 'cs').lastPassage;
    expect(lastPass('2026-11-20T08:00:00')).toEqual({
      time: expect.stringMatching(/^2026-11-20T07:[45]/),
      text: 'Příchod',
    });
    // On Sunday the last pass is the departure of Friday.
    expect(lastPass('2026-11-22T12:00:00')).toEqual({
      time: expect.stringMatching(/^2026-11-20T1[67]:/),
      text: 'Odchod',
    });
  },
);

test('another employment has a different dashboard', () => {
  const database = aDatabase();
  const ref = people.twoEmployments.secondEmployment?.ref ?? '';
  const home = dashboardAnswer(database, { ...ownGrant('twoEmployments'), ref }, 'en');
  expect(home).toMatchObject({
    emailForNotifications: 'tomas.kovar@example.com',
    // After the night shift.
    lastPassage: { time: expect.stringMatching(/^2026-11-20T06:0/), text: 'Out' },
  });
  expect(home.balance).not.toEqual(dashboardAnswer(database, ownGrant('twoEmployments'), 'en').balance);
});
