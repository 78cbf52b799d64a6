import type { ComputeToToday } from '@selfservice/api/worksheet/compute-to-today-choices';
import { computeToTodayChoices } from '@selfservice/api/worksheet/compute-to-today-choices';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/Button/Button.tsx';
import { DeferredMenu } from '../../primitives/DeferredMenu/DeferredMenu.tsx';

export interface ComputeToMenuProps {
  /** The day to which the current month is computed. */
  value: ComputeToToday;
  /** Called when the user chooses a day. */
  onChange: (choice: ComputeToToday) => void;
}

/** Chooses the day to which the current month is computed. @requirement worksheet-20 */
export function ComputeToMenu({ value, onChange }: ComputeToMenuProps) {
  const { t } = useTranslation('worksheet');
  const label = t('computeTo.label');
  return (
    <DeferredMenu
      label={label}
      trigger={
        <Button kind="quiet" icon={CalendarClock} aria-label={`${label}: ${t(`computeTo.${value}`)}`}>
          {t(`computeTo.${value}`)}
        </Button>
      }
      sections={[
        {
          label,
          items: computeToTodayChoices.map((id) => ({ id, label: t(`computeTo.${id}`) })),
          selectedId: value,
        },
      ]}
      onAction={(id) => {
        const choice = computeToTodayChoices.find((one) => one === id);
        if (choice) onChange(choice);
      }}
    />
  );
}
