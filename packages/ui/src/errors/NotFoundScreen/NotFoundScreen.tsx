import { useTranslation } from 'react-i18next';
import { StatusPage } from '../../patterns/StatusPage/StatusPage.tsx';
import { HomeLink } from '../HomeLink/HomeLink.tsx';

export interface NotFoundScreenProps {
  /** Where home lives. */
  homeHref: string;
}

/**
 * No screen has this address. One that the person may not enter looks the same: its route is hidden, so nothing is told
 * of what lies behind, and the words name both reasons. Specification 000 section 2.
 */
export function NotFoundScreen({ homeHref }: NotFoundScreenProps) {
  const { t } = useTranslation('errors');
  return (
    <StatusPage code="404" title={t('notFound.title')} actions={<HomeLink href={homeHref} />}>
      <p>{t('notFound.advice')}</p>
    </StatusPage>
  );
}
