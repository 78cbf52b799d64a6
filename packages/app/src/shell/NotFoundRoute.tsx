import { NotFoundScreen } from '@selfservice/ui/errors/NotFoundScreen';
import { shellHrefs } from './hrefs.ts';

/** No route has this address, or the person may not enter it. */
export default function NotFoundRoute() {
  return <NotFoundScreen homeHref={shellHrefs.home} />;
}
