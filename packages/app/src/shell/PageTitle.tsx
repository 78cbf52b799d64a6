import { useTranslation } from 'react-i18next';

/** The document's title while no heading gives it another one. */
export function PageTitle() {
  const { t } = useTranslation('patterns');
  return <title>{t('signIn.product')}</title>;
}
