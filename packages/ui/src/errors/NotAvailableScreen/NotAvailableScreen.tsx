import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusPage } from '../../patterns/StatusPage/StatusPage.tsx';
import { HomeLink } from '../HomeLink/HomeLink.tsx';

export interface NotAvailableScreenProps {
  /** Where home lives; leave it out where there is no way home. */
  homeHref?: string;
}

/** This version does not have the area yet. In a dialog, `NotAvailableNote` says so. */
export function NotAvailableScreen({ homeHref }: NotAvailableScreenProps) {
  const { t } = useTranslation('errors');
  return (
    <StatusPage
      icon={Hourglass}
      title={t('notAvailable.title')}
      actions={homeHref && <HomeLink href={homeHref} />}
    >
      <p>{t('notAvailable.advice')}</p>
    </StatusPage>
  );
}
