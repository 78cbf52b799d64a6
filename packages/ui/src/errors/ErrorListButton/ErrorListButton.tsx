import { Bug } from 'lucide-react';
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
}

/**
 * A strip above the page with the button that opens the debug error list. It covers nothing of the page.
 *
 * @requirement errors-1
 */
export function ErrorListButton({ count, onPress, ...rest }: ErrorListButtonProps) {
  const { t } = useTranslation('errors/ErrorListDialog');
  return (
    <Root aria-label={t('mode')} {...rest}>
      <Open data-some={count > 0 || undefined} onPress={onPress}>
        <Icon of={Bug} />
        {t('open', { count })}
      </Open>
    </Root>
  );
}

const Root = styled.aside`
  display: flex;
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
