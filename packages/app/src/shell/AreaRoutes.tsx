import { isAllowed } from '@selfservice/api/session/permissions';
import type { Permissions } from '@selfservice/api/session/permissions';
import { useClock } from '@selfservice/ui/environment/Environment';
import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { testingRoutes } from '../testing/testing.routes.tsx';
import { areaRoutes, redirectRoutes } from './routes.ts';

const NotFound = lazy(() => import('./NotFoundRoute.tsx'));

/** Props of `AreaRoutes`. */
export interface AreaRoutesProps {
  /** What the person may do: a route whose run action is not allowed is not found. */
  permissions: Permissions;
}

/** The screen of the address, for somebody who is signed in. Decisions on permission identifiers. */
export function AreaRoutes({ permissions }: AreaRoutesProps) {
  const clock = useClock();
  return (
    <Routes>
      {redirectRoutes.map(({ path, to }) => (
        <Route key={path} path={path} element={<Navigate to={to} replace />} />
      ))}
      {areaRoutes
        .filter(({ runAction }) => runAction === null || isAllowed(permissions, runAction))
        .map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
      {Object.entries(testingRoutes).map(([path, Screen]) => (
        <Route key={path} path={path} element={<Screen clock={clock} />} />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
