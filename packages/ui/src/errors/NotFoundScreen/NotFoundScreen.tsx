import { useTranslation } from 'react-i18next';
import { StatusPage } from '../../patterns/StatusPage/StatusPage.tsx';
import { HomeLink } from '../HomeLink/HomeLink.tsx';

export interface NotFoundScreenProps {
  /** The address of home. */
  homeHref: string;
}

/**
 * Shown for an address without a screen. A screen that the user has no permission for looks the same, so that nothing is
 * revealed about it. The text names both reasons.
 *
 * @requirement shell-5, shell-33
 */
export function NotFoundScreen({ homeHref }: NotFoundScreenProps) {
  const { t } = useTranslation('errors');
  return (
    <StatusPage dial="404" title={t('notFound.title')} actions={<HomeLink href={homeHref} />}>
      <p>{t('notFound.advice')}</p>
    </StatusPage>
  );
}
