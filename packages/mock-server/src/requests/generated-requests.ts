import { colleagues } from '../core/colleagues.ts';
import { crowdRef, managerCrowdSize } from '../centres/crowd-size.ts';
import { people } from '../core/people.ts';
import type { AccountKey } from './accounts.ts';
import type { RequestSeed } from './request-seed.ts';

const accountTurns: AccountKey[] = [
  'vacation',
  'doctor',
  'home',
  'vacation',
  'trip',
  'sickDay',
  'vacation',
  'escort',
];
const dueTurns = [5, 0, 12, undefined, 2, 1, 4, -2];
const unavailableFor = ['School', 'Childcare', 'Training of the fire brigade', 'Second job'];
const rejections = ['Please choose another week.', 'No one can take over the shift.'];

/** Creates a generator of pseudo-random integers from 0 up to, but not including, `below`. */
export function createNumbers(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Creates pending requests of people of the manager's centre. */
export function crowdRequests(count: number, seed: number, isUnavailability = false): RequestSeed[] {
  const number = createNumbers(seed);
  const first = number(managerCrowdSize);
  return Array.from({ length: count }, (_, index) => {
    const account = isUnavailability ? undefined : accountTurns[number(accountTurns.length)];
    const dueIn = dueTurns[index % dueTurns.length];
    const begin = 1 + number(40);
    return {
      who: crowdRef((first + index * 7) % managerCrowdSize),
      ...(account ? { account } : { note: unavailableFor[number(unavailableFor.length)] ?? '' }),
      ...(dueIn !== undefined && { dueIn }),
      ...timeOfAbsence(number, begin, account),
      createdDaysAgo: 1 + number(12),
    };
  });
}

/** Creates two pending requests in a closed month. */
export function belatedRequests(daysSinceMonth: number): RequestSeed[] {
  return [3, 8].map((days) => ({
    who: crowdRef(days),
    account: 'vacation',
    days: -daysSinceMonth - days,
    dueIn: -daysSinceMonth - days - 1,
    createdDaysAgo: daysSinceMonth + days + 5,
  }));
}

/** Creates decided requests of the approver's colleagues, or of people of the manager's centre. */
export function decidedRequests(count: number, seed: number, isCrowd = false): RequestSeed[] {
  const number = createNumbers(seed + 17);
  const centre = colleagues.filter(({ centre }) => centre === people.approver.centre);
  return Array.from({ length: count }, (_, index) => {
    const account = accountTurns[number(accountTurns.length)] ?? 'vacation';
    const state = index % 5 === 3 ? 2 : index % 7 === 6 ? 3 : 1;
    const decidedDaysAgo = 1 + number(25);
    return {
      who: isCrowd ? crowdRef(number(managerCrowdSize)) : (centre[(index * 5) % centre.length]?.ref ?? ''),
      account,
      ...timeOfAbsence(number, number(45) - 18, account),
      state,
      createdDaysAgo: decidedDaysAgo + 1 + number(6),
      decidedDaysAgo,
      ...(state === 2 && { note: rejections[index % rejections.length] ?? '' }),
    };
  });
}

function timeOfAbsence(
  number: (below: number) => number,
  begin: number,
  account: AccountKey | undefined,
): Pick<RequestSeed, 'days' | 'times'> {
  const hour = 6 + number(6);
  const at = (hours: number) => `${String(hours % 24).padStart(2, '0')}:00`;
  if (account === 'doctor') return { days: begin, times: [at(hour), at(hour + 2)] };
  if (account === undefined)
    return number(3) === 0 ? { days: begin } : { days: begin, times: [at(hour + 8), at(hour + 16)] };
  return { days: [begin, begin + number(5)] };
}
