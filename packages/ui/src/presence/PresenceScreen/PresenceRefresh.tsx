import type { LocalDateTime } from '@selfservice/api/core/local-date';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

export interface PresenceRefreshProps {
  /** When what is shown came. */
  asOf: LocalDateTime;
  /** Asks for it again; done once the answer is there. */
  onRefresh: () => Promise<unknown>;
}

/** Says how old the presence is, and asks for it again. */
export function PresenceRefresh({ asOf, onRefresh }: PresenceRefreshProps) {
  const { t } = useTranslation('presence');
  const [isBusy, setIsBusy] = useState(false);
  const time = formatTime(asOf, useLanguage());
  const refresh = async () => {
    setIsBusy(true);
    // What fails is told over the list.
    await onRefresh().finally(() => setIsBusy(false));
  };
  return (
    <>
      <Button
        kind="quiet"
        icon={RefreshCw}
        isBusy={isBusy}
        aria-label={t('refresh', { time })}
        onPress={() => void refresh()}
      >
        {t('asOf', { time })}
      </Button>
      <VisuallyHidden role="status">{t('asOf', { time })}</VisuallyHidden>
    </>
  );
}
