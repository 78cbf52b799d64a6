import { useTranslation } from 'react-i18next';
import { Banner } from '../../primitives/Banner/Banner.tsx';

/** Says that the browser refuses to store data for the page, what is missing because of it, and what still works. */
export function StorageNotice() {
  const { t } = useTranslation('patterns/StorageNotice');
  return (
    <Banner tone="caution" title={t('title')}>
      <p>{t('words')}</p>
    </Banner>
  );
}
