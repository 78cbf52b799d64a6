import type { Centre, CentreLevel } from '@selfservice/api/centres/centres';
import type { TFunction } from 'i18next';

/** A position in the tree, and the move to it. */
export interface CentreMove {
  /** The wanted centre; null for the user's own root. */
  to: number | null;
  /** The known path to it, including itself; empty for the root. */
  way: readonly Centre[];
  /** The level that was shown before; null for none. */
  from: CentreLevel | null;
}

/** The state of a move. */
export interface WalkState {
  move: CentreMove;
  /** The shown level; null for none. */
  level: CentreLevel | null;
  /** Whether the wanted level is loading. */
  isPending: boolean;
}

/** Returns the reason why no centre can be confirmed now; undefined if one can. @requirement centres-7 */
export function refusalOf(
  t: TFunction<'centres'>,
  { move, level, isPending }: WalkState,
): string | undefined {
  if (isPending) {
    const name = move.way.at(-1)?.name;
    return name === undefined ? t('refusal.loading') : t('waiting', { name });
  }
  if (!level) return t('refusal.none');
  return level.isLoaded ? undefined : t('refusal.notLoaded', { name: level.centre.name });
}

/** Returns the sub-centre that leads to the level that the user comes from; undefined if there is none. */
export function previousSubcentre(level: CentreLevel, from: CentreLevel | null): number | undefined {
  if (!from) return undefined;
  const ids = new Set([from.centre, ...from.parents].map(({ id }) => id));
  return level.children.find(({ id }) => ids.has(id))?.id;
}
