import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { remainingText } from './remainingText.ts';

/** Everything else goes to the root. */
export interface RemainingDaysProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whole days in which it can still be decided; negative: too late. */
  days: number;
}

/** How long a pending request can still be decided, in words. Specification 000 section 9. */
export function RemainingDays({ days, ...rest }: RemainingDaysProps) {
  const { t } = useTranslation('requests');
  const urgency = days < 0 ? 'over' : days <= 1 ? 'last' : undefined;
  return (
    <Root data-urgency={urgency} {...rest}>
      {remainingText(t, days)}
    </Root>
  );
}

const Root = styled.span`
  font-variant-numeric: tabular-nums;

  &[data-urgency='last'] {
    color: var(--color-caution);
  }

  &[data-urgency='over'] {
    color: var(--color-negative);
  }
`;
