import type { PresenceFilter } from '@selfservice/api/department-plan/coverage';
import { presenceFilters } from '@selfservice/api/department-plan/coverage';
import type { PlanView } from '@selfservice/api/department-plan/department-plan-model';
import { Ellipsis, List, Printer, RefreshCw, SquareChartGantt } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DeferredMenu } from '../../primitives/DeferredMenu/DeferredMenu.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

export interface PlanMoreProps {
  /** Called when the user recalculates the plans of the page. Left out where another button does that. */
  onRecalculate?: (() => void) | undefined;
  /** How the plan is shown. */
  view: PlanView;
  /** Called when the user changes the view. */
  onViewChange: (view: PlanView) => void;
  /** The filter of people. Left out where the filter is elsewhere. */
  presence?: PresenceFilter | undefined;
  /** Called when the user changes the filter. */
  onPresenceChange: (presence: PresenceFilter) => void;
}

/** The menu with the rare actions: view, filter, recalculation and print. */
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
        const chosen = presenceFilters.find((filter) => filter === id);
        // Printing waits until the menu is closed.
        if (chosen) onPresenceChange(chosen);
        else if (id === 'print') setTimeout(() => window.print(), 0);
        else if (id === 'recalculate') onRecalculate?.();
        else onViewChange(id === 'list' ? 'list' : 'timeline');
      }}
    />
  );
}
