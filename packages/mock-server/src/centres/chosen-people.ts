import type { Database, Grant } from '../core/database.ts';
import { Refusal, refuse } from '../core/refusals.ts';
import { isCategory } from './categories.ts';
import { visibleCentre } from './centre-access.ts';
import type { CentrePerson } from './centre-people.ts';
import { peopleOfCentre } from './centre-people.ts';
import { centresWords } from './centres-words.ts';

/** Whose rows a list is asked for. */
interface Choice {
  /** The number of a centre as a text. */
  SelectedIxsStr: string;
  IncludeChildren: boolean;
}

/**
 * The people of a centre in the order of their names, or the refusal of a centre or a category.
 *
 * @param categories references; none: people of every category
 */
export async function chosenPeople(
  database: Database,
  grant: Grant,
  { SelectedIxsStr, IncludeChildren }: Choice,
  categories: readonly string[],
): Promise<CentrePerson[] | Refusal> {
  if (!/^\d+$/.test(SelectedIxsStr)) return refuse(400, centresWords.noCentre(SelectedIxsStr));
  const centre = visibleCentre(grant, Number(SelectedIxsStr));
  if (centre instanceof Refusal) return centre;
  const unknown = categories.find((ref) => !isCategory(ref));
  if (unknown !== undefined) return refuse(400, centresWords.noCategory(unknown));
  const everybody = await peopleOfCentre(database, centre.id, IncludeChildren);
  return everybody.filter(({ categoryRef }) => categories.length === 0 || categories.includes(categoryRef));
}
