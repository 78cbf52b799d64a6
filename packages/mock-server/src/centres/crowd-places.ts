import { managerCrowdSize, warehouseCrowdSize } from './crowd-size.ts';
import { people } from '../core/people.ts';
import { centreNamed, childrenOfCentre, idsBelow } from './centre-tree.ts';

/** How many people work in the centres of serial production: as many as a plan should show with ease. */
const serialCount = 900;
const machinesWithPeople = 10;

/** In which centres the people of the crowd work, by their place in it. */
export function crowdPlaces(): number[] {
  const manager = idOf(people.manager.centre);
  const serial = idOf('Serial production');
  const machines = idOf('Machine park');
  // The approver's colleagues are people of their own, so that everybody there asks the approver.
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
