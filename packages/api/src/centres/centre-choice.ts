import type { Permissions } from '../session/permissions.ts';
import { isAllowed } from '../session/permissions.ts';
import type { Centre } from './centres.ts';

/** The centre whose people a screen shows. @requirement centres-13 */
export interface CentreChoice {
  centre: Centre;
  /** Whether people of sub-centres are included. */
  includesSubcentres: boolean;
  /** Null for all categories. */
  categoryRef: string | null;
  /** The name of the category; undefined until it is loaded. */
  categoryName?: string | undefined;
}

/** A choice by ids, as stored in addresses and on the device. */
export interface CentreSelection {
  /** The centre; null for the user's own root. */
  centreId: number | null;
  /** Whether people of sub-centres are included. */
  includesSubcentres: boolean;
  /** Null for all categories. */
  categoryRef: string | null;
}

/** Returns the category to use; null without permission, also if the address names one. @requirement centres-15 */
export function permittedCategory(
  { categoryRef }: Pick<CentreSelection, 'categoryRef'>,
  permissions: Permissions,
): string | null {
  return isAllowed(permissions, 'categoryFilter') ? categoryRef : null;
}
