import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

/** Other attributes go to the root. */
export interface UpdateNoticeProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Called when the user loads the new version. */
  onReload: () => void;
  /** Called when the user continues with the old version. */
  onDismiss: () => void;
}

/** Informs the user that a newer version was deployed after the page was loaded. */
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
