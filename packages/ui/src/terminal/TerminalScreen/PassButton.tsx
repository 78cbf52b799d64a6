import type { PassDirection } from '@selfservice/api/terminal/pass-types';
import { ArrowLeftRight, LogIn, LogOut } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { ProgressCircle } from '../../primitives/ProgressCircle/ProgressCircle.tsx';

const directionIcons: Record<PassDirection, LucideIcon> = {
  in: LogIn,
  out: LogOut,
  unknown: ArrowLeftRight,
};

export interface PassButtonProps {
  /** The name of the type. */
  name: string;
  /** The direction of the type. */
  direction: PassDirection;
  /** Whether it is one of the two fixed buttons. Default: false. */
  isLarge?: boolean;
  /** Whether it is the probable next pass, which is filled. Default: false. */
  isLikely?: boolean;
  /** Whether it has the focus when it appears. Default: false. */
  isFocusedAtFirst?: boolean;
  /** The progress of its pass in words. Default: empty. */
  progress?: string;
  /** Whether another pass is in progress. Default: false. */
  isDisabled?: boolean;
  /** Whether presses are ignored because a pass was just made. The button keeps the focus. Default: false. */
  isPaused?: boolean;
  /** The reason why it cannot be pressed; empty if it can. Default: empty. */
  refusal?: string;
  /** Called when the user presses the button. */
  onPress: () => void;
}

/** A button that makes a pass. An icon and a word show the direction, which the colour repeats. */
export function PassButton(props: PassButtonProps) {
  const {
    name,
    direction,
    isLarge,
    isLikely,
    isFocusedAtFirst,
    progress = '',
    isDisabled = false,
    refusal = '',
    onPress,
  } = props;
  const cannotPress = refusal !== '' || (props.isPaused ?? false);
  const { t } = useTranslation('terminal');
  const way = t(`direction.${direction}`);
  const caption = progress || refusal || (way.toLowerCase() === name.toLowerCase() ? '' : way);
  return (
    <Root
      data-direction={direction}
      data-large={isLarge || undefined}
      data-likely={isLikely || undefined}
      autoFocus={isFocusedAtFirst ?? false}
      isPending={progress !== ''}
      isDisabled={isDisabled && progress === ''}
      onPress={() => {
        if (!cannotPress) onPress();
      }}
      {...(cannotPress && { 'aria-disabled': 'true' as const })}
    >
      <Mark>
        {progress ? <ProgressCircle /> : <Icon of={directionIcons[direction]} size={isLarge ? 26 : 20} />}
      </Mark>
      <Words>
        <Name>{name}</Name>
        {caption && <Caption>{caption}</Caption>}
      </Words>
    </Root>
  );
}

const Mark = styled.span`
  position: relative;
  display: grid;
  flex-shrink: 0;
  place-items: center;
  width: 40px;
  height: 40px;
  border: 1px solid var(--color-edge);
  border-radius: 50%;
  background: var(--mark);
  color: var(--sign);
`;

const Words = styled.span`
  display: grid;
  min-width: 0;
  max-width: 100%;
`;

const Name = styled.span`
  font-weight: var(--weight-medium);
  line-height: var(--leading-tight);
  overflow-wrap: anywhere;
`;

const Caption = styled.span`
  color: var(--color-text-muted);
  font-size: var(--text-1);
`;

const Root = styled(Button)`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-width: 0;
  min-height: var(--pass-button-height);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-border-control);
  border-radius: var(--radius-large);
  background: var(--color-surface-raised);
  color: var(--color-text);
  font: inherit;
  text-align: start;
  cursor: pointer;
  touch-action: manipulation;
  transition: background-color var(--motion-fast);
  --mark: var(--color-surface-sunken);
  --sign: var(--color-text-muted);

  &[data-direction='in'] {
    --mark: var(--color-positive-quiet);
    --sign: var(--color-positive);
  }

  &[data-direction='out'] {
    --mark: var(--color-information-quiet);
    --sign: var(--color-information);
  }

  &[data-large] {
    min-height: 104px;

    ${Mark} {
      width: 56px;
      height: 56px;
    }

    ${Name} {
      font-size: var(--text-4);
    }
  }

  /* Side by side, the longest word of a name would break on a phone, and beside the dial on a small desktop. */
  @container (width < 28rem) {
    flex-direction: column;
    justify-content: center;
    gap: var(--space-2);
    padding: var(--space-3) var(--space-2);
    text-align: center;

    &[data-large] {
      min-height: 116px;
    }
  }

  &:is([data-hovered], [data-pressed]) {
    background: var(--color-surface-hover);
  }

  &[data-likely] {
    border-color: transparent;
    background: var(--color-accent);
    color: var(--color-on-accent);
    --mark: color-mix(in srgb, var(--color-on-accent) 16%, transparent);
    --sign: currentColor;

    ${Caption} {
      color: inherit;
    }

    &:is([data-hovered], [data-pressed]) {
      background: var(--color-accent-hover);
    }
  }

  &:is([data-disabled], [aria-disabled='true']:not([data-pending])) {
    border-color: var(--color-border-disabled);
    background: var(--color-surface-sunken);
    color: var(--color-text-disabled);
    cursor: not-allowed;
    --mark: transparent;
    --sign: currentColor;
  }

  @media (forced-colors: active) {
    &:is([data-disabled], [aria-disabled='true']:not([data-pending])) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
