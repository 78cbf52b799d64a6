import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { planModes } from '@selfservice/api/department-plan/plan-days';
import type { PlanMode } from '@selfservice/api/department-plan/plan-days';
import { PlanChoice } from './PlanChoice.tsx';

export interface ModeChoiceProps {
  /** Days shown at once. */
  mode: PlanMode;
  /** Another number of days was chosen. */
  onChange: (mode: PlanMode) => void;
}

/** How many days stand side by side. */
export function ModeChoice({ mode, onChange }: ModeChoiceProps) {
  const { t } = useTranslation('department-plan');
  return (
    <Root>
      <PlanChoice
        label={t('bar.modes')}
        options={planModes.map((value) => ({ value, words: t(`bar.mode.${value}`) }))}
        value={mode}
        onChange={onChange}
      />
    </Root>
  );
}

const Root = styled.div`
  @media (width >= 640px) {
    margin-left: auto;
  }
`;
