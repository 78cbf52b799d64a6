import { managerCrowdSize, warehouseCrowdSize } from './crowd-size.ts';
import { people } from '../core/people.ts';
import { centreNamed, childrenOfCentre, idsBelow } from './centre-tree.ts';

/** Number of people in serial production: as many as a plan should show without delay. */
const serialCount = 900;
const machinesWithPeople = 10;

/** Returns the centre of each person of the crowd, by index. */
export function crowdPlaces(): number[] {
  const manager = idOf(people.manager.centre);
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
  return [
    ...inTurn(idsBelow(serial), serialCount),
    ...inTurn(others, managerCrowdSize - serialCount),
    ...inTurn(idsBelow(idOf(people.twoEmployments.centre)), warehouseCrowdSize),
  ];
}

function inTurn(ids: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, index) => ids[index % ids.length] ?? 0);
}

function idOf(name: string): number {
  return centreNamed(name)?.id ?? 0;
}
