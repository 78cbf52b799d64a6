import type { LocalDate } from '@selfservice/api/core/local-date';
import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import type { PresenceFilter } from '@selfservice/api/department-plan/coverage';
import type { PlanView } from '@selfservice/api/department-plan/department-plan-model';
import { dayBeside, pageOf } from '@selfservice/api/department-plan/plan-days';
import type { PlanMode } from '@selfservice/api/department-plan/plan-days';
import { RefreshCw, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CentreChoosing } from '../../centres/CentreButton/CentreButton.tsx';
import { CentreButton } from '../../centres/CentreButton/CentreButton.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { PagerBar } from '../../patterns/Pager/PagerBar.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useIsCompact, useIsPhone } from '../useIsPhone.ts';
import { DayButton } from './DayButton.tsx';
import { LegendButton } from './LegendButton.tsx';
import { ModeChoice } from './ModeChoice.tsx';
import { ModeMenu } from './ModeMenu.tsx';
import { pageWords, shortPageWords } from './pageWords.ts';
import { Choices, Days, Layout, Today, Tools } from './PlanBarLayout.ts';
import { PlanMore } from './PlanMore.tsx';

export interface PlanBarProps {
  /** The chosen centre, and the state of its picker. */
  centre: CentreChoosing;
  /** A day of the page. */
  day: LocalDate;
  /** The current day. */
  today: LocalDate;
  /** Called when the user goes to another page, or to another day of the page. */
  onDayChange: (day: LocalDate) => void;
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
  /** The loaded plans of the page, person by person. */
  plans: readonly (readonly PlanInterval[])[];
  /** Whether the plans of the page are being recalculated. Default false. */
  isRecalculating?: boolean;
  /** Called when the user recalculates the plans of the page. */
  onRecalculate: () => void;
  /** Whether centre and days are folded on a phone. Default false. */
  isFolded?: boolean;
  /** Whether the search is open on a phone. Default false. */
  isSearching?: boolean;
  /** Called when the user opens or closes the search on a phone. */
  onSearchingChange: (isSearching: boolean) => void;
}

/** The bar above the plan with centre, days and tools. @requirement department-plan-5, department-plan-8 */
export function PlanBar(props: PlanBarProps) {
  const {
    centre,
    day,
    today,
    onDayChange,
    mode,
    onModeChange,
    view,
    onViewChange,
    presence,
    onPresenceChange,
    plans,
    isRecalculating = false,
    onRecalculate,
    isFolded = false,
    isSearching = false,
    onSearchingChange,
  } = props;
  const isPhone = useIsPhone();
  const language = useLanguage();
  const { t } = useTranslation('department-plan');
  const page = pageOf(day, mode);
  const words = pageWords(page, language);
  const Mode = useIsCompact() ? ModeMenu : ModeChoice;
  return (
    <Layout role="group" aria-label={t('bar.label')}>
      <Choices data-folded={isFolded || undefined}>
        <CentreButton {...centre} />
        <Days>
          <PagerBar
            previousLabel={t(`bar.previous.${mode}`)}
            nextLabel={t(`bar.next.${mode}`)}
            onPrevious={() => onDayChange(dayBeside(day, mode, 'previous'))}
            onNext={() => onDayChange(dayBeside(day, mode, 'next'))}
          >
            <DayButton
              words={isPhone ? shortPageWords(page, language) : words}
              day={day}
              today={today}
              onChange={onDayChange}
            />
          </PagerBar>
          <Today kind="quiet" onPress={() => onDayChange(today)}>
            {t('bar.today')}
          </Today>
        </Days>
        <Mode mode={mode} onChange={onModeChange} />
      </Choices>
      <VisuallyHidden aria-live="polite">{words}</VisuallyHidden>
      <Tools>
        {isPhone ? (
          <IconButton
            label={t('search.label')}
            icon={Search}
            aria-expanded={isSearching}
            onPress={() => onSearchingChange(!isSearching)}
          />
        ) : (
          <IconButton
            label={t('bar.recalculate')}
            icon={RefreshCw}
            {...(isRecalculating ? { 'aria-disabled': 'true' as const } : { onPress: onRecalculate })}
          />
        )}
        <LegendButton plans={plans} />
        <PlanMore
          view={view}
          onViewChange={onViewChange}
          // In wider windows the filter is beside the search.
          presence={isPhone ? presence : undefined}
          onPresenceChange={onPresenceChange}
          onRecalculate={isPhone && !isRecalculating ? onRecalculate : undefined}
        />
      </Tools>
    </Layout>
  );
}
