import { Bug, FileDiff } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';

/** Other props are passed to the root element. */
export interface ErrorListButtonProps extends Omit<ComponentProps<'aside'>, 'children'> {
  /** Number of captured errors. */
  count: number;
  /** Called when the user opens the list. */
  onPress: () => void;
  /** Number of deviations from the contract. Default: their button is not shown. */
  driftCount?: number;
  /** Called when the user opens the list of deviations. */
  onPressDrifts?: () => void;
}

/**
 * A strip above the page with the buttons that open the debug error list and the list of deviations. It covers nothing of
 * the page.
 *
 * @requirement errors-1
 */
export function ErrorListButton(props: ErrorListButtonProps) {
  const { count, onPress, driftCount, onPressDrifts, ...rest } = props;
  const { t } = useTranslation('errors/ErrorListDialog');
  return (
    <Root aria-label={t('mode')} {...rest}>
      {driftCount !== undefined && onPressDrifts && (
        <Open data-some={driftCount > 0 || undefined} onPress={onPressDrifts}>
          <Icon of={FileDiff} />
          <span>{t('openDrifts', { count: driftCount })}</span>
        </Open>
      )}
      <Open data-some={count > 0 || undefined} onPress={onPress}>
        <Icon of={Bug} />
        <span>{t('open', { count })}</span>
      </Open>
    </Root>
  );
}

const Root = styled.aside`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  padding: 0 var(--space-2);
  border-bottom: 1px solid var(--color-border);
  background: var(--color-surface-sunken);
`;

const Open = styled(Button)`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 32px;
  padding: 0 var(--space-3);
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  color: var(--color-text-muted);
  font: inherit;
  font-size: var(--text-2);
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &:is([data-hovered], [data-pressed]) {
    background: var(--color-surface-hover);
  }

  &[data-some] {
    color: var(--color-negative);
    font-weight: var(--weight-medium);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  @media (width < 640px) {
    min-height: 44px;
  }
`;
