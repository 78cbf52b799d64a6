import type { ReportAccount } from '@selfservice/api/reports/reports';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { Select } from '../../primitives/Select/Select.tsx';

interface ReportAccountFieldProps {
  /** What is asked for. */
  label: string;
  /** The accounts to choose from. */
  accounts: UseQueryResult<ReportAccount[]>;
  /** Id of the chosen account; null: none. */
  value: string | null;
  /** Another account was chosen. */
  onChange: (id: string) => void;
  /** It must be chosen before anything is loaded, and that was tried. */
  isMissing: boolean;
  /** It cannot be changed now. */
  isReadOnly: boolean;
}

/** One of the accounts that the server knows. */
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
