import type { LocalDateTime } from '@selfservice/api/core/local-date';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatTime } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { iconOnly } from '../../patterns/PageHeader/iconOnly.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

export interface PresenceRefreshProps {
  /** Time of the shown data. */
  asOf: LocalDateTime;
  /** Refreshes the data; resolves when the response has arrived. */
  onRefresh: () => Promise<unknown>;
}

/** A button that shows the time of the data and refreshes it. @requirement presence-8 */
export function PresenceRefresh({ asOf, onRefresh }: PresenceRefreshProps) {
  const { t } = useTranslation('presence');
  const [isBusy, setIsBusy] = useState(false);
  const time = formatTime(asOf, useLanguage());
  const refresh = async () => {
    setIsBusy(true);
    // Failures are shown above the list.
    await onRefresh().finally(() => setIsBusy(false));
  };
  return (
    <>
      <Refresh
        kind="quiet"
        icon={RefreshCw}
        isBusy={isBusy}
        aria-label={t('refresh', { time })}
        onPress={() => void refresh()}
      >
        <span data-words>{t('asOf', { time })}</span>
      </Refresh>
      <VisuallyHidden role="status">{t('asOf', { time })}</VisuallyHidden>
    </>
  );
}

const Refresh = styled(Button)`
  @media (width < 1280px) {
    ${iconOnly}
  }
`;
