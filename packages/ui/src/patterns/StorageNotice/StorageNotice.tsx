import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../primitives/Banner/Banner.tsx';

/** All attributes go to the root. */
export type StorageNoticeProps = Omit<ComponentProps<'div'>, 'title' | 'children'>;

/** Informs the user that the browser blocks storage, and of the consequences. */
export function StorageNotice(props: StorageNoticeProps) {
  const { t } = useTranslation('patterns/StorageNotice');
  return (
    <Banner tone="caution" title={t('title')} {...props}>
      <p>{t('words')}</p>
    </Banner>
  );
}
