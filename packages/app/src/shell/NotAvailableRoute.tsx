import { NotAvailableScreen } from '@selfservice/ui/errors/NotAvailableScreen';
import { shellHrefs } from './hrefs.ts';

/** An area that this version does not have yet. */
export default function NotAvailableRoute() {
  return <NotAvailableScreen homeHref={shellHrefs.home} />;
}
