import { lastPassesQuery } from '@selfservice/api/terminal/last-passes';
import { passTypesQuery } from '@selfservice/api/terminal/pass-types';
import { useQuery } from '@tanstack/react-query';
import { History, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useBackendLanguage } from '../../i18n/useLanguage.ts';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { iconOnly } from '../../patterns/PageHeader/iconOnly.ts';
import { ScreenFrame } from '../../patterns/ScreenFrame/ScreenFrame.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { BackToTerminal } from './BackToTerminal.tsx';
import { LastPassList } from './LastPassList.tsx';
import { LastPassListSkeleton } from './LastPassListSkeleton.tsx';

export interface LastPassesScreenProps {
  /** Address of the online terminal. */
  backHref: string;
}

/** The recent passes of the selected person. @requirement terminal-9, terminal-10, terminal-36 */
export function LastPassesScreen({ backHref }: LastPassesScreenProps) {
  const { t } = useTranslation('terminal');
  // Only for the icons: without the types the passes are shown without them.
  const types = useQuery(passTypesQuery(useBackendLanguage()));
  const { data, error, isFetching, refetch } = useQuery(lastPassesQuery());
  return (
    <ScreenFrame
      title={t('lastPasses.title')}
      backHref={backHref}
      headerActions={
        <>
          <BackToTerminal href={backHref} />
          {data && !error && (
            <Refresh kind="quiet" icon={RotateCw} isBusy={isFetching} onPress={() => void refetch()}>
              <span data-words>{t('lastPasses.refresh')}</span>
            </Refresh>
          )}
        </>
      }
    >
      <Body>
        {error && (
          <ErrorPanel
            error={error}
            title={t(data ? 'lastPasses.refreshFailed' : 'lastPasses.failed')}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <LastPassListSkeleton />}
        {data?.length === 0 && (
          <EmptyState icon={History} title={t('lastPasses.empty')}>
            {t('lastPasses.emptyMore')}
          </EmptyState>
        )}
        {data && data.length > 0 && <LastPassList passes={data} types={types.data} />}
      </Body>
    </ScreenFrame>
  );
}

const Refresh = styled(Button)`
  @media (width < 640px) {
    ${iconOnly}
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
