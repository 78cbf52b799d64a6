import { useTranslation } from 'react-i18next';
import { LoadFailurePanel } from '../../primitives/Deferred/LoadFailurePanel.tsx';
import { useDeferredCode } from '../../primitives/Deferred/useDeferredCode.ts';
import type { TeamTimelineProps } from './TeamTimeline.tsx';
import { TeamSkeleton } from './TeamSkeleton.tsx';

const load = () => import('./TeamTimeline.tsx');

/** The timeline of the team. Its code is loaded when the detail is shown. */
export function DeferredTeamTimeline({ around }: TeamTimelineProps) {
  const { t } = useTranslation('approvals');
  const { code, failed } = useDeferredCode({
    load,
    name: t('team.title'),
    isWanted: true,
  });
  if (code) return <code.TeamTimeline around={around} />;
  if (failed) return <LoadFailurePanel name={t('team.title')} {...failed} />;
  return (
    <TeamSkeleton
      hasHours={around.hasHours}
      rowCount={around.others.first.length + 1}
      hasMore={around.others.more.length > 0}
    />
  );
}
