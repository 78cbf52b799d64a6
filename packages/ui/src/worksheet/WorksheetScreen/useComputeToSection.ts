import type { ComputeToToday } from '@selfservice/api/worksheet/compute-to-today-choices';
import { computeToTodayChoices } from '@selfservice/api/worksheet/compute-to-today-choices';
import { useTranslation } from 'react-i18next';
import type { ActiveMenuSection } from '../../patterns/ScreenMenu/FrameMenu.ts';

/**
 * Returns the section of a menu that chooses the day to which the current month is computed.
 *
 * @param value the chosen day
 * @param onChange called when the user chooses a day
 * @requirement worksheet-20
 */
export function useComputeToSection(
  value: ComputeToToday,
  onChange: (choice: ComputeToToday) => void,
): ActiveMenuSection {
  const { t } = useTranslation('worksheet');
  return {
    label: t('computeTo.label'),
    items: computeToTodayChoices.map((id) => ({ id, label: t(`computeTo.${id}`) })),
    selectedId: value,
    onAction(id) {
      const choice = computeToTodayChoices.find((one) => one === id);
      if (choice) onChange(choice);
    },
  };
}
