import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { StateLook } from './stateLook.ts';

/** Other attributes go to the root. */
export interface StateIconProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The icon, colour and text of the state, for example `requestStateIcons.pending`. */
  look: StateLook;
  /**
   * Whether the text is visible to assistive technology only. Use it only beside a legend or detail that explains the
   * icon. Default false.
   */
  isCompact?: boolean;
  /** The width and height of the icon in pixels. Default 18. */
  size?: number;
}

/** The state of a request, worksheet, day or person as an icon with a text. */
export function StateIcon({ look, isCompact = false, size = 18, ...rest }: StateIconProps) {
  const { t } = useTranslation('patterns');
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

  /* As high as a line, so that the icon is beside the first line of a long text. */
  & > svg {
    height: 1lh;
    color: var(--tone);
  }
`;
