import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { planModes } from '@selfservice/api/department-plan/plan-days';
import { Button } from '../../primitives/Button/Button.tsx';
import { DeferredMenu } from '../../primitives/DeferredMenu/DeferredMenu.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { ModeChoiceProps } from './ModeChoice.tsx';

/** The choice of the number of days, as a menu where there is room for one button only. */
export function ModeMenu({ mode, onChange }: ModeChoiceProps) {
  const { t } = useTranslation('department-plan');
  const words = t(`bar.mode.${mode}`);
  return (
    <DeferredMenu
      label={t('bar.modes')}
      trigger={
        <Trigger aria-label={`${words}, ${t('bar.modes')}`}>
          <span>{words}</span>
          <Icon of={ChevronDown} />
        </Trigger>
      }
      sections={[
        {
          label: t('bar.modes'),
          selectedId: String(mode),
          items: planModes.map((value) => ({ id: String(value), label: t(`bar.mode.${value}`) })),
        },
      ]}
      onAction={(id) => {
        const chosen = planModes.find((value) => String(value) === id);
        if (chosen) onChange(chosen);
      }}
    />
  );
}

const Trigger = styled(Button)`
  flex: none;
  padding-inline: var(--space-2);
  white-space: nowrap;
`;
