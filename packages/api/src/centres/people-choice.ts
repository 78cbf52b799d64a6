import type { CentreChoice } from './centre-choice.ts';

/** Whose people a list is asked for: a choice without the names, which change nothing of the answer. */
export interface PeopleChoice {
  centreId: number;
  /** Whether the people of the centres below it belong to them. */
  includesSubcentres: boolean;
  /** Null: people of every category. */
  categoryRef: string | null;
}

/** Whose people a list is asked for, once a centre is chosen. */
export function toPeopleChoice({ centre, includesSubcentres, categoryRef }: CentreChoice): PeopleChoice {
  return { centreId: centre.id, includesSubcentres, categoryRef };
}

/** Whether two lists are about the same people. */
export function isSameChoice(one: PeopleChoice | undefined, other: PeopleChoice): boolean {
  return (
    one?.centreId === other.centreId &&
    one.includesSubcentres === other.includesSubcentres &&
    one.categoryRef === other.categoryRef
  );
}

/** The chosen centre as the lists' calls spell it. ASSUMED: the centre's number as a text. */
export function toCentreFields({ centreId, includesSubcentres }: PeopleChoice) {
  return { SelectedIxsStr: String(centreId), IncludeChildren: includesSubcentres };
}

/** The chosen category as the lists' calls spell it: a list, empty for every category. Decisions section 7. */
export function toCategoryList({ categoryRef }: PeopleChoice): string[] {
  return categoryRef === null ? [] : [categoryRef];
}
