import type { ReportAccount } from '@selfservice/api/reports/reports';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { Select } from '../../primitives/Select/Select.tsx';

interface ReportAccountFieldProps {
  /** The label of the field. */
  label: string;
  /** The accounts to choose from. */
  accounts: UseQueryResult<ReportAccount[]>;
  /** Id of the chosen account; null for none. */
  value: string | null;
  /** Called when the user chooses another account. */
  onChange: (id: string) => void;
  /** Whether to show that the account is missing. */
  isMissing: boolean;
  /** Whether the field cannot be changed now. */
  isReadOnly: boolean;
}

/** A choice of one of the server's accounts. @requirement reports-18, reports-27 */
export function ReportAccountField(props: ReportAccountFieldProps) {
  const { label, accounts, value, onChange, isMissing, isReadOnly } = props;
  const { t } = useTranslation('reports');
  const { data = [], error, isPending, isFetching, refetch } = accounts;
  if (error && data.length === 0)
    return (
      <ErrorPanel
        error={error}
        title={t('accounts.failed')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Select
      label={label}
      options={data.map(({ id, name }) => ({ id, label: name }))}
      value={value}
      onChange={onChange}
      isLoading={isPending}
      isDisabled={isReadOnly || data.length === 0}
      description={!isPending && data.length === 0 && t('accounts.none')}
      errorMessage={isMissing ? t('missing.account') : undefined}
    />
  );
}
