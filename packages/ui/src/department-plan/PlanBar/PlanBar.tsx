import type { LocalDate } from '@selfservice/api/core/local-date';
import { dayBeside, pageOf } from '@selfservice/api/department-plan/plan-days';
import type { PlanMode } from '@selfservice/api/department-plan/plan-days';
import { useTranslation } from 'react-i18next';
import type { CentreChoosing } from '../../centres/CentreButton/CentreButton.tsx';
import { CentreButton } from '../../centres/CentreButton/CentreButton.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { PagerBar } from '../../patterns/Pager/PagerBar.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useIsCompact, useIsPhone } from '../useIsPhone.ts';
import { DayButton } from './DayButton.tsx';
import { ModeChoice } from './ModeChoice.tsx';
import { ModeMenu } from './ModeMenu.tsx';
import { pageWords, shortPageWords } from './pageWords.ts';
import { Days, Layout, Today } from './PlanBarLayout.ts';

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
  /** The number of days by which the arrows turn. Default: the number of shown days. */
  turnsBy?: PlanMode;
  /** Whether centre and days are folded on a phone. Default false. */
  isFolded?: boolean;
}

/** The centre, the days and their number: the `controls` of the plan. @requirement department-plan-5, department-plan-8 */
export function PlanBar(props: PlanBarProps) {
  const { centre, day, today, onDayChange, mode, onModeChange, turnsBy = mode, isFolded = false } = props;
  const isCompact = useIsCompact();
  const isPhone = useIsPhone();
  const language = useLanguage();
  const { t } = useTranslation('department-plan');
  const page = pageOf(day, mode);
  const words = pageWords(page, language);
  const Mode = isCompact ? ModeMenu : ModeChoice;
  const dayButton = (
    <DayButton
      words={isCompact ? shortPageWords(page, language) : words}
      day={day}
      today={today}
      onChange={onDayChange}
    />
  );
  return (
    <Layout role="group" aria-label={t('bar.label')} data-folded={isFolded || undefined}>
      <CentreButton {...centre} />
      <Days>
        <PagerBar
          previousLabel={t(`bar.previous.${turnsBy}`)}
          nextLabel={t(`bar.next.${turnsBy}`)}
          onPrevious={() => onDayChange(dayBeside(day, turnsBy, 'previous'))}
          onNext={() => onDayChange(dayBeside(day, turnsBy, 'next'))}
        >
          {isPhone && dayButton}
        </PagerBar>
        {!isPhone && dayButton}
        <Today kind="quiet" onPress={() => onDayChange(today)}>
          {t('bar.today')}
        </Today>
      </Days>
      {/* On a phone it is in the menu, which leaves the room to the centre. */}
      {!isPhone && <Mode mode={mode} onChange={onModeChange} />}
      <VisuallyHidden aria-live="polite">{words}</VisuallyHidden>
    </Layout>
  );
}
