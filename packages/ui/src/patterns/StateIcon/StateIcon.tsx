import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { StateLook } from './stateLook.ts';
import { stateIcons } from './stateIcons.ts';
import type { StateKind, StateOf } from './stateIcons.ts';

/** Everything else goes to the root. */
export interface StateIconProps<Kind extends StateKind> extends Omit<ComponentProps<'span'>, 'children'> {
  /** What has the state. */
  of: Kind;
  /** The state. */
  state: StateOf<Kind>;
  /**
   * Leaves the word to assistive technology. Only where a legend or a detail beside it says what the icon means.
   * Default false.
   */
  isCompact?: boolean;
  /** Side of the icon in pixels. Default 18. */
  size?: number;
}

/** The state of something as an icon and a word: the colour only repeats what both say. */
export function StateIcon<Kind extends StateKind>(props: StateIconProps<Kind>) {
  const { of, state, isCompact = false, size = 18, ...rest } = props;
  const { t } = useTranslation('patterns');
  const look = (stateIcons[of] as Record<StateOf<Kind>, StateLook>)[state];
  const word = t(look.text);
  return (
    <Root data-tone={look.tone} title={isCompact ? word : undefined} {...rest}>
      <Icon of={look.icon} size={size} />
      {isCompact ? <VisuallyHidden>{word}</VisuallyHidden> : <span>{word}</span>}
    </Root>
  );
}

const Root = styled.span`
  position: relative;
  display: inline-flex;
  align-items: flex-start;
  gap: var(--space-2);
  --tone: var(--color-text-muted);

  &[data-tone='information'] {
    --tone: var(--color-information);
  }

  &[data-tone='positive'] {
    --tone: var(--color-positive);
  }

  &[data-tone='caution'] {
    --tone: var(--color-caution);
  }

  &[data-tone='negative'] {
    --tone: var(--color-negative);
  }

  /* As high as a line, so that the icon stands beside the first one of a long word. */
  & > svg {
    height: 1lh;
    color: var(--tone);
  }
`;
