import type { Grant } from '../core/database.ts';
import { people, personKeys } from '../core/people.ts';
import type { Refusal } from '../core/refusals.ts';
import { refuse } from '../core/refusals.ts';
import type { CentreRow } from './centre-tree.ts';
import { centreNamed, findCentre, parentsOfCentre } from './centre-tree.ts';
import { centresWords } from './centres-words.ts';

/** Returns the root centre of a grant: the centre of the selected employment. */
export function rootOf({ ref }: Grant): CentreRow | undefined {
  for (const key of personKeys) {
    const { ref: own, centre, secondEmployment } = people[key];
    if (own === ref) return centreNamed(centre);
    if (secondEmployment?.ref === ref) return centreNamed(secondEmployment.centre);
  }
  return undefined;
}

/** Returns the parents of a centre, from the grant's own root on. */
export function visibleParents(grant: Grant, id: number): CentreRow[] {
  const root = rootOf(grant);
  return parentsOfCentre(id).filter(
    (parent) => root && [...parentsOfCentre(parent.id), parent].includes(root),
  );
}

/** Returns a centre that a grant may see, or the refusal. */
export function visibleCentre(grant: Grant, id: number): CentreRow | Refusal {
  const centre = findCentre(id);
  const root = rootOf(grant);
  const isVisible = centre && root && [...parentsOfCentre(id), centre].some((each) => each.id === root.id);
  return isVisible ? centre : refuse(404, centresWords.noCentre(id));
}
