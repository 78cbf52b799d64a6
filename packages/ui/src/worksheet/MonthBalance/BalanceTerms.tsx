import type { BalanceTerm } from '@selfservice/api/worksheet/balance-arithmetic';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { HourFormats } from '../../i18n/formatDuration.ts';

export interface BalanceTermsProps {
  /** The signed terms. */
  terms: readonly BalanceTerm[];
  /** Formats of hours. */
  formats: HourFormats;
}

const minus = '\u2212';

/** The terms of a balance as a sum in words; terms of 0 are left out. */
export function BalanceTerms({ terms, formats }: BalanceTermsProps) {
  const { t } = useTranslation('worksheet');
  const parts = terms.filter(({ minutes }) => minutes !== 0);
  if (parts.length < 2) return null;
  return (
    <Root>
      {parts.map(({ of, minutes }, place) => (
        <span key={of}>
          {signOf(minutes, place === 0)}
          {formats.hours(Math.abs(minutes))} <small>{t(`balance.of.${of}`)}</small>{' '}
        </span>
      ))}
    </Root>
  );
}

function signOf(minutes: number, isFirst: boolean): string {
  if (minutes < 0) return isFirst ? minus : `${minus} `;
  return isFirst ? '' : '+ ';
}

const Root = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-1);
  font-variant-numeric: tabular-nums;

  span {
    display: inline-block;
    margin-right: var(--space-1);
  }

  small {
    font-size: inherit;
  }
`;
