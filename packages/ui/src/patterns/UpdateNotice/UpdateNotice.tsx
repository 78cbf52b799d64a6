import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import type { BannerProps } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

/** Everything else of `Banner` goes to the root. */
export interface UpdateNoticeProps extends Omit<BannerProps, 'title' | 'children' | 'actions'> {
  /** Loads the new version. */
  onReload: () => void;
  /** Goes on with the old one. */
  onDismiss: () => void;
}

/** A newer version has been deployed since this page was loaded. */
export function UpdateNotice({ onReload, onDismiss, ...rest }: UpdateNoticeProps) {
  const { t } = useTranslation('patterns');
  return (
    <Banner
      title={t('update.title')}
      actions={
        <>
          <Button onPress={onReload}>{t('update.reload')}</Button>
          <IconButton label={t('update.dismiss')} icon={X} onPress={onDismiss} />
        </>
      }
      {...rest}
    />
  );
}
