import { personalCardQuery } from '@selfservice/api/personal-card/personal-card';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { ScreenFrame } from '../../patterns/ScreenFrame/ScreenFrame.tsx';
import { PersonalCardView } from '../PersonalCardView/PersonalCardView.tsx';

export interface PersonalCardScreenProps {
  /** Address of the back link on a phone. */
  backHref: string;
}

/** The card of the selected person, read-only. @requirement personal-card-3, personal-card-9 */
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
