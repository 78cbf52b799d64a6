import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { DeferredPopover } from '../../primitives/DeferredPopover/DeferredPopover.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { barStyles } from './items/barStyles.ts';
import { legendSwatchStyles } from './items/swatchStyles.ts';
import { TimelineLegend } from './TimelineLegend.tsx';
import { otherNames } from './words/otherNames.ts';
import { shownKinds } from './words/shownKinds.ts';

/** Other attributes go to the root. */
export interface TimelineLegendLineProps extends ComponentProps<'div'> {
  /** The intervals of each row. Only their kinds are in the line. */
  plans: readonly (readonly PlanInterval[])[];
  /** Whether no plan has loaded yet, so that the kinds are not known. Default false. */
  isLoading?: boolean;
  /** Whether the timeline has counts, so that the legend explains their mark. Default false. */
  hasCounts?: boolean;
}

/** The kinds of the plans in one line, and a button for the whole legend. @requirement department-plan-48 */
export function TimelineLegendLine(props: TimelineLegendLineProps) {
  const { plans, isLoading = false, hasCounts, ...rest } = props;
  const { t } = useTranslation('patterns');
  const { compare } = new Intl.Collator(useLanguage());
  const names = otherNames(plans);
  const wordsOf = (kind: PlanInterval['kind']) => {
    const own = [...(names.get(kind) ?? [])].toSorted(compare).join(', ');
    if (own !== '') return own;
    return t(`timeline.kind.${kind === 'otherA' || kind === 'otherB' ? 'other' : kind}`);
  };
  const title = t('timeline.legend');
  return (
    <Root {...rest}>
      <ul aria-label={t('timeline.shownKinds')}>
        {isLoading && (
          <li aria-hidden="true">
            <Skeleton width="12rem" height="1lh" />
          </li>
        )}
        {shownKinds(plans).map((kind) => (
          <li key={kind} title={wordsOf(kind)}>
            <span aria-hidden="true" data-interval={kind} />
            <small>{wordsOf(kind)}</small>
          </li>
        ))}
      </ul>
      <DeferredPopover title={title} trigger={<Button kind="quiet">{title}</Button>}>
        <TimelineLegend plans={plans} hasCounts={hasCounts} />
      </DeferredPopover>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
  color: var(--color-text-muted);
  font-size: var(--text-1);

  /* The button does not move when the kinds arrive. */
  & > ul {
    display: flex;
    flex: 1;
    gap: var(--space-4);
    min-width: 0;
  }

  li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-width: 0;
  }

  small {
    overflow: hidden;
    font-size: inherit;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > button {
    flex: none;
    min-height: 28px;
    font-size: inherit;
  }

  ${barStyles}
  ${legendSwatchStyles}

  @media print {
    & > button {
      display: none;
    }
  }
`;
