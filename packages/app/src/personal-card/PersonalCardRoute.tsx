import { PersonalCardScreen } from '@selfservice/ui/personal-card/PersonalCardScreen/PersonalCardScreen';
import { shellHrefs } from '../shell/hrefs.ts';

/** The route of the personal card. */
export default function PersonalCardRoute() {
  return <PersonalCardScreen backHref={shellHrefs.home} />;
}
