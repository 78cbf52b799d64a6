import { CalendarCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';

export interface RememberedDaysProps {
  /** The text of the days. */
  words: string;
  /** Called when the user wants to see today. */
  onToday: () => void;
}

/** The notice that the days are those viewed last, with a button for today. @requirement department-plan-11 */
export function RememberedDays({ words, onToday }: RememberedDaysProps) {
  const { t } = useTranslation('department-plan');
  return (
    <Banner
      title={t('remembered.title', { days: words })}
      actions={
        <Button icon={CalendarCheck} onPress={onToday}>
          {t('remembered.today')}
        </Button>
      }
    />
  );
}
