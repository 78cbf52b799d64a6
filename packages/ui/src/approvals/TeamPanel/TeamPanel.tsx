import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useToday } from '../../environment/useNow.ts';
import { formatListDay } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { refusalWords } from '../../patterns/ErrorPanel/errorWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { thinnestDay } from '../team/thinnestDay.ts';
import { DeferredTeamTimeline } from './DeferredTeamTimeline.tsx';
import type { Team, TeamFailure } from './team.types.ts';
import { TeamSkeleton } from './TeamSkeleton.tsx';

export interface TeamPanelProps {
  /** The team, or why it is not shown. */
  team: Team;
}

/** The requested days among the plans of the team, with the day that has the fewest people on shift. Deciding does not wait for it. @requirement approvals-18, approvals-21, approvals-46 */
export function TeamPanel({ team }: TeamPanelProps) {
  const { t } = useTranslation('approvals');
  return (
    <Root aria-label={t('team.title')} data-kind={team.kind}>
      <h3>{t('team.title')}</h3>
      {team.kind === 'loading' && <Loading hasHours={team.hasHours} />}
      {team.kind === 'refused' && <Quiet>{t('team.refused')}</Quiet>}
      {team.kind === 'failed' && <Failure {...team} />}
      {team.kind === 'tooManyPeople' && <Quiet>{t('team.tooMany', { count: team.maxPeopleCount })}</Quiet>}
      {team.kind === 'known' && <Known {...team} />}
    </Root>
  );
}

function Known({ around, failure }: Extract<Team, { kind: 'known' }>) {
  const { t } = useTranslation(['approvals', 'patterns']);
  const language = useLanguage();
  const today = useToday();
  const { others, isPartial, isApplicantFound, coverage } = around;
  const isEveryonePresent = [...others.first, ...others.more].every(
    ({ role }) => role === 'sameShift' || role === 'asked',
  );
  const { readCount: read, peopleCount: total } = coverage;
  const thinnest = isPartial ? null : thinnestDay(coverage, around.relevantDays);
  return (
    <>
      {thinnest && (
        <Sentence>
          {t('approvals:team.thinnest', {
            day: formatListDay(thinnest.day, today, language),
            onShift: t('approvals:team.onShift', { count: thinnest.onShift }),
            absent: t('approvals:team.absentCount', { count: thinnest.absent }),
            asked: t('approvals:team.askedCount', { count: thinnest.asked }),
          })}
        </Sentence>
      )}
      {/* The sentence is known with the last plan. */}
      {isPartial && !failure && <SentenceSkeleton />}
      <DeferredTeamTimeline around={around} />
      {/* Unknown while plans are missing or the applicant is not found. */}
      {isEveryonePresent && !isPartial && isApplicantFound && <Quiet>{t('approvals:team.noOne')}</Quiet>}
      {isPartial && <Quiet role="status">{t('patterns:timeline.coverage.read', { read, total })}</Quiet>}
      {isPartial && failure && <Failure {...failure} />}
    </>
  );
}

function Loading({ hasHours }: { hasHours: boolean }) {
  const { t } = useTranslation('approvals');
  return (
    <>
      <VisuallyHidden>{t('team.loading')}</VisuallyHidden>
      <SentenceSkeleton />
      <TeamSkeleton hasHours={hasHours} />
    </>
  );
}

/** As high as the sentence about the day with the fewest people. */
function SentenceSkeleton() {
  return (
    <Sentence>
      <Skeleton width="18rem" />
    </Sentence>
  );
}

function Failure({ error, onRetry }: TeamFailure) {
  const { t } = useTranslation('approvals');
  return (
    <Line>
      <Quiet>{[t('team.failed'), refusalWords(error)].join(' ').trim()}</Quiet>
      <Button kind="quiet" onPress={onRetry}>
        {t('team.retry')}
      </Button>
    </Line>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);

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

/* On a phone it may need two lines; the team below must not move. */
const Sentence = styled.p`
  @media (width < 640px) {
    min-height: 2lh;
  }
`;

const Quiet = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-2);
  font-variant-numeric: tabular-nums;
  text-wrap: pretty;
`;
