import { areas } from '@selfservice/ui/areas/areas';
import type { Action } from '@selfservice/api/session/permissions';
import type { ComponentType } from 'react';

/** A route behind the sign-in. Specification 000 section 2 and 001 section 2. */
export interface AreaRoute {
  /** Path with its parameters, for example `/plan/my/:date?`. */
  path: string;
  /** Who may not use this action finds no screen there; null: everybody who is signed in may enter. */
  runAction: Action | null;
  /** The screen, loaded when somebody first enters. */
  Screen: ComponentType;
}

const screens: Partial<Record<string, ComponentType>> = Object.assign(
  {},
  ...Object.values(import.meta.glob('../*/*.routes.tsx', { eager: true, import: 'default' })),
);

/** The routes of all areas. The build stops where a declared path has no screen. */
export const areaRoutes: AreaRoute[] = areas.flatMap(({ paths = {} }) =>
  Object.entries(paths).map(([path, runAction]) => {
    const Screen = screens[path];
    if (!Screen) throw new Error(`No routes file has a screen for ${path}.`);
    return { path, runAction, Screen };
  }),
);

/** Every address that only leads on to another. */
export const redirectRoutes = areas.flatMap(({ redirects = {} }) =>
  Object.entries(redirects).map(([path, to]) => ({ path, to })),
);
