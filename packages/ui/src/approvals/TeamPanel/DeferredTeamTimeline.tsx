import { useTranslation } from 'react-i18next';
import { useDeferredCode } from '../../primitives/Deferred/useDeferredCode.ts';
import type { TeamTimelineProps } from './TeamTimeline.tsx';
import { TeamSkeleton } from './TeamSkeleton.tsx';

const load = () => import('./TeamTimeline.tsx');
const doNothing = () => {};

/** The timeline of the team. Its code is loaded when the detail is shown. */
export function DeferredTeamTimeline({ around }: TeamTimelineProps) {
  const { t } = useTranslation('approvals');
  const { code, failure } = useDeferredCode({
    load,
    name: t('team.title'),
    isWanted: true,
    onClose: doNothing,
  });
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
