import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';

export interface SearchStatusProps {
  /** `ready` means here that nothing was found. */
  status: 'ready' | 'loading' | 'failed';
  /** Why the options could not be fetched; empty for a general message. */
  failure: string;
  /** Called when the user tries again. */
  onRetry: () => void;
}

/** Replaces the options while there are none. Changes are announced. */
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
