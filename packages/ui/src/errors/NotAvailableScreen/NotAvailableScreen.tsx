import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusPage } from '../../patterns/StatusPage/StatusPage.tsx';
import { Link } from '../../primitives/Link/Link.tsx';

/** Props of `NotAvailableScreen`. */
export interface NotAvailableScreenProps {
  /** Where home lives; leave it out where there is no way home. */
  homeHref?: string;
}

/** This version does not have the area yet. */
export function NotAvailableScreen({ homeHref }: NotAvailableScreenProps) {
  const { t } = useTranslation('errors');
  return (
    <StatusPage
      icon={Hourglass}
      title={t('notAvailable.title')}
      actions={homeHref && <Link href={homeHref}>{t('toHome')}</Link>}
    >
      <p>{t('notAvailable.advice')}</p>
    </StatusPage>
  );
}
