import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { ApprovalsData } from './approvalsData.ts';

export interface ApprovalsMessagesProps {
  /** What could be read, and what could not. */
  data: ApprovalsData;
  /** The address named a request that the list does not have. */
  isMissing: boolean;
  /** That has been read. */
  onMissingClose: () => void;
}

/** What could not be read, and what is not there. */
export function ApprovalsMessages({ data, isMissing, onMissingClose }: ApprovalsMessagesProps) {
  const { requests, error, isRefreshing, refresh, rolesError, retryRoles } = data;
  const { t } = useTranslation('approvals');
  return (
    <>
      {isMissing && (
        <Banner
          tone="caution"
          title={t('missing.title')}
          actions={<Button onPress={onMissingClose}>{t('missing.close')}</Button>}
        >
          {t('missing.text')}
        </Banner>
      )}
      {rolesError && !error && (
        <ErrorPanel error={rolesError} title={t('rolesFailed')} onRetry={retryRoles} />
      )}
      {error && (
        <ErrorPanel
          error={error}
          title={t(requests ? 'refreshFailed' : 'loadFailed')}
          isRetrying={isRefreshing}
          onRetry={refresh}
        />
      )}
    </>
  );
}
