import { people } from '../core/people.ts';
import { centreNamed, childrenOfCentre, idsBelow } from './centre-tree.ts';
import { crowdRef, crowdSizeOf, managerCrowdSize } from './crowd-size.ts';
import { namedPlaces } from './named-places.ts';

/** A generated person without a name. */
export interface CrowdPlace {
  ref: string;
  personalNumber: string;
  centreId: number;
  /** The share of women among the people of the centre, from 0 to 1. */
  womenShare: number;
}

/** A part of the organisation. */
interface Staff {
  /** The English name of the top centre. */
  centre: string;
  /** The number of generated people. */
  count: number;
  womenShare: number;
}

/** The parts of the organisation: with the named people 1,200 people. Production has as many as a list shows. */
const production: Staff = { centre: people.manager.centre, count: managerCrowdSize, womenShare: 0.42 };
const services: Staff[] = [
  staff(people.twoEmployments.centre, 75, 0.35),
  staff('Night transport', 26, 0.08),
  staff(people.restricted.centre, 12, 0.8),
  staff(people.longName.centre, 22, 0.2),
  staff('Head office', 25, 0.65),
];
const slovakPlant = staff(people.slovak.centre, 39, 0.4);

/** Number of people in serial production: as many as a plan should show without delay. */
const serialCount = 900;
const machinesWithPeople = 10;

/** The generated people: those of the Czech tenant, the manager's centre first, then those of the Slovak tenant. */
export const crowdPlaces: readonly CrowdPlace[] = [
  ...[...placesOf(production, productionIds()), ...services.flatMap((part) => placesOf(part))].map(
    (place, index) => ({ ...place, ...czechNumbers(index) }),
  ),
  ...placesOf(slovakPlant).map((place, index) => ({
    ...place,
    ref: String(3101 + index).padStart(7, '0'),
    personalNumber: String(301_000 + index),
  })),
];

const centreIds = new Map([
  ...crowdPlaces.map(({ ref, centreId }): [string, number] => [ref, centreId]),
  ...namedPlaces().map(([{ ref }, centreId]): [string, number] => [ref, centreId]),
]);

/** Returns the id of a person's centre; 0 if there is no such person. */
export function centreIdOf(ref: string): number {
  return centreIds.get(ref) ?? 0;
}

/** Returns the places of a number of generated people in the manager's centre, without centres below it. */
export function managerPlaces(count: number): CrowdPlace[] {
  const places = placesOf({ ...production, count }, [idOf(production.centre)]);
  return places.map((place, index) => ({ ...place, ...czechNumbers(index) }));
}

function staff(centre: string, people: number, womenShare: number): Staff {
  return { centre, count: crowdSizeOf(centre, people), womenShare };
}

function czechNumbers(index: number): Pick<CrowdPlace, 'ref' | 'personalNumber'> {
  return { ref: crowdRef(index), personalNumber: String(101_000 + index) };
}

/** Places the people of a part in its centres in turn. */
function placesOf(
  { centre, count, womenShare }: Staff,
  ids: readonly number[] = idsBelow(idOf(centre)),
): Pick<CrowdPlace, 'centreId' | 'womenShare'>[] {
  return inTurn(ids, count).map((centreId) => ({ centreId, womenShare }));
}

/** Returns the centre of each generated person in Production, by index. */
function productionIds(): number[] {
  const manager = idOf(production.centre);
  const serial = idOf('Serial production');
  const machines = idOf('Machine park');
  // The approver's colleagues are named people, so that all of them send their requests to the approver.
  const workshops = childrenOfCentre(manager)
    .map(({ id }) => id)
    .filter((id) => ![serial, machines, idOf(people.approver.centre)].includes(id));
  const others = [
    manager,
    ...workshops,
    ...childrenOfCentre(machines)
      .slice(0, machinesWithPeople)
      .map(({ id }) => id),
  ];
  return [...inTurn(idsBelow(serial), serialCount), ...inTurn(others, managerCrowdSize - serialCount)];
}

function inTurn(ids: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, index) => ids[index % ids.length] ?? 0);
}

function idOf(name: string): number {
  return centreNamed(name)?.id ?? 0;
}
