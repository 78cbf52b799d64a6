import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../primitives/Banner/Banner.tsx';

/** The attributes of the root. */
export type StorageNoticeProps = Omit<ComponentProps<'div'>, 'title' | 'children'>;

/** Says that the browser refuses to store data for the page, what is missing because of it, and what still works. */
export function StorageNotice(props: StorageNoticeProps) {
  const { t } = useTranslation('patterns/StorageNotice');
  return (
    <Banner tone="caution" title={t('title')} {...props}>
      <p>{t('words')}</p>
    </Banner>
  );
}
