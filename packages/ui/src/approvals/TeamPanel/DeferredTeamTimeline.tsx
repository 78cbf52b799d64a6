import { useTranslation } from 'react-i18next';
import { useDeferredCode } from '../../primitives/Deferred/useDeferredCode.ts';
import type { TeamTimelineProps } from './TeamTimeline.tsx';
import { TeamSkeleton } from './TeamSkeleton.tsx';

const load = () => import('./TeamTimeline.tsx');
const stay = () => {};

/** The team's rows. Their code comes once the request stands there. */
export function DeferredTeamTimeline({ around }: TeamTimelineProps) {
  const { t } = useTranslation('approvals');
  const { code, failure } = useDeferredCode({ load, name: t('team.title'), isWanted: true, onClose: stay });
  if (code) return <code.TeamTimeline around={around} />;
  return (
    <>
      <TeamSkeleton
        hasHours={around.hasHours}
        rowCount={around.others.first.length + 1}
        hasMore={around.others.more.length > 0}
      />
      {failure}
    </>
  );
}
