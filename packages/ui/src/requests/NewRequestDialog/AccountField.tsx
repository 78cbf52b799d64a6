import type { RequestAccount } from '@selfservice/api/requests/new-request';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { focusFirstField } from '../../primitives/Field/focusField.ts';
import { Select } from '../../primitives/Select/Select.tsx';

export interface AccountFieldProps {
  /** The accounts that can be chosen; undefined while they are not loaded. */
  accounts: readonly RequestAccount[] | undefined;
  /** Why the accounts could not be loaded; null for no reason. */
  error: Error | null;
  /** Whether the accounts are loading. */
  isRetrying: boolean;
  /** Called when the user loads the accounts again. */
  onRetry: () => void;
  /** The chosen account; null for none. */
  value: RequestAccount | null;
  /** Whether nothing can be changed now. */
  isDisabled: boolean;
  /** What is wrong with the choice; undefined for nothing. */
  errorMessage: string | undefined;
  /** Called when the user chooses an account. */
  onChange: (accountId: number) => void;
}

/** The account of a request. Says what to do where there are no accounts. Specification 000 section 5. */
export function AccountField(props: AccountFieldProps) {
  const { accounts, error, isRetrying, onRetry, value, isDisabled, errorMessage, onChange } = props;
  const { t } = useTranslation('requests');
  const root = useRef<HTMLDivElement>(null);
  const [hasRetried, setRetried] = useState(false);
  const isLoaded = accounts !== undefined;
  // The field replaces the pressed button.
  useEffect(() => {
    if (hasRetried && isLoaded) focusFirstField(root.current);
  }, [hasRetried, isLoaded]);
  if (error && !accounts)
    return (
      <ErrorPanel
        error={error}
        title={t('new.account.failed')}
        isRetrying={isRetrying}
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
