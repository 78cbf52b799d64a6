import { matchPath } from 'react-router-dom';
import { areaRoutes } from './routes.ts';

/** The path of the route that an address belongs to: the same for every parameter; the address itself for none. */
export function screenPath(pathname: string): string {
  return areaRoutes.find(({ path }) => matchPath(path, pathname))?.path ?? pathname;
}
