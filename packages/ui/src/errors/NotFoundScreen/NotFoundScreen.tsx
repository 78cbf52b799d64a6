import { useTranslation } from 'react-i18next';
import { StatusPage } from '../../patterns/StatusPage/StatusPage.tsx';
import { Link } from '../../primitives/Link/Link.tsx';

/** Props of `NotFoundScreen`. */
export interface NotFoundScreenProps {
  /** Where home lives. */
  homeHref: string;
}

/** No screen has this address, or the person may not enter it. Specification 000 section 2. */
export function NotFoundScreen({ homeHref }: NotFoundScreenProps) {
  const { t } = useTranslation('errors');
  return (
    <StatusPage code="404" title={t('notFound.title')} actions={<Link href={homeHref}>{t('toHome')}</Link>}>
      <p>{t('notFound.advice')}</p>
    </StatusPage>
  );
}
