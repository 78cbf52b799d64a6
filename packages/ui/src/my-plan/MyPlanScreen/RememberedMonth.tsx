import type { LocalMonth } from '@selfservice/api/core/local-date';
import { CalendarCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMonth } from '../../i18n/formatMonth.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';

export interface RememberedMonthProps {
  /** The month that is shown. */
  month: LocalMonth;
  /** Called when the user wants to see today. */
  onToday: () => void;
}

/** Says that the month is the one viewed last, and leads to today. */
export function RememberedMonth({ month, onToday }: RememberedMonthProps) {
  const { t } = useTranslation('my-plan');
  return (
    <Banner
      title={t('notice.remembered', { month: formatMonth(month, useLanguage()) })}
      actions={
        <Button icon={CalendarCheck} onPress={onToday}>
          {t('notice.today')}
        </Button>
      }
    />
  );
}
