import { colleagueRef as ref } from '../core/colleagues.ts';
import { people } from '../core/people.ts';
import type { RequestSeed } from './request-seed.ts';

const longNote = [
  'Moving house over these days:',
  '– Wednesday: handing over the keys',
  '– Thursday: the movers come at seven',
  '– Friday: meters, post and the authorities',
  '',
  'My shifts are agreed with the team:',
  'Radek takes Wednesday and Thursday,',
  'Šárka takes Friday.',
  'I can be reached by phone all the time.',
  'Thank you!',
].join('\n');

const jana = people.employee.ref;
const alexandra = people.longName.ref;
const zofia = people.slovak.ref;

const ofTheEmployee: RequestSeed[] = [
  { who: jana, account: 'vacation', days: [12, 14], dueIn: 5, createdDaysAgo: 2 },
  { who: jana, account: 'doctor', days: 0, times: ['08:00', '10:30'], dueIn: 0, createdDaysAgo: 1 },
  { who: jana, account: 'home', days: 24, times: ['22:00', '02:00'], dueIn: 12, createdDaysAgo: 1 },
  { who: jana, account: 'vacation', days: [-2, -1], state: 1, createdDaysAgo: 30, decidedDaysAgo: 28 },
  {
    who: jana,
    account: 'doctor',
    days: -9,
    times: ['07:30', '09:00'],
    state: 1,
    createdDaysAgo: 14,
    decidedDaysAgo: 13,
  },
  {
    who: jana,
    account: 'vacation',
    days: [-16, -14],
    state: 2,
    note: 'Three of the shift are away on these days already. The week after is free.',
    createdDaysAgo: 33,
    decidedDaysAgo: 31,
  },
  { who: jana, account: 'trip', days: 18, state: 3, createdDaysAgo: 20, decidedDaysAgo: 6 },
  { who: jana, account: 'home', days: 6, state: 1, createdDaysAgo: 5, decidedDaysAgo: 4 },
];

const ofTheLongName: RequestSeed[] = [
  { who: alexandra, account: 'escort', days: 'nextMonth', createdDaysAgo: 9 },
  { who: alexandra, account: 'trip', days: [3, 5], dueIn: -2, createdDaysAgo: 11 },
  { who: alexandra, account: 'escort', days: 5, times: ['12:00', '16:30'], dueIn: 1 },
  { who: alexandra, days: 13, times: ['00:00', '23:59'], dueIn: 4, note: 'Lectures at the university' },
  { who: alexandra, account: 'vacation', days: [-8, -4], state: 1, createdDaysAgo: 40, decidedDaysAgo: 35 },
  { who: alexandra, days: -5, state: 1, note: 'Examinations', createdDaysAgo: 22, decidedDaysAgo: 20 },
  {
    who: alexandra,
    days: 8,
    times: ['14:00', '22:00'],
    state: 2,
    note: 'The audit is on that day.',
    createdDaysAgo: 9,
    decidedDaysAgo: 8,
  },
];

const ofTheCentre: RequestSeed[] = [
  { who: ref('Bartoš Miroslav'), account: 'vacation', days: [12, 16], dueIn: 4, note: longNote },
  { who: ref('Žák Matěj'), account: 'sickDay', days: 4, dueIn: 2, createdDaysAgo: 1 },
  { who: ref('Říha Zdeněk'), days: 11, times: ['22:00', '06:00'], dueIn: 2, note: 'A night at the station' },
];

const ofTheSlovakCentre: RequestSeed[] = [
  { who: zofia, account: 'vacation', days: [10, 11], dueIn: 4 },
  { who: zofia, account: 'doctor', days: 17, times: ['08:00', '09:30'], dueIn: 5 },
  { who: zofia, account: 'vacation', days: [-3, -3], state: 1, createdDaysAgo: 25, decidedDaysAgo: 21 },
  { who: zofia, account: 'home', days: -10, state: 2, note: 'V ten deň je inventúra.', decidedDaysAgo: 12 },
  { who: zofia, account: 'trip', days: 20, state: 3 },
  { who: zofia, days: 12, dueIn: 0, note: 'Štúdium' },
  { who: zofia, days: 19, dueIn: 1, note: 'Štúdium' },
  { who: zofia, days: 26, dueIn: 12, note: 'Štúdium' },
  { who: zofia, days: 14, times: ['06:00', '14:00'], dueIn: 5, note: 'Starostlivosť o dieťa' },
  { who: zofia, days: 21, times: ['22:00', '06:00'], note: 'Nočná služba v hasičskom zbore' },
  { who: zofia, days: -2, state: 1, note: 'Štúdium', createdDaysAgo: 15, decidedDaysAgo: 14 },
  { who: zofia, days: -6, state: 3, note: 'Svadba', createdDaysAgo: 18, decidedDaysAgo: 16 },
  { who: ref('Bielik Tomáš'), days: 9, dueIn: -1, note: 'Sťahovanie' },
  { who: ref('Hudáková Katarína'), days: 16, times: ['14:00', '22:00'], dueIn: 2, note: 'Škola' },
  { who: ref('Žilka Peter'), days: 23, note: 'Skúška' },
  { who: ref('Šťastný Juraj'), days: 7, state: 1, note: 'Lekár', createdDaysAgo: 9, decidedDaysAgo: 8 },
  { who: ref('Kováčiková Eva'), days: 5, state: 2, note: 'Na zmene nie je náhrada.', decidedDaysAgo: 2 },
];

/** Three pending and three decided requests of a person whose approver is the manager. */
function ofAnybody(who: string): RequestSeed[] {
  return [
    { who, account: 'vacation', days: [17, 21], dueIn: 6 },
    { who, account: 'doctor', days: 6, times: ['13:00', '15:00'], dueIn: 2 },
    { who, account: 'home', days: 13, dueIn: 8 },
    { who, account: 'vacation', days: [-7, -6], state: 1, createdDaysAgo: 20, decidedDaysAgo: 18 },
    { who, account: 'trip', days: -13, state: 2, note: 'The trip has been put off.', decidedDaysAgo: 15 },
    { who, account: 'home', days: 9, state: 3 },
  ];
}

const ofTheApprover: RequestSeed[] = [
  { who: people.approver.ref, account: 'vacation', days: [32, 41], dueIn: 9 },
  { who: people.approver.ref, account: 'trip', days: [-6, -4], state: 1, createdDaysAgo: 21 },
];

/** The requests of the shared people and of some colleagues, written by hand. */
export const namedRequests: readonly RequestSeed[] = [
  ...ofTheEmployee,
  ...ofTheLongName,
  ...ofTheCentre,
  ...ofTheSlovakCentre,
  ...ofTheApprover,
  ...[people.twoEmployments, people.substitute, people.mustChangePassword].flatMap((person) =>
    ofAnybody(person.ref),
  ),
];
