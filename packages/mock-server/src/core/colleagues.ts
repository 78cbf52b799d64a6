import { people } from './people.ts';

/** A generated employee, in the backend's spelling of names. */
export interface GeneratedEmployee {
  ref: string;
  fullName: string;
  personalNumber: string;
}

/** An employee who cannot sign in and works in the centre of a shared person. */
export interface Colleague extends GeneratedEmployee {
  centre: string;
}

const assembly = [
  'Adámková Šárka',
  'Bartoš Miroslav',
  'Blažek Radek',
  'Čermák Ondřej',
  'Dostálová Ivana',
  'Fiala Jakub',
  'Hájek Vojtěch',
  'Hrubý Stanislav',
  'Jelínková Barbora',
  'Kadlecová Michaela',
  'Kolář Libor',
  'Kratochvíl Pavel',
  'Kučerová Tereza',
  'Machová Eliška',
  'Marešová Hana',
  'Moravec David',
  'Navrátil Aleš',
  'Nguyen Thi Lan',
  'Novák Jan',
  'Novák Jan',
  'O’Connor Aoife',
  'Pokorný Jiří',
  'Říha Zdeněk',
  'Sedláčková Veronika',
  'Šimek Robert',
  'Urban Kamil',
  'Vávrová Denisa',
  'Žák Matěj',
  'Ježek Karel',
  'Pospíšilová Lenka',
  'Tichý Martin',
  'Vondráček Milan',
  'Zemanová Jitka',
];

const pressShop = [
  'Ďurica Milan',
  'Bielik Tomáš',
  'Hudáková Katarína',
  'Kováčiková Eva',
  'Šťastný Juraj',
  'Žilka Peter',
];

/** The colleagues of the approver and of the Slovak person; two of them have the same name. */
export const colleagues: readonly Colleague[] = [
  ...membersOf(people.approver.centre, assembly, 4001),
  ...membersOf(people.slovak.centre, pressShop, 3002),
];

/** Returns the reference of the first colleague with this name. */
export function colleagueRef(name: string): string {
  return colleagues.find(({ fullName }) => fullName === name)?.ref ?? '';
}

function membersOf(centre: string, names: readonly string[], firstNumber: number): Colleague[] {
  return names.map((fullName, index) => ({
    ref: String(firstNumber + index).padStart(7, '0'),
    fullName,
    personalNumber: String((firstNumber < 4000 ? 300_000 : 100_000) + 700 + index * 3),
    centre,
  }));
}
