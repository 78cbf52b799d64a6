import type { RequestAccount } from '@selfservice/api/requests/new-request';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { focusFirstField } from '../../primitives/Field/focusField.ts';
import { Select } from '../../primitives/Select/Select.tsx';

export interface AccountFieldProps {
  /** What can be chosen; undefined while it is on its way or could not be fetched. */
  accounts: readonly RequestAccount[] | undefined;
  /** Why they could not be fetched. */
  error: Error | null;
  /** They are being fetched once more. */
  isRetrying: boolean;
  /** Fetches them once more. */
  onRetry: () => void;
  /** The chosen one, or null. */
  value: RequestAccount | null;
  /** Nothing can be changed now. */
  isDisabled: boolean;
  /** What is wrong with the choice. */
  errorMessage: string | undefined;
  /** Another account was chosen. */
  onChange: (accountId: number) => void;
}

/** What a request is booked on. Says what to do where there is nothing to choose. Specification 000 section 5. */
export function AccountField(props: AccountFieldProps) {
  const { accounts, error, isRetrying, onRetry, value, isDisabled, errorMessage, onChange } = props;
  const { t } = useTranslation('requests');
  const root = useRef<HTMLDivElement>(null);
  const [hasRetried, setRetried] = useState(false);
  const isThere = accounts !== undefined;
  // The field stands in the place of the button that was pressed.
  useEffect(() => {
    if (hasRetried && isThere) focusFirstField(root.current);
  }, [hasRetried, isThere]);
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
