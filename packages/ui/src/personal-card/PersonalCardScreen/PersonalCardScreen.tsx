import { personalCardQuery } from '@selfservice/api/personal-card/personal-card';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { ScreenFrame } from '../../patterns/ScreenFrame/ScreenFrame.tsx';
import { PersonalCardView } from '../PersonalCardView/PersonalCardView.tsx';

export interface PersonalCardScreenProps {
  /** Where the way back leads to on a phone. */
  backHref: string;
}

/** Who the person spoken for is, to be read only. Specification 000 section 2. */
export function PersonalCardScreen({ backHref }: PersonalCardScreenProps) {
  const { t } = useTranslation('personal-card');
  const { data, error, isFetching, refetch } = useQuery(personalCardQuery());
  return (
    <ScreenFrame title={t('title')} backHref={backHref}>
      <Stack>
        {error && (
          <ErrorPanel
            error={error}
            title={t(data ? 'refreshFailed' : 'failed')}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {(data || !error) && <PersonalCardView card={data} />}
      </Stack>
    </ScreenFrame>
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--space-5);
  max-width: 56rem;
`;
