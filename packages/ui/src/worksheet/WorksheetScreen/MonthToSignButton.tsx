import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import { CalendarArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMonth, formatMonthName } from '../../i18n/formatMonth.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Button } from '../../primitives/Button/Button.tsx';

export interface MonthToSignButtonProps {
  /** The month whose worksheet can be signed. */
  monthToSign: LocalMonth;
  /** The current day. */
  today: LocalDate;
  /** Called with the month when the user presses the button. */
  onGo: (month: LocalMonth) => void;
}

/** A button that shows the month whose worksheet can be signed. */
export function MonthToSignButton({ monthToSign, today, onGo }: MonthToSignButtonProps) {
  const { t } = useTranslation('worksheet');
  const language = useLanguage();
  const isThisYear = monthToSign.slice(0, 4) === today.slice(0, 4);
  const name = (isThisYear ? formatMonthName : formatMonth)(monthToSign, language);
  return (
    <Button icon={CalendarArrowUp} onPress={() => onGo(monthToSign)}>
      {t('signing.elsewhere', { month: name })}
    </Button>
  );
}
