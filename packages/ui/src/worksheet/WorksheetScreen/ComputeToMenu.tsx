import type { ComputeToToday } from '@selfservice/api/worksheet/compute-to-today-choices';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { iconOnly } from '../../patterns/PageHeader/iconOnly.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { DeferredMenu } from '../../primitives/DeferredMenu/DeferredMenu.tsx';
import { useComputeToSection } from './useComputeToSection.ts';

export interface ComputeToMenuProps {
  /** The day to which the current month is computed. */
  value: ComputeToToday;
  /** Called when the user chooses a day. */
  onChange: (choice: ComputeToToday) => void;
}

/** Chooses the day to which the current month is computed, on a desk. @requirement worksheet-20 */
export function ComputeToMenu({ value, onChange }: ComputeToMenuProps) {
  const { t } = useTranslation('worksheet');
  const section = useComputeToSection(value, onChange);
  return (
    <DeferredMenu
      label={section.label}
      trigger={
        <Trigger
          kind="quiet"
          icon={CalendarClock}
          aria-label={`${section.label}: ${t(`computeTo.${value}`)}`}
        >
          <span data-words="">{t(`computeTo.${value}`)}</span>
        </Trigger>
      }
      sections={[section]}
      onAction={section.onAction}
    />
  );
}

/* Beside a side navigation, a small desk has no room for the text. The name of the balance has it too. */
const Trigger = styled(Button)`
  @media (width < 1280px) {
    ${iconOnly}
  }
`;
