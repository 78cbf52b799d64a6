import type { PresenceFilter } from '@selfservice/api/department-plan/coverage';
import { presenceFilters } from '@selfservice/api/department-plan/coverage';
import { planModes } from '@selfservice/api/department-plan/plan-days';
import type { PlanMode, PlanView } from '@selfservice/api/department-plan/plan-days';
import { List, Printer, RefreshCw, Rows3, SquareChartGantt } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsBelowDesk } from '../../environment/useIsBelowDesk.ts';
import { useIsPhone } from '../useIsPhone.ts';
import type { ActiveMenuSection } from '../../patterns/ScreenMenu/FrameMenu.ts';

/** The values and callbacks of the menu of the plan. */
export interface PlanMenuOptions {
  /** The number of shown days. */
  mode: PlanMode;
  /** Called when the user changes the number of days. */
  onModeChange: (mode: PlanMode) => void;
  /** How the plan is shown. */
  view: PlanView;
  /** Called when the user changes the view. */
  onViewChange: (view: PlanView) => void;
  /** The filter of people. */
  presence: PresenceFilter;
  /** Called when the user changes the filter. */
  onPresenceChange: (presence: PresenceFilter) => void;
  /** Whether the plans of the page are being recalculated. */
  isRecalculating: boolean;
  /** Called when the user recalculates the plans of the page. */
  onRecalculate: () => void;
}

/**
 * Returns the menu of the plan: view and print; below a width of 1024 px filter and recalculation as well, and on a phone the
 * number of days.
 */
export function usePlanMenu(options: PlanMenuOptions): readonly ActiveMenuSection[] {
  const {
    mode,
    onModeChange,
    view,
    onViewChange,
    presence,
    onPresenceChange,
    isRecalculating,
    onRecalculate,
  } = options;
  const { t } = useTranslation('department-plan');
  const isBelowDesk = useIsBelowDesk();
  const isPhone = useIsPhone();
  const narrow: ActiveMenuSection[] = [
    {
      label: t('presence.label'),
      selectedId: presence,
      items: presenceFilters.map((id) => ({ id, label: t(`presence.${id}`) })),
      onAction: (id) => onPresenceChange(presenceFilters.find((filter) => filter === id) ?? presence),
    },
    {
      label: t('bar.plans'),
      items: isRecalculating ? [] : [{ id: 'recalculate', label: t('bar.recalculate'), icon: RefreshCw }],
      onAction: onRecalculate,
    },
  ];
  const days: ActiveMenuSection = {
    label: t('bar.modes'),
    selectedId: String(mode),
    items: planModes.map((value) => ({ id: String(value), label: t(`bar.mode.${value}`) })),
    onAction: (id) => onModeChange(planModes.find((value) => String(value) === id) ?? mode),
  };
  const views = {
    groups: { label: t('bar.groups'), icon: Rows3 },
    timeline: { label: t('bar.timeline'), icon: SquareChartGantt },
    list: { label: t('bar.list'), icon: List },
  };
  // People are shown by shift on a single day only.
  const viewIds: readonly PlanView[] = mode === 1 ? ['groups', 'timeline', 'list'] : ['timeline', 'list'];
  return [
    ...(isPhone ? [days] : []),
    {
      label: t('bar.view'),
      selectedId: viewIds.includes(view) ? view : 'timeline',
      items: viewIds.map((id) => ({ id, ...views[id] })),
      onAction: (id) => onViewChange(viewIds.find((one) => one === id) ?? view),
    },
    ...(isBelowDesk ? narrow : []),
    {
      label: t('bar.paper'),
      items: [{ id: 'print', label: t('bar.print'), icon: Printer }],
      // Printing waits until the menu is closed.
      onAction: () => void setTimeout(() => window.print(), 0),
    },
  ];
}
