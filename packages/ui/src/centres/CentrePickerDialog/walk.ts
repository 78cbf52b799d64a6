import type { Centre, CentreLevel } from '@selfservice/api/centres/centres';
import type { TFunction } from 'i18next';

/** Where in the tree somebody goes. */
export interface Walk {
  /** The centre gone to; null for the user's own root. */
  to: number | null;
  /** The way to it as far as it is known, with itself at the end; empty for the root. */
  way: readonly Centre[];
  /** The level that was shown before; null for none. */
  from: CentreLevel | null;
}

/** What is known of a walk. */
export interface WalkState {
  walk: Walk;
  /** The level that is shown; null for none. */
  level: CentreLevel | null;
  /** The level gone to is on its way. */
  isPending: boolean;
}

/** Why no centre can be confirmed now, in words; undefined where one can. */
export function refusalOf(
  t: TFunction<'centres'>,
  { walk, level, isPending }: WalkState,
): string | undefined {
  if (isPending) {
    const name = walk.way.at(-1)?.name;
    return name === undefined ? t('refusal.loading') : t('waiting', { name });
  }
  if (!level) return t('refusal.none');
  return level.isLoaded ? undefined : t('refusal.notLoaded', { name: level.centre.name });
}

/** The sub-centre that leads to where somebody came from; undefined where none does. */
export function cameFrom(level: CentreLevel, from: CentreLevel | null): number | undefined {
  if (!from) return undefined;
  const ids = new Set([from.centre, ...from.parents].map(({ id }) => id));
  return level.children.find(({ id }) => ids.has(id))?.id;
}
