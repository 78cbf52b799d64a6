import type { LocalDate } from '@selfservice/api/core/local-date';
import { RefreshCw, Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { CentreChoosing } from '../../centres/CentreButton/CentreButton.tsx';
import { CentreButton } from '../../centres/CentreButton/CentreButton.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { PagerBar } from '../../patterns/Pager/PagerBar.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { dayBeside, pageOf } from '@selfservice/api/department-plan/plan-days';
import type { PlanMode } from '@selfservice/api/department-plan/plan-days';
import { useIsCompact, useIsPhone } from '../useIsPhone.ts';
import { DayButton } from './DayButton.tsx';
import { LegendButton } from './LegendButton.tsx';
import type { LegendButtonProps } from './LegendButton.tsx';
import { ModeChoice } from './ModeChoice.tsx';
import { ModeMenu } from './ModeMenu.tsx';
import { pageWords, shortPageWords } from './pageWords.ts';
import { Choices, Days, Layout, Today, Tools } from './PlanBarLayout.ts';
import { PlanMore } from './PlanMore.tsx';
import type { PlanMoreProps } from './PlanMore.tsx';

/** Everything else goes to the root. */
export interface PlanBarProps
  extends ComponentProps<'div'>, Omit<PlanMoreProps, 'onRecalculate'>, LegendButtonProps {
  /** Whose plan is shown, and how others are chosen. */
  centre: CentreChoosing;
  /** A day of the page. */
  day: LocalDate;
  /** The day that it is now. */
  today: LocalDate;
  /** Another page, or another day of this one, was chosen. */
  onDayChange: (day: LocalDate) => void;
  /** Days shown at once. */
  mode: PlanMode;
  /** Another number of days was chosen. */
  onModeChange: (mode: PlanMode) => void;
  /** The plans of the page are being computed anew. Default false. */
  isRecalculating?: boolean;
  /** The plans of the page are to be computed anew. */
  onRecalculate: () => void;
  /** On a phone: centre, days and their number make way for the plan. Default false. */
  isFolded?: boolean;
  /** On a phone: the search is open. Default false. */
  isSearching?: boolean;
  /** On a phone: the search is to be opened or closed. */
  onSearchingChange: (isSearching: boolean) => void;
}

/** Whose plan is shown, and which days: the ways to another centre, page, day and number of days. */
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
    ...rest
  } = props;
  const isPhone = useIsPhone();
  const language = useLanguage();
  const { t } = useTranslation('department-plan');
  const page = pageOf(day, mode);
  const words = pageWords(page, language);
  const Mode = useIsCompact() ? ModeMenu : ModeChoice;
  return (
    <Layout role="group" aria-label={t('bar.label')} {...rest}>
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
          {...{ view, onViewChange, onPresenceChange }}
          // Elsewhere it stands beside the search.
          presence={isPhone ? presence : undefined}
          onRecalculate={isPhone && !isRecalculating ? onRecalculate : undefined}
        />
      </Tools>
    </Layout>
  );
}
