import { people } from '../core/people.ts';
import { centreNamed, childrenOfCentre, idsBelow } from './centre-tree.ts';

/** How many people work in the centres of serial production: as many as a plan should show with ease. */
const serialCount = 900;
const machinesWithPeople = 10;

/** In which centres the people of the manager's centre work, by their place in the crowd. */
export function crowdPlaces(count: number): number[] {
  const manager = centreNamed(people.manager.centre)?.id ?? 0;
  const serial = centreNamed('Serial production')?.id ?? 0;
  const machines = centreNamed('Machine park')?.id ?? 0;
  const approver = centreNamed(people.approver.centre)?.id ?? 0;
  // The approver's colleagues are people of their own, so that everybody there asks the approver.
  const workshops = childrenOfCentre(manager)
    .map(({ id }) => id)
    .filter((id) => ![serial, machines, approver].includes(id));
  const others = [
    manager,
    ...workshops,
    ...childrenOfCentre(machines)
      .slice(0, machinesWithPeople)
      .map(({ id }) => id),
  ];
  const halls = idsBelow(serial);
  return Array.from({ length: count }, (_, index) => {
    const list = index < serialCount ? halls : others;
    return list[index % list.length] ?? manager;
  });
}
