import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';

interface AttemptProps {
  /** Whether an earlier attempt has failed too. */
  isAgain: boolean;
}

/** Without a network the page would not load either. */
const mayReloadHelp = (isAgain: boolean) => isAgain && navigator.onLine;

/** Why code failed to load, and whether a reload of the page may help. */
export function LoadFailureReason({ isAgain }: AttemptProps) {
  const { t } = useTranslation('primitives');
  return (
    <>
      <p>{t(navigator.onLine ? 'deferred.unreachable' : 'deferred.offline')}</p>
      {mayReloadHelp(isAgain) && <p>{t('deferred.reloadHelps')}</p>}
    </>
  );
}

/** Reloads the page, where that may help. */
export function ReloadButton({ isAgain }: AttemptProps) {
  const { t } = useTranslation('primitives');
  return (
    mayReloadHelp(isAgain) && <Button onPress={() => window.location.reload()}>{t('deferred.reload')}</Button>
  );
}
