import { localDateTime } from '@selfservice/api/core/local-date';
import { planDayAt, todayOf } from '../my-plan/calendar.ts';
import { people } from '../core/people.ts';
import type { Scenario } from '../core/scenario.ts';
import { crowdRef, managerCrowdSize } from '../centres/crowd-size.ts';
import { shiftOn, planPersonOf } from '../my-plan/shift-patterns.ts';
import { accounts } from './accounts.ts';
import { namedRows } from './named-rows.ts';
import type { RequestRow } from './request-row.ts';

const firstId = 50_001;
/** Requests that a scenario adds are for days that no generated request can have: their creation is too far ahead. */
const daysAhead = 110;
const workdays = 40;

/** Creates the stored requests of a scenario, by their ids. */
export function createRequests(scenario: Scenario): Map<number, RequestRow> {
  const named = namedRows(scenario);
  const pending = named.filter(
    ({ approverRef, agenda, state }) =>
      approverRef === people.approver.ref && agenda === 'requests' && state === 0,
  );
  const added = addedRows(scenario, Math.max(0, scenario.requestCount - pending.length));
  return new Map(
    [...named, ...added].map((row, index) => [firstId + index, { ...row, id: firstId + index }]),
  );
}

/** Returns pending requests of the crowd for the approver, each for another working day of a person. */
function addedRows(scenario: Scenario, count: number): Omit<RequestRow, 'id'>[] {
  const today = todayOf(scenario);
  const kinds = [accounts.vacation, accounts.doctor, accounts.home, accounts.trip, accounts.sickDay];
  return Array.from({ length: count }, (_, number): Omit<RequestRow, 'id'> => {
    const ref = crowdRef(number % managerCrowdSize);
    const person = planPersonOf(scenario.seed, ref);
    const from = today + daysAhead + Math.floor(number / managerCrowdSize) * workdays + (number % 7);
    const days = Array.from({ length: workdays - 7 }, (_, later) => planDayAt(from + later));
    const day = (days.find((each) => shiftOn(person, each) !== null) ?? planDayAt(from)).date;
    return {
      agenda: 'requests',
      applicantRef: ref,
      approverRef: people.approver.ref,
      accountId: (kinds[number % kinds.length] ?? accounts.vacation).id,
      firstDay: day,
      lastDay: day,
      begin: null,
      end: null,
      createdAt: localDateTime(`${planDayAt(today - 1 - (number % 12)).date}T09:24:00`),
      state: 0,
      deadline: planDayAt(today + (number % 13)).date,
      deciderRef: '',
      decidedAt: null,
      note: '',
    };
  });
}
