import type { TerminalButton } from '@selfservice/api/terminal/terminal-buttons';
import type { PassUnderWay } from '@selfservice/api/terminal/terminal';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { PassButton } from './PassButton.tsx';

export interface PassButtonsProps {
  /** The buttons, in order. */
  buttons: readonly TerminalButton[];
  /** The number of buttons that are loading. */
  pendingCount: number;
  /** The current pass; null for none. */
  underWay: PassUnderWay | null;
  /** Whether a press makes a pass now. */
  isReady: boolean;
  /** The direction of the probable next pass, whose fixed button is filled; null for none. */
  likely: 'in' | 'out' | null;
  /** The direction of the fixed button that has the focus at first; null for none. */
  focusedAtFirst: 'in' | 'out' | null;
  /** Called when the user makes a pass. */
  onPress: (type: { id: number; name: string }) => void;
}

/** The buttons of the terminal, the fixed ones first. @requirement terminal-2, terminal-3, terminal-33, terminal-35 */
export function PassButtons(props: PassButtonsProps) {
  const { buttons, pendingCount, underWay, isReady, likely, focusedAtFirst, onPress } = props;
  const { t } = useTranslation('terminal');
  return (
    <Place>
      <Root role="group" aria-label={t('buttons')}>
        {buttons.map((button) => {
          const { place, typeId, direction, isGone } = button;
          const name = button.name || ownName(button, t);
          const isUnderWay = underWay?.pass.typeId === typeId;
          return (
            <PassButton
              key={place}
              name={name}
              direction={direction}
              isLarge={place <= 2}
              isLikely={fixedDirections[place] === likely && likely !== null}
              isFocusedAtFirst={fixedDirections[place] === focusedAtFirst && focusedAtFirst !== null}
              progress={isUnderWay ? t(underWay.step) : ''}
              isDisabled={underWay !== null}
              isPaused={!isReady && !underWay}
              refusal={isGone ? t('notOffered') : ''}
              onPress={() => onPress({ id: typeId, name })}
            />
          );
        })}
        {Array.from({ length: pendingCount }, (_, index) => (
          <Skeleton key={index} height="var(--pass-button-height)" />
        ))}
      </Root>
    </Place>
  );
}

/** The directions of the fixed buttons by place. */
const fixedDirections: Readonly<Record<number, 'in' | 'out'>> = { 1: 'in', 2: 'out' };

/** Returns the name of a button until the server's name is loaded. */
function ownName({ place }: TerminalButton, t: TFunction<'terminal'>): string {
  if (place === 1) return t('fixed.in');
  return place === 2 ? t('fixed.out') : t('configuration.button', { place });
}

/* The buttons depend on the width of this place. */
const Place = styled.div`
  container-type: inline-size;
`;

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);
  --pass-button-height: 96px;

  @container (width >= 28rem) {
    --pass-button-height: 72px;
  }
`;
