import type { Area, PathOf } from '@selfservice/ui/areas/defineArea';
import type { Clock } from '@selfservice/api/core/clock';
import type { ComponentType } from 'react';

/**
 * The screens at the paths of an area, each loaded when it is first opened. They are the default export of
 * `<area>.routes.tsx`, where the router finds them.
 */
export type ScreensOf<A extends Area> = Record<PathOf<A>, ComponentType>;

/** Props of a screen that works without a sign-in. */
export interface OpenScreenProps {
  /** The current time. */
  clock: Clock;
}
