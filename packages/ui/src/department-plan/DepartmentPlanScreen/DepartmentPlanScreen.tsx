import type { CentreSelection } from '@selfservice/api/centres/centre-choice';
import type { LocalDate } from '@selfservice/api/core/local-date';
import type { DaySource } from '@selfservice/api/department-plan/create-department-plan';
import { createDepartmentPlan } from '@selfservice/api/department-plan/create-department-plan';
import type { PlanMode } from '@selfservice/api/department-plan/plan-days';
import type { PlanPlace } from '@selfservice/api/department-plan/prefetch-department-plan';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { createLatestPerFrame } from '../../environment/latestPerFrame.ts';
import { useEnvironment } from '../../environment/Environment.tsx';
import { useLatestCallback } from '../../environment/useLatestCallback.ts';
import { useValue } from '../../environment/useValue.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { FilledFrame } from '../../patterns/FilledFrame/FilledFrame.ts';
import { pageWords } from '../PlanBar/pageWords.ts';
import { PlanBar } from '../PlanBar/PlanBar.tsx';
import { PlanTools } from '../PlanBar/PlanTools.tsx';
import { usePlanMenu } from '../PlanBar/usePlanMenu.ts';
import { PlanOverlay } from '../PlanDetail/PlanOverlay.tsx';
import { isShownByShift } from '../shownPlan.ts';
import type { ShownPlan, ShownTarget } from '../shownPlan.ts';
import { useIsPhone } from '../useIsPhone.ts';
import { PlanPeople } from './PlanPeople.tsx';
import { RememberedDays } from './RememberedDays.tsx';
import { useCollapseOnScroll } from './useCollapseOnScroll.ts';

export interface DepartmentPlanScreenProps {
  /** A day of the first page. */
  day: LocalDate;
  /** Where the day comes from: chosen, viewed last on this device, or the current day, which the plan follows. Default `user`. */
  dayFrom?: DaySource;
  /** Called when the user goes to another page, or to another day of the page. */
  onDayChange: (day: LocalDate) => void;
  /** The number of days shown at first. */
  mode: PlanMode;
  /** Called when the user changes the number of days. */
  onModeChange: (mode: PlanMode) => void;
  /** The centre and category whose people are shown at first. */
  choice: CentreSelection;
  /** Called when the user chooses other people. */
  onChoiceChange: (choice: CentreSelection) => void;
  /** The address of home. */
  backHref: string;
}

/** The plan of a department. @requirement department-plan-1, department-plan-8, department-plan-11 */
export function DepartmentPlanScreen({
  day,
  dayFrom = 'user',
  onDayChange,
  mode,
  onModeChange,
  choice,
  onChoiceChange,
  backHref,
}: DepartmentPlanScreenProps) {
  const { t } = useTranslation('department-plan');
  const language = useLanguage();
  const { clock, permissions, drafts, notify } = useEnvironment();
  const client = useQueryClient();
  const isPhone = useIsPhone();
  const report = useLatestCallback((changes: Partial<PlanPlace>) => {
    if (changes.day) onDayChange(changes.day);
    if (changes.mode) onModeChange(changes.mode);
    if (changes.choice) onChoiceChange(changes.choice);
  });
  const [plan] = useState<ShownPlan>(() =>
    createDepartmentPlan<ShownTarget>({
      client,
      clock,
      permissions,
      drafts,
      place: { day, mode, choice },
      dayFrom,
      view: isPhone ? 'groups' : 'timeline',
      limitProgress: createLatestPerFrame,
      onPlaceChange: report,
    }),
  );
  const state = useValue(plan.state);
  const { isFolded, onScrollCapture } = useCollapseOnScroll(isPhone);
  const recalculate = async () => {
    if (await plan.recalculate()) notify.success(t('bar.recalculated'));
  };
  const menu = usePlanMenu({
    mode: state.mode,
    onModeChange: plan.changeMode,
    view: state.view,
    onViewChange: plan.changeView,
    presence: state.presence,
    onPresenceChange: plan.changePresence,
    isRecalculating: state.isRecalculating,
    onRecalculate: () => void recalculate(),
  });
  return (
    <FilledFrame
      data-wide
      title={t('title')}
      backHref={backHref}
      menu={menu}
      menuLabel={t('bar.more')}
      headerActions={
        <PlanTools
          plans={state.content.kind === 'people' ? [...state.content.page.intervals.values()] : []}
          isRecalculating={state.isRecalculating}
          onRecalculate={() => void recalculate()}
        />
      }
      controls={
        <PlanBar
          centre={{
            choice: state.centre,
            onChange: plan.chooseCentre,
            isOpen: state.isChoosingCentre,
            onOpenChange: plan.openCentrePicker,
          }}
          day={state.day}
          today={state.today}
          onDayChange={plan.goToDay}
          mode={state.mode}
          onModeChange={plan.changeMode}
          turnsBy={isShownByShift(state) ? 7 : state.mode}
          isFolded={isFolded}
        />
      }
    >
      {/* Marked shifts stay marked until the next press, or Escape. */}
      <Stack
        onScrollCapture={onScrollCapture}
        onClickCapture={plan.unpick}
        onKeyDown={({ key }) => {
          if (key === 'Escape') plan.unpick();
        }}
      >
        {state.areDaysRemembered && (
          <RememberedDays words={pageWords(state.days, language)} onToday={plan.goToToday} />
        )}
        <PlanPeople plan={plan} />
      </Stack>
      <PlanOverlay plan={plan} />
    </FilledFrame>
  );
}

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  height: 100%;

  @media (width >= 640px) {
    gap: var(--space-3);
  }
`;
