import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';

export interface SearchStatusProps {
  /** `ready` here means that nothing was found. */
  status: 'ready' | 'loading' | 'failed';
  /** Why they could not be fetched; empty: the search has failed. */
  failure: string;
  /** Fetches the options once more. */
  onRetry: () => void;
}

/** Stands in place of the options while there are none; read out when it changes. */
export function SearchStatus({ status, failure, onRetry }: SearchStatusProps) {
  const { t } = useTranslation('primitives');
  const words = {
    ready: t('options.none'),
    loading: t('options.loading'),
    failed: failure || t('options.failed'),
  };
  return (
    <Root>
      <p role="status">{words[status]}</p>
      {status === 'failed' && <Button onPress={onRetry}>{t('options.retry')}</Button>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  color: var(--color-text-muted);
`;
