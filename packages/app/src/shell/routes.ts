import { areas } from '@selfservice/ui/areas/areas';
import type { Action } from '@selfservice/api/session/permissions';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';

/** A route behind the sign-in. @requirement shell-3, shell-33 */
export interface AreaRoute {
  /** Path with its parameters, for example `/plan/my/:date?`. */
  path: string;
  /** The action that the user needs; null: every signed-in user may open it. */
  runAction: Action | null;
  /** The screen, loaded when it is first opened. */
  Screen: ComponentType;
}

const screens: Partial<Record<string, ComponentType>> = Object.assign(
  {},
  ...Object.values(import.meta.glob('../*/*.routes.tsx', { eager: true, import: 'default' })),
);

/** The routes of all areas. Throws if a declared path has no screen. */
export const areaRoutes: AreaRoute[] = areas.flatMap(({ paths = {} }) =>
  Object.entries(paths).map(([path, runAction]) => {
    const Screen = screens[path];
    if (!Screen) throw new Error(`No routes file has a screen for ${path}.`);
    return { path, runAction, Screen };
  }),
);

/** Returns the path of an address's route with its parameters; the address itself if it has no route. */
export function screenPath(pathname: string): string {
  return areaRoutes.find(({ path }) => matchPath(path, pathname))?.path ?? pathname;
}

/** The addresses that redirect to another one. @requirement shell-1, shell-2 */
export const redirectRoutes = areas.flatMap(({ redirects = {} }) =>
  Object.entries(redirects).map(([path, to]) => ({ path, to })),
);
