import type { Permissions } from '../session/permissions.ts';
import { isAllowed } from '../session/permissions.ts';
import type { Centre } from './centres.ts';

/** Whose people a screen shows. Specification 001 section 2. */
export interface CentreChoice {
  centre: Centre;
  /** Whether the people of the centres below it belong to them. */
  includesSubcentres: boolean;
  /** Null: people of every category. */
  categoryRef: string | null;
  /** The category's name; undefined until it is known. */
  categoryName?: string | undefined;
}

/** A choice as an address and a device keep it: by ids. */
export interface CentreSelection {
  /** The centre; null for the user's own root. */
  centreId: number | null;
  /** Whether with the people of the centres below it. */
  includesSubcentres: boolean;
  /** Null: people of every category. */
  categoryRef: string | null;
}

/** The category to ask for. An address may name one to somebody who may not choose by it. Specification 001 section 6. */
export function permittedCategory(
  { categoryRef }: Pick<CentreSelection, 'categoryRef'>,
  permissions: Permissions,
): string | null {
  return isAllowed(permissions, 'categoryFilter') ? categoryRef : null;
}
