import type { RequestAccount } from '@selfservice/api/requests/new-request';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { focusFirstField } from '../../primitives/Field/focusField.ts';
import { Select } from '../../primitives/Select/Select.tsx';

export interface AccountFieldProps {
  /** The available accounts; undefined while they are not loaded. */
  accounts: readonly RequestAccount[] | undefined;
  /** The error of loading the accounts; null for none. */
  error: Error | null;
  /** Called when the user requests the accounts again. */
  onRetry: () => void;
  /** The selected account; null for none. */
  value: RequestAccount | null;
  /** Whether the field cannot be changed. */
  isDisabled: boolean;
  /** The error below the field; undefined for none. */
  errorMessage: string | undefined;
  /** Called when the user selects an account. */
  onChange: (accountId: number) => void;
}

/** The account field of a request. Where there is no account, it says so. @requirement requests-34, requests-35 */
export function AccountField(props: AccountFieldProps) {
  const { accounts, error, onRetry, value, isDisabled, errorMessage, onChange } = props;
  const { t } = useTranslation('requests');
  const root = useRef<HTMLDivElement>(null);
  const [hasRetried, setRetried] = useState(false);
  const isLoaded = accounts !== undefined;
  // The field replaces the button that had the focus.
  useEffect(() => {
    if (hasRetried && isLoaded) focusFirstField(root.current);
  }, [hasRetried, isLoaded]);
  if (error && !accounts)
    return (
      <ErrorPanel
        error={error}
        title={t('new.account.failed')}
        onRetry={() => {
          setRetried(true);
          onRetry();
        }}
      />
    );
  if (accounts?.length === 0)
    return (
      <Banner tone="caution" title={t('new.account.none')}>
        {t('new.account.noneCure')}
      </Banner>
    );
  return (
    <div ref={root}>
      <Select
        label={t('new.account.label')}
        options={(accounts ?? []).map(({ id, name }) => ({ id: String(id), label: name }))}
        value={value && String(value.id)}
        isLoading={!accounts}
        isDisabled={isDisabled}
        isRequired
        errorMessage={errorMessage}
        onChange={(id) => onChange(Number(id))}
      />
    </div>
  );
}
