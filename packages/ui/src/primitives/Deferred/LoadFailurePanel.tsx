import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { LoadFailureReason, ReloadButton } from './LoadFailureParts.tsx';
import type { LoadFailed } from './useDeferredCode.ts';

export interface LoadFailurePanelProps extends LoadFailed {
  /** The name of the part whose code failed to load. */
  name: string;
}

/**
 * The error message in place of a part that appears without a press, where a dialog would open by itself. See `LoadFailure`
 * for a part that the user opens.
 */
export function LoadFailurePanel({ name, isAgain, isRetrying, retry }: LoadFailurePanelProps) {
  const { t } = useTranslation('primitives');
  return (
    <Banner
      tone="negative"
      title={t('deferred.failed', { name })}
      actions={
        <Actions>
          <ReloadButton isAgain={isAgain} />
          <Button icon={RotateCw} isBusy={isRetrying} onPress={retry}>
            {t('deferred.retry')}
          </Button>
        </Actions>
      }
    >
      <LoadFailureReason isAgain={isAgain} />
    </Banner>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
