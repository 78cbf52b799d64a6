import { dateOf, localDateTime } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import { people } from '../core/people.ts';
import type { Texts } from '../core/texts.ts';
import { texts } from '../core/texts.ts';
import type { Scenario } from '../core/scenario.ts';
import type { UnavailabilityRow } from './unavailability-row.ts';

const firstId = 7001;

/** An unavailability relative to the day of the scenario: person, number of days, note, and the times of a part of a day. */
type Seed = [who: string, days: number, note: Texts, times?: readonly [string, string]];

const past: [days: number, note: Texts, times?: readonly [string, string]][] = [
  [-4, texts('Parents’ evening at school', 'Třídní schůzky', 'Rodičovské združenie'), ['16:00', '18:30']],
  [-11, texts('Moving house', 'Stěhování', 'Sťahovanie')],
  [
    -19,
    texts('Night service with the fire brigade', 'Noční služba u hasičů', 'Nočná služba u hasičov'),
    ['22:00', '06:00'],
  ],
  [
    -45,
    texts(
      'Examination\nGeneral hospital, second floor',
      'Vyšetření\nNemocnice, druhé patro',
      'Vyšetrenie\nNemocnica, druhé poschodie',
    ),
  ],
];

const seeds: Seed[] = [
  [people.employee.ref, 10, texts('Evening course', 'Večerní kurz', 'Večerný kurz'), ['17:00', '20:00']],
  ...past.map((each): Seed => [people.employee.ref, ...each]),
  [people.approver.ref, -8, texts('Court hearing', 'Soudní jednání', 'Súdne pojednávanie')],
  ...[people.twoEmployments, people.substitute, people.mustChangePassword].flatMap((person): Seed[] => [
    [person.ref, 29, texts('Wedding', 'Svatba', 'Svadba')],
    [
      person.ref,
      -12,
      texts('Training of the volunteers', 'Cvičení dobrovolníků', 'Cvičenie dobrovoľníkov'),
      ['14:00', '22:00'],
    ],
  ]),
];

/** Creates the initial unavailabilities of a scenario, by their ids. */
export function createUnavailabilities({ at }: Scenario): Map<number, UnavailabilityRow> {
  const today = dateOf(localDateTime(at));
  const rows = seeds.map(([personRef, days, note, times], index): UnavailabilityRow => {
    const day = addDays(today, days);
    const endDay = times && times[1] <= times[0] ? addDays(day, 1) : day;
    return {
      id: firstId + index,
      personRef,
      day,
      begin: times ? localDateTime(`${day}T${times[0]}:00`) : null,
      end: times ? localDateTime(`${endDay}T${times[1]}:00`) : null,
      note,
      createdAt: localDateTime(`${addDays(day, -21)}T18:40:00`),
    };
  });
  return new Map(rows.map((row) => [row.id, row]));
}
