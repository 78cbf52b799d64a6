import { useTranslation } from 'react-i18next';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import type { BannerProps } from '../../primitives/Banner/Banner.tsx';

/** Goes to the root `Banner`. */
export type StorageNoticeProps = Omit<BannerProps, 'tone' | 'title' | 'children' | 'actions'>;

/** The browser refuses to store data for the page: what is missing because of it, and what still works. */
export function StorageNotice(props: StorageNoticeProps) {
  const { t } = useTranslation('patterns/StorageNotice');
  return (
    <Banner tone="caution" title={t('title')} {...props}>
      <p>{t('words')}</p>
    </Banner>
  );
}
