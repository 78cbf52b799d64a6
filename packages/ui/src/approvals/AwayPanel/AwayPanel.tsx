import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { refusalWords } from '../../patterns/ErrorPanel/errorWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { AwayPeople } from './AwayPeople.tsx';
import { AwayStrip } from './AwayStrip.tsx';
import type { Away, AwayFailure } from './whoIsAway.ts';

export interface AwayPanelProps {
  /** What is known. */
  away: Away;
}

/** Who else is away on the days of a request: a quiet help that nothing waits for. */
export function AwayPanel({ away }: AwayPanelProps) {
  const { t } = useTranslation('approvals');
  return (
    <Root aria-label={t('away.title')} data-kind={away.kind}>
      <h3>{t('away.title')}</h3>
      {away.kind === 'loading' && <Loading words={t('away.loading')} />}
      {away.kind === 'failed' && <Failure {...away} />}
      {away.kind === 'tooManyPeople' && <Quiet>{t('away.tooMany', { count: away.maxPeopleCount })}</Quiet>}
      {away.kind === 'known' && (
        <>
          <AwayStrip away={away} />
          {away.people.length > 0 && <AwayPeople people={away.people} days={away.days} />}
          {away.people.length === 0 && !away.isPartial && <Quiet>{t('away.nobody')}</Quiet>}
          {away.isPartial && !away.failure && <Loading words={t('away.loading')} />}
          {away.isPartial && away.failure && <Failure {...away.failure} />}
        </>
      )}
    </Root>
  );
}

function Failure({ error, onRetry }: AwayFailure) {
  const { t } = useTranslation('approvals');
  return (
    <Line>
      <Quiet>{[t('away.failed'), refusalWords(error)].join(' ').trim()}</Quiet>
      <Button kind="quiet" onPress={onRetry}>
        {t('away.retry')}
      </Button>
    </Line>
  );
}

function Loading({ words }: { words: string }) {
  return (
    <Line>
      <VisuallyHidden>{words}</VisuallyHidden>
      <Skeleton width="24px" height="24px" style={{ borderRadius: '50%' }} />
      <Skeleton width="11rem" />
    </Line>
  );
}

const Root = styled.section`
  display: grid;
  gap: var(--space-2);
  justify-items: start;

  & > h3 {
    color: var(--color-text-muted);
    font-size: var(--text-2);
    font-weight: var(--weight-regular);
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  min-height: 24px;
`;

const Quiet = styled.p`
  font-size: var(--text-2);
  text-wrap: pretty;
`;
