import { HelpScreen } from '@selfservice/ui/help/HelpScreen/HelpScreen';
import { useLanguage } from '@selfservice/ui/i18n/useLanguage';
import { useParams } from 'react-router-dom';
import { shellHrefs, toDocumentHref } from '../shell/hrefs.ts';
import { helpSection } from './help-section.ts';

/** Help at the section of the address. @requirement help-1 */
export default function HelpRoute() {
  const language = useLanguage();
  const { anchor } = useParams();
  return (
    <HelpScreen
      pageHref={toDocumentHref(`/help-pages/${language}.html`)}
      homeHref={shellHrefs.home}
      {...helpSection(anchor)}
    />
  );
}
