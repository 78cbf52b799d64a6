import type { Area, PathOf } from '@selfservice/ui/areas/defineArea';
import type { Clock } from '@selfservice/api/core/clock';
import type { ComponentType } from 'react';

/**
 * The screens at the paths that an area declares, each loaded when somebody first enters. `<area>.routes.tsx` exports them
 * by default, and the router finds them.
 */
export type ScreensOf<A extends Area> = Record<PathOf<A>, ComponentType>;

/** What a screen is given that works without sign-in. */
export interface OpenScreenProps {
  /** The current time. */
  clock: Clock;
}
