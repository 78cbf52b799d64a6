import { colleagueRef as ref } from '../core/colleagues.ts';
import { people } from '../core/people.ts';
import { texts } from '../core/texts.ts';
import { crowdRef } from '../centres/crowd-size.ts';
import type { RequestSeed } from './request-seed.ts';

const longNote = texts(
  [
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
  ].join('\n'),
  [
    'Stěhujeme se:',
    '– středa: předání klíčů',
    '– čtvrtek: v sedm přijedou stěhováci',
    '– pátek: měřidla, pošta a úřady',
    '',
    'Směny jsou domluvené:',
    'středu a čtvrtek vezme Radek,',
    'pátek Šárka.',
    'Celou dobu budu na telefonu.',
    'Děkuji!',
  ].join('\n'),
  [
    'Sťahujeme sa:',
    '– streda: odovzdanie kľúčov',
    '– štvrtok: o siedmej prídu sťahováci',
    '– piatok: merače, pošta a úrady',
    '',
    'Zmeny sú dohodnuté:',
    'stredu a štvrtok prevezme Radek,',
    'piatok Šárka.',
    'Celý čas budem na telefóne.',
    'Ďakujem!',
  ].join('\n'),
);

const jana = people.employee.ref;
const zofia = people.slovak.ref;

const ofTheEmployee: RequestSeed[] = [
  { who: jana, account: 'vacation', days: [12, 14], dueIn: 5, createdDaysAgo: 2 },
  { who: jana, account: 'doctor', days: 5, times: ['08:00', '10:30'], dueIn: 0, createdDaysAgo: 1 },
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
    note: texts(
      'Three of the shift are away on these days already. The week after is free.',
      'Tři ze směny už v těch dnech mají volno. O týden později je místo.',
      'Traja zo zmeny už majú v tých dňoch voľno. O týždeň neskôr je miesto.',
    ),
    createdDaysAgo: 33,
    decidedDaysAgo: 31,
  },
  { who: jana, account: 'trip', days: 18, state: 3, createdDaysAgo: 20, decidedDaysAgo: 6 },
  { who: jana, account: 'home', days: 6, state: 1, createdDaysAgo: 5, decidedDaysAgo: 4 },
];

/** Requests with many kinds of periods and notes. */
function ofAnExpert(who: string): RequestSeed[] {
  return [
    { who, account: 'escort', days: 'nextMonth', createdDaysAgo: 9 },
    { who, account: 'trip', days: [3, 5], dueIn: -2, createdDaysAgo: 11 },
    { who, account: 'escort', days: 6, times: ['12:00', '16:30'], dueIn: 1 },
    {
      who,
      days: 13,
      times: ['00:00', '23:59'],
      dueIn: 4,
      note: texts('Lectures at the university', 'Přednášky na univerzitě', 'Prednášky na univerzite'),
    },
    { who, account: 'vacation', days: [-8, -4], state: 1, createdDaysAgo: 40, decidedDaysAgo: 35 },
    {
      who,
      days: -5,
      state: 1,
      note: texts('Examinations', 'Zkoušky', 'Skúšky'),
      createdDaysAgo: 22,
      decidedDaysAgo: 20,
    },
    {
      who,
      days: 8,
      times: ['14:00', '22:00'],
      state: 2,
      note: texts('The audit is on that day.', 'V ten den je audit.', 'V ten deň je audit.'),
      createdDaysAgo: 9,
      decidedDaysAgo: 8,
    },
  ];
}

const ofTheCentre: RequestSeed[] = [
  { who: ref('Bartoš Miroslav'), account: 'vacation', days: [12, 16], dueIn: 4, note: longNote },
  { who: ref('Žák Matěj'), account: 'sickDay', days: 4, dueIn: 2, createdDaysAgo: 1 },
  {
    who: ref('Říha Zdeněk'),
    days: 11,
    times: ['22:00', '06:00'],
    dueIn: 2,
    note: texts('A night at the station', 'Noční služba u hasičů', 'Nočná služba u hasičov'),
  },
];

const ofTheSlovakCentre: RequestSeed[] = [
  { who: zofia, account: 'vacation', days: [10, 11], dueIn: 4 },
  { who: zofia, account: 'doctor', days: 17, times: ['08:00', '09:30'], dueIn: 5 },
  { who: zofia, account: 'vacation', days: [-3, -3], state: 1, createdDaysAgo: 25, decidedDaysAgo: 21 },
  {
    who: zofia,
    account: 'home',
    days: -10,
    state: 2,
    createdDaysAgo: 15,
    note: texts('The stocktaking is on that day.', 'V ten den je inventura.', 'V ten deň je inventúra.'),
    decidedDaysAgo: 12,
  },
  { who: zofia, account: 'trip', days: 20, state: 3 },
  { who: zofia, days: 12, dueIn: 0, note: texts('Studies', 'Studium', 'Štúdium') },
  { who: zofia, days: 19, dueIn: 1, note: texts('Studies', 'Studium', 'Štúdium') },
  { who: zofia, days: 26, dueIn: 12, note: texts('Studies', 'Studium', 'Štúdium') },
  {
    who: zofia,
    days: 14,
    times: ['06:00', '14:00'],
    dueIn: 5,
    note: texts('Childcare', 'Péče o dítě', 'Starostlivosť o dieťa'),
  },
  {
    who: zofia,
    days: 21,
    times: ['22:00', '06:00'],
    note: texts(
      'Night service with the fire brigade',
      'Noční služba u hasičů',
      'Nočná služba v hasičskom zbore',
    ),
  },
  {
    who: zofia,
    days: -2,
    state: 1,
    note: texts('Studies', 'Studium', 'Štúdium'),
    createdDaysAgo: 15,
    decidedDaysAgo: 14,
  },
  {
    who: zofia,
    days: -6,
    state: 3,
    note: texts('Wedding', 'Svatba', 'Svadba'),
    createdDaysAgo: 18,
    decidedDaysAgo: 16,
  },
  { who: ref('Bielik Tomáš'), days: 3, dueIn: -1, note: texts('Moving house', 'Stěhování', 'Sťahovanie') },
  {
    who: ref('Hudáková Katarína'),
    days: 16,
    times: ['14:00', '22:00'],
    dueIn: 2,
    note: texts('School', 'Škola', 'Škola'),
  },
  { who: ref('Žilka Peter'), days: 23, note: texts('Examination', 'Zkouška', 'Skúška') },
  {
    who: ref('Šťastný Juraj'),
    days: 7,
    state: 1,
    note: texts('Doctor', 'Lékař', 'Lekár'),
    createdDaysAgo: 9,
    decidedDaysAgo: 8,
  },
  {
    who: ref('Kováčiková Eva'),
    days: 5,
    state: 2,
    note: texts('No one can take over the shift.', 'Na směnu není náhrada.', 'Na zmene nie je náhrada.'),
    decidedDaysAgo: 2,
  },
];

/** Three pending and three decided requests of a person whose approver is the manager. */
function ofAnybody(who: string): RequestSeed[] {
  return [
    { who, account: 'vacation', days: [17, 21], dueIn: 6 },
    { who, account: 'doctor', days: 6, times: ['13:00', '15:00'], dueIn: 2 },
    { who, account: 'home', days: 13, dueIn: 8 },
    { who, account: 'vacation', days: [-7, -6], state: 1, createdDaysAgo: 20, decidedDaysAgo: 18 },
    {
      who,
      account: 'trip',
      days: -13,
      state: 2,
      note: texts('The trip has been put off.', 'Cesta byla odložena.', 'Cesta bola odložená.'),
      createdDaysAgo: 17,
      decidedDaysAgo: 15,
    },
    { who, account: 'home', days: 9, state: 3 },
  ];
}

const ofTheApprover: RequestSeed[] = [
  { who: people.approver.ref, account: 'vacation', days: [32, 41], dueIn: 9 },
  {
    who: people.approver.ref,
    account: 'trip',
    days: [-6, -4],
    state: 1,
    createdDaysAgo: 21,
    decidedDaysAgo: 19,
  },
];

/** Approved vacation between Christmas and New Year. */
const atTheEndOfTheYear: RequestSeed[] = [people.manager, people.substitute].map(({ ref: who }) => {
  return { who, account: 'vacation', days: [38, 41], state: 1, createdDaysAgo: 24, decidedDaysAgo: 22 };
});

/** Returns two pending requests in a closed month. */
export function belatedRequests(daysSinceMonth: number): RequestSeed[] {
  return [9, 14].map((days) => ({
    who: crowdRef(days - 6),
    account: 'vacation',
    days: -daysSinceMonth - days,
    dueIn: -daysSinceMonth - days - 1,
    createdDaysAgo: daysSinceMonth + days + 5,
  }));
}

/** The requests of the shared people and of some colleagues, written by hand. */
export const namedRequests: readonly RequestSeed[] = [
  ...ofTheEmployee,
  ...ofAnExpert(ref('Jelínková Barbora')),
  ...ofTheCentre,
  ...ofTheSlovakCentre,
  ...ofTheApprover,
  ...atTheEndOfTheYear,
  ...[people.twoEmployments, people.substitute, people.mustChangePassword].flatMap((person) =>
    ofAnybody(person.ref),
  ),
  ...ofAnExpert(people.longName.ref),
];
