import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { ApprovalsData } from './useApprovalsData.ts';

export interface ApprovalsNoticesProps {
  /** What could be read, and what could not. */
  data: Pick<ApprovalsData, 'error' | 'rolesError' | 'retryRoles'>;
  /** The address named a request that the list does not have. */
  isMissing: boolean;
  /** That has been read. */
  onMissingClose: () => void;
}

/** What is not there, and that it is not known what the person decides about. */
export function ApprovalsNotices({ data, isMissing, onMissingClose }: ApprovalsNoticesProps) {
  const { error, rolesError, retryRoles } = data;
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
    </>
  );
}
