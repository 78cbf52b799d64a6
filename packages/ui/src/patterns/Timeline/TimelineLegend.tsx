import type { PlanIntervalKind } from '@selfservice/api/core/plan-interval';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { barLook } from './barLook.ts';
import { offLook } from './offLook.ts';

/** Props of `TimelineLegend`; everything else goes to the root. */
export interface TimelineLegendProps extends ComponentProps<'ul'> {
  /** The kinds to explain, in order. Default all. */
  kinds?: readonly PlanIntervalKind[];
}

const usual: readonly PlanIntervalKind[] = ['planChange', 'shift', 'request', 'absence', 'other', 'standby'];

const offs = ['weekend', 'holiday'] as const;

/** What the patterns and icons of a timeline mean, whatever colours the server gives them. */
export function TimelineLegend({ kinds = usual, ...rest }: TimelineLegendProps) {
  const { t } = useTranslation('patterns');
  return (
    <Root aria-label={t('timeline.legend')} {...rest}>
      {kinds.map((kind) => (
        <li key={kind}>
          <span aria-hidden="true" data-kind={kind} />
          {t(`timeline.kind.${kind}`)}
        </li>
      ))}
      {offs.map((off) => (
        <li key={off}>
          <span aria-hidden="true" data-off={off} />
          {t(`timeline.${off}`)}
        </li>
      ))}
      <li>
        <span aria-hidden="true" data-now />
        {t('timeline.now')}
      </li>
    </Root>
  );
}

const Root = styled.ul`
  --bar-edge: color-mix(in srgb, var(--color-border) 60%, var(--color-text));
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  color: var(--color-text-muted);
  font-size: var(--text-1);

  li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }

  li > span {
    position: relative;
    width: 28px;
    height: 18px;
  }

  ${barLook}
  ${offLook}

  [data-kind]::before {
    left: calc(50% - 6px) !important;
  }

  [data-off] {
    border: 1px solid var(--color-border-control);
  }

  li > [data-now] {
    width: 2px;
    margin-inline: var(--space-2);
    background: var(--color-accent);
    forced-color-adjust: none;
  }
`;
