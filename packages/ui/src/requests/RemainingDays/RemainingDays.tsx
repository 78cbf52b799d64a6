import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { remainingText } from './remainingText.ts';

/** The props of the text. Other props are passed to the root element. */
export interface RemainingDaysProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The whole days until the deadline of the decision; negative after the deadline. */
  days: number;
}

/** The time until the deadline of a pending request, in words. @requirement requests-61 */
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
