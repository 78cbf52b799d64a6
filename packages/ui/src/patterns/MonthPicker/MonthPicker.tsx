import { addMonths } from '@selfservice/api/core/local-date-arithmetic';
import { monthOf } from '@selfservice/api/core/local-date';
import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import { CalendarCheck, ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { DeferredTrigger } from '../../primitives/Deferred/DeferredTrigger.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { PagerBar } from '../Pager/PagerBar.tsx';
import { CurrentButton, NameButton } from './monthButtons.tsx';
import { atStart, formatMonth } from '../../i18n/formatMonth.ts';
import { clampMonth } from './moveMonth.ts';

const loadMonthPopover = () => import('./MonthPopover.tsx');

/** Other attributes go to the root. */
export interface MonthPickerProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** The selected month as `yyyy-MM`. */
  value: LocalMonth;
  /** Called when the user selects another month. */
  onChange: (month: LocalMonth) => void;
  /** The current day. Its month is marked, and a button leads to it. */
  today: LocalDate;
  /** The first month that can be chosen, as `yyyy-MM`. Default: any. */
  min?: LocalMonth | undefined;
  /** The last month that can be chosen, as `yyyy-MM`. Default: any. */
  max?: LocalMonth | undefined;
  /**
   * Called when the user presses "Today". With it the button is labelled "Today" and is always visible. Default: the
   * button is labelled "This month" and is hidden in the current month.
   */
  onToday?: (() => void) | undefined;
  /** Whether the month cannot be changed. Default false. */
  isDisabled?: boolean;
  /** The name for assistive technology. Default "Month" in the language of the interface. */
  label?: string;
}

/**
 * A month with buttons for the previous and next one at the edges of its name, as wide as its row on a phone. The name
 * opens a grid of months; below a width of 390 px it replaces the buttons. A new month is announced.
 */
export function MonthPicker(props: MonthPickerProps) {
  const { value, onChange, today, min, max, onToday, isDisabled = false, label, ...rest } = props;
  const { t } = useTranslation('patterns');
  const trigger = useRef<HTMLButtonElement>(null);
  const language = useLanguage();
  const name = atStart(formatMonth(value, language), language);
  const purpose = label ?? t('month.choose');
  const current = monthOf(today);
  const canGoToCurrent = !isDisabled && (onToday !== undefined || value !== current);
  const goToCurrent = () => {
    if (value !== current) onChange(current);
    if (onToday) onToday();
    // The pressed button becomes invisible.
    else trigger.current?.focus();
  };
  return (
    <Root role="group" aria-label={purpose} {...rest}>
      <PagerBar
        onPrevious={() => onChange(addMonths(value, -1))}
        onNext={() => onChange(addMonths(value, 1))}
        hasPrevious={!isDisabled && (!min || min < value)}
        hasNext={!isDisabled && (!max || max > value)}
        previousLabel={t('month.previous')}
        nextLabel={t('month.next')}
      >
        <DeferredTrigger
          trigger={
            <NameButton kind="quiet" isDisabled={isDisabled} ref={trigger}>
              <span>{name}</span>
              <Icon of={ChevronDown} size={16} />
            </NameButton>
          }
          load={loadMonthPopover}
          name={purpose}
        >
          {({ MonthPopover }, button) => (
            <MonthPopover
              trigger={button}
              label={purpose}
              value={value}
              onChange={onChange}
              current={current}
              min={min}
              max={max}
              onCurrent={canGoToCurrent && !onToday ? goToCurrent : undefined}
            />
          )}
        </DeferredTrigger>
      </PagerBar>
      {clampMonth(current, { min, max }) === current && (
        <CurrentButton
          kind="quiet"
          icon={CalendarCheck}
          data-hidden={!canGoToCurrent || undefined}
          data-in-popover={!onToday || undefined}
          onPress={goToCurrent}
        >
          <span>{t(onToday ? 'month.today' : 'month.current')}</span>
        </CurrentButton>
      )}
      <VisuallyHidden role="status">{name}</VisuallyHidden>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;

  @media (width >= 640px) {
    gap: var(--space-1);
  }

  @media (width < 640px) {
    &:only-child {
      flex: 1;

      & > :first-child {
        flex: 1;
        justify-content: space-between;
      }
    }
  }

  @media (width < 390px) {
    & > :first-child > :is(:first-child, :last-child) {
      display: none;
    }
  }
`;
