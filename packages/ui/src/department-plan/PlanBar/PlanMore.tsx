import type { PresenceFilter } from '@selfservice/api/department-plan/coverage';
import { Ellipsis, List, Printer, RefreshCw, SquareChartGantt } from 'lucide-react';
import { presenceFilters } from '@selfservice/api/department-plan/coverage';
import { useTranslation } from 'react-i18next';
import { DeferredMenu } from '../../primitives/DeferredMenu/DeferredMenu.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

/** How the plan is shown: bars over time, or words. */
export type PlanView = 'timeline' | 'list';

export interface PlanMoreProps {
  /** The plans of the page are to be computed anew; without it that is offered elsewhere. */
  onRecalculate?: (() => void) | undefined;
  /** How the plan is shown. */
  view: PlanView;
  /** It is to be shown in another way. */
  onViewChange: (view: PlanView) => void;
  /** Which people are shown; left out where that is chosen elsewhere. */
  presence?: PresenceFilter | undefined;
  /** Others are to be shown. */
  onPresenceChange: (presence: PresenceFilter) => void;
}

/** What is wanted now and then: the plan in words, and on paper. */
export function PlanMore(props: PlanMoreProps) {
  const { view, onViewChange, presence, onPresenceChange, onRecalculate } = props;
  const { t } = useTranslation('department-plan');
  return (
    <DeferredMenu
      label={t('bar.more')}
      trigger={<IconButton label={t('bar.more')} icon={Ellipsis} />}
      sections={[
        {
          label: t('bar.view'),
          selectedId: view,
          items: [
            { id: 'timeline', label: t('bar.timeline'), icon: SquareChartGantt },
            { id: 'list', label: t('bar.list'), icon: List },
          ],
        },
        ...(presence
          ? [
              {
                label: t('presence.label'),
                selectedId: presence,
                items: presenceFilters.map((id) => ({ id, label: t(`presence.${id}`) })),
              },
            ]
          : []),
        ...(onRecalculate
          ? [
              {
                label: t('bar.plans'),
                items: [{ id: 'recalculate', label: t('bar.recalculate'), icon: RefreshCw }],
              },
            ]
          : []),
        { label: t('bar.paper'), items: [{ id: 'print', label: t('bar.print'), icon: Printer }] },
      ]}
      onAction={(id) => {
        const chosen = presenceFilters.find((one) => one === id);
        // The menu has to be gone from the page that is printed.
        if (chosen) onPresenceChange(chosen);
        else if (id === 'print') setTimeout(() => window.print(), 0);
        else if (id === 'recalculate') onRecalculate?.();
        else onViewChange(id === 'list' ? 'list' : 'timeline');
      }}
    />
  );
}
