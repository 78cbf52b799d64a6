import type { Database, Grant } from '../core/database.ts';
import { Refusal, refuse } from '../core/refusals.ts';
import { isCategory } from './categories.ts';
import { visibleCentre } from './centre-access.ts';
import type { CentrePerson } from './centre-people.ts';
import { peopleOfCentre } from './centre-people.ts';
import { centresWords } from './centres-words.ts';

/** The centre of a list call. */
interface Choice {
  /** The id of a centre as text. */
  SelectedIxsStr: string;
  IncludeChildren: boolean;
}

/**
 * Returns the people of a centre, sorted by name, or the refusal of a centre or a category.
 *
 * @param categories references; empty for all categories
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
