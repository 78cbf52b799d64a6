/** A sample person in a list. */
export interface SamplePerson {
  id: string;
  label: string;
  place: string;
  balance: string;
  since: string;
}

const firstNames = [
  'Jana',
  'Petr',
  'Ľubomíra',
  'Tomáš',
  'Žofie',
  'Štefan',
  'Eliška',
  'Radoslav',
  'Květa',
  'Ján',
];
const surnames = [
  'Dvořáková',
  'Novák',
  'Hudáková',
  'Šťastný',
  'Říhová',
  'Kováč',
  'Bartošová',
  'Ďurica',
  'Malá',
];
const places = ['Montáž', 'Sklad', 'Lakovna', 'Účtárna', 'Expedice', 'Údržba'];
const balances = ['+12:45', '−132:45', '0:00', '+3:30', '−0:15'];

/** Returns the given number of sample people, always the same ones. */
export function somePeople(count: number): readonly SamplePerson[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `p${index + 1}`,
    label: `${pick(firstNames, index)} ${pick(surnames, index)}${index < 90 ? '' : ` ${index + 1}`}`,
    place: pick(places, index),
    balance: pick(balances, index),
    since: `${(index % 28) + 1}. ${(index % 12) + 1}. ${2004 + (index % 20)}`,
  }));
}

function pick(from: readonly string[], index: number): string {
  return from[index % from.length] ?? '';
}
