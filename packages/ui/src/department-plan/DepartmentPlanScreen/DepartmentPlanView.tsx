import type { CentreChoice, CentreSelection } from '@selfservice/api/centres/centre-choice';
import type { LocalDate } from '@selfservice/api/core/local-date';
import { dateOf } from '@selfservice/api/core/local-date';
import type { PresenceFilter } from '@selfservice/api/department-plan/coverage';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useClock, usePermissions } from '../../environment/Environment.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { FilledFrame } from '../../patterns/FilledFrame/FilledFrame.ts';
import { pageWords } from '../PlanBar/pageWords.ts';
import { PlanBar } from '../PlanBar/PlanBar.tsx';
import type { PlanBarProps } from '../PlanBar/PlanBar.tsx';
import type { PlanView } from '../PlanBar/PlanMore.tsx';
import { DeferredPlanOverlay } from '../PlanDetail/DeferredPlanOverlay.tsx';
import { planAccessOf } from '../PlanDetail/planAccess.ts';
import type { PlanTarget } from '../PlanDetail/PlanOverlay.tsx';
import { useIsPhone } from '../useIsPhone.ts';
import { detailDays, ownDay } from './ownDay.ts';
import { dayBeside, pageOf } from '@selfservice/api/department-plan/plan-days';
import { PlanBody } from './PlanBody.tsx';
import type { PlanPeopleProps } from './PlanPeople.tsx';
import type { PlanState } from './planState.ts';
import { unknownPlans } from './planState.ts';
import { RememberedDays } from './RememberedDays.tsx';
import { useCollapseOnScroll } from './useCollapseOnScroll.ts';
import { usePlanOverlay } from './usePlanOverlay.ts';

type OfPeople = 'onSearch' | 'onVisibleRowsChange';
type FromBar = 'day' | 'onDayChange' | 'mode' | 'onModeChange' | 'isRecalculating' | 'onRecalculate';

export interface DepartmentPlanViewProps
  extends Pick<PlanBarProps, FromBar>, Pick<PlanPeopleProps, OfPeople> {
  /** Whose people are shown; null until the centre is known. */
  choice: CentreChoice | null;
  /** Whether the day is the one viewed last on this device. */
  isRemembered: boolean;
  /** Other people were chosen. */
  onChoiceChange: (choice: CentreSelection) => void;
  /** What is known of the plan. */
  plan: PlanState;
  /** Home. */
  backHref: string;
}

/** The plan of a department with everything around it. */
export function DepartmentPlanView(props: DepartmentPlanViewProps) {
  const { choice, onChoiceChange, plan, isRemembered, onSearch, onVisibleRowsChange, ...more } = props;
  const { backHref, ...bar } = more;
  const { t } = useTranslation('department-plan');
  const language = useLanguage();
  const today = dateOf(useClock().localNow());
  const access = planAccessOf(usePermissions());
  const [view, setView] = useState<PlanView>('timeline');
  const [presence, onPresenceChange] = useState<PresenceFilter>('everybody');
  const [isChoosing, setIsChoosing] = useState(false);
  const [isSearching, setIsSearching] = useState(false);
  const over = usePlanOverlay();
  const { isFolded, onScrollCapture } = useCollapseOnScroll(useIsPhone());

  const { day, mode, onDayChange } = props;
  const days = pageOf(day, mode);
  const hasToday = days.from <= today && today <= days.to;
  const centreName = choice?.centre.name ?? '';
  const words = pageWords(days, language);
  const page = plan.kind === 'people' ? plan.page : null;
  const unknown = unknownPlans(plan);
  const firstOf = (target: PlanTarget): LocalDate => ownDay(target) ?? (hasToday ? today : days.from);
  const hasMenu = access.detail !== 'hidden' || access.insertAbsence !== 'hidden';
  return (
    <Frame title={t('title')} backHref={backHref}>
      {/* What is marked stays until the next press, or Escape. */}
      <Stack
        onScrollCapture={onScrollCapture}
        onClickCapture={over.unpick}
        onKeyDown={({ key }) => {
          if (key === 'Escape') over.unpick();
        }}
      >
        <PlanBar
          {...bar}
          {...{ today, view, isFolded, isSearching, presence, onPresenceChange }}
          centre={{ choice, onChange: onChoiceChange, isOpen: isChoosing, onOpenChange: setIsChoosing }}
          onSearchingChange={setIsSearching}
          plans={page ? [...page.intervals.values()] : []}
          onViewChange={setView}
        />
        {isRemembered && !hasToday && <RememberedDays words={words} onToday={() => onDayChange(today)} />}
        <PlanBody
          {...{ plan, unknown, centreName, words, mode, view, isSearching, onSearch, onVisibleRowsChange }}
          {...{ presence, onPresenceChange, days }}
          picked={over.pickedOn(days.from)}
          onChooseCentre={() => setIsChoosing(true)}
          onPrevious={() => onDayChange(dayBeside(day, mode, 'previous'))}
          onNext={() => onDayChange(dayBeside(day, mode, 'next'))}
          onOpen={access.detail === 'hidden' ? undefined : over.opensInterval(days.from)}
          onOpenRow={over.opens('person')}
          onMenu={hasMenu ? over.opens('menu') : undefined}
        />
      </Stack>
      <DeferredPlanOverlay
        access={access}
        unknown={unknown}
        overlay={over.overlay}
        people={page?.people ?? []}
        intervals={page?.intervals ?? new Map()}
        daysOf={(target) => detailDays(target, days, mode)}
        onDetail={over.opens('detail')}
        onInsertAbsence={(target) => over.insertAbsence(target, firstOf(target))}
        onClose={over.close}
      />
    </Frame>
  );
}

/* On a phone the tools of the plan stand beside its title. */
const Frame = styled(FilledFrame)`
  @media (width < 640px) {
    height: calc(100% + var(--space-3));
    margin-top: calc(-1 * var(--space-3));

    & > header {
      min-height: 48px;
      padding: 0 7.75rem var(--space-1) 0;
    }
  }
`;

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  height: 100%;

  @media (width >= 640px) {
    gap: var(--space-3);
  }
`;
