import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/Button/Button.tsx';
import { mayNeedReload } from './errorWords.ts';

export interface ReloadButtonProps {
  /** The error. */
  error: Error;
}

/** Loads the page again after an error for which that shows the sign-in of a gateway; nothing after other errors. */
export function ReloadButton({ error }: ReloadButtonProps) {
  const { t } = useTranslation('primitives');
  return (
    mayNeedReload(error) && <Button onPress={() => window.location.reload()}>{t('deferred.reload')}</Button>
  );
}
