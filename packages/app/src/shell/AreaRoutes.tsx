import { isAllowed } from '@selfservice/api/session/permissions';
import type { Permissions } from '@selfservice/api/session/permissions';
import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { shellHrefs } from './hrefs.ts';
import { areaRoutes, redirectRoutes } from './routes.ts';

const NotFound = lazy(async () => {
  const { NotFoundScreen } = await import('@selfservice/ui/errors/NotFoundScreen');
  return { default: NotFoundScreen };
});

export interface AreaRoutesProps {
  /** The permissions of the user. A route whose run action is not allowed is not found. */
  permissions: Permissions;
}

/**
 * The screen of the address for a signed-in user. The test routes are separate pages and not part of these routes.
 *
 * @requirement shell-3, shell-5, shell-33
 */
export function AreaRoutes({ permissions }: AreaRoutesProps) {
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
      <Route path="*" element={<NotFound homeHref={shellHrefs.home} />} />
    </Routes>
  );
}
