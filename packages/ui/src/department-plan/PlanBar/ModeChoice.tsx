import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { planModes } from '@selfservice/api/department-plan/plan-days';
import type { PlanMode } from '@selfservice/api/department-plan/plan-days';
import { PlanChoice } from './PlanChoice.tsx';

export interface ModeChoiceProps {
  /** The number of shown days. */
  mode: PlanMode;
  /** Called when the user chooses another number of days. */
  onChange: (mode: PlanMode) => void;
}

/** The choice of the number of days, as buttons. @requirement department-plan-1 */
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
