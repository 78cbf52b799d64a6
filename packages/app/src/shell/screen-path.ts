import { matchPath } from 'react-router-dom';
import { areaRoutes } from './routes.ts';

/** Returns the path of an address's route with its parameters; the address itself if it has no route. */
export function screenPath(pathname: string): string {
  return areaRoutes.find(({ path }) => matchPath(path, pathname))?.path ?? pathname;
}
