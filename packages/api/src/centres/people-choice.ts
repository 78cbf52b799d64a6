import type { CentreChoice } from './centre-choice.ts';

/** The people of a list: a choice without names, which do not affect the response. */
export interface PeopleChoice {
  centreId: number;
  /** Whether people of sub-centres are included. */
  includesSubcentres: boolean;
  /** Null for all categories. */
  categoryRef: string | null;
}

/** Returns the people of a chosen centre. */
export function toPeopleChoice({ centre, includesSubcentres, categoryRef }: CentreChoice): PeopleChoice {
  return { centreId: centre.id, includesSubcentres, categoryRef };
}

/** Returns whether two choices are equal. */
export function isSameChoice(one: PeopleChoice | undefined, other: PeopleChoice): boolean {
  return (
    one?.centreId === other.centreId &&
    one.includesSubcentres === other.includesSubcentres &&
    one.categoryRef === other.categoryRef
  );
}

/** Returns the chosen centre for list calls. The id of the centre is sent as text. @requirement centres-19 */
export function toCentreFields({ centreId, includesSubcentres }: PeopleChoice) {
  return { SelectedIxsStr: String(centreId), IncludeChildren: includesSubcentres };
}

/** Returns the chosen category for list calls: a list, empty for all categories. @requirement centres-19 */
export function toCategoryList({ categoryRef }: PeopleChoice): string[] {
  return categoryRef === null ? [] : [categoryRef];
}
