import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import { otherKinds } from '@selfservice/api/core/plan-interval';
import { Fragment } from 'react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { barStyles } from './items/barStyles.ts';
import { legendSwatchStyles } from './items/swatchStyles.ts';
import { dayOffStyles } from './scale/dayOffStyles.ts';
import { otherNames } from './words/otherNames.ts';

/** Other attributes go to the root. */
export interface TimelineLegendProps extends ComponentProps<'ul'> {
  /** The intervals of each row. Their names explain the other entries. Default none. */
  plans?: readonly (readonly PlanInterval[])[];
  /** Whether the timeline has counts, so that their mark is explained. Default false. */
  hasCounts?: boolean | undefined;
}

const worded = ['planChange', 'shift', 'request'] as const;

const nothing: readonly never[] = [];

const offs = ['weekend', 'holiday'] as const;

/**
 * The whole legend of a timeline. It explains looks and icons, which do not depend on the colours from the server. Other
 * entries are explained by the server's names.
 */
export function TimelineLegend({ plans = nothing, hasCounts = false, ...rest }: TimelineLegendProps) {
  const { t } = useTranslation('patterns');
  const { compare } = new Intl.Collator(useLanguage());
  const names = otherNames(plans);
  // If any names are known, a kind without a name does not occur.
  const others = names.size > 0 ? otherKinds.filter((kind) => names.has(kind)) : otherKinds;
  return (
    <Root aria-label={t('timeline.legend')} {...rest}>
      {worded.map((kind) => (
        <li key={kind}>
          <span aria-hidden="true" data-interval={kind} />
          <span>{t(`timeline.kind.${kind}`)}</span>
        </li>
      ))}
      <li data-others>
        <span>{t('timeline.others')}</span>
        {others.map((kind) => (
          <Fragment key={kind}>
            <span aria-hidden="true" data-interval={kind} />
            {names.has(kind) && <small>{[...(names.get(kind) ?? [])].toSorted(compare).join(', ')}</small>}
          </Fragment>
        ))}
      </li>
      {offs.map((off) => (
        <li key={off}>
          <span aria-hidden="true" data-off={off} />
          <span>{t(`timeline.${off}`)}</span>
        </li>
      ))}
      <li>
        <span aria-hidden="true" data-now />
        <span>{t('timeline.now')}</span>
      </li>
      {hasCounts && (
        <li>
          <b aria-hidden="true">8</b>
          <span>{t('timeline.coverage.thinnest')}</span>
        </li>
      )}
    </Root>
  );
}

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  min-width: 0;
  color: var(--color-text-muted);
  font-size: var(--text-1);

  li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }

  /* Many names take several lines. */
  li[data-others] {
    flex-wrap: wrap;
    min-width: 0;
  }

  small {
    min-width: 0;
    font-size: inherit;
    overflow-x: clip;
    overflow-wrap: anywhere;
  }

  ${barStyles}
  ${dayOffStyles}
  ${legendSwatchStyles}

  b {
    border-bottom: 2px solid var(--color-caution);
    color: var(--color-caution);
    font-size: var(--text-2);
    font-weight: var(--weight-bold);
  }

  [data-off] {
    border: 1px solid var(--color-border-control);
  }

  li > [data-now] {
    width: 2px;
    margin-inline: var(--space-2);
    background: var(--color-accent);
    forced-color-adjust: none;

    @media (forced-colors: active) {
      background: Highlight;
    }
  }
`;
