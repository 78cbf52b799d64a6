import type { Clock } from '@selfservice/api/core/clock';
import { timeOf } from '@selfservice/api/core/local-date';
import { minutesOf } from '@selfservice/api/core/local-time';
import { styled } from 'styled-components';
import { DayDial } from '../DayDial/DayDial.tsx';
import { DialTime } from '../DayDial/DialReading.ts';
import { useNowOf } from '../../environment/useNow.ts';

export interface DialPanelProps {
  /** The current time. */
  clock: Clock;
  /** Whether the hand sweeps because something is being checked. */
  isChecking: boolean;
}

/**
 * The dial beside the column on a desk and above it on a phone, at the current time; hidden in a low window. A
 * decoration hidden from assistive technology.
 * @requirement session-57
 */
export function DialPanel({ clock, isChecking }: DialPanelProps) {
  const now = minutesOf(timeOf(useNowOf(clock)));
  const time = `${Math.floor(now / 60)}:${String(now % 60).padStart(2, '0')}`;
  return (
    <Panel aria-hidden="true">
      <Place>
        <DayDial
          now={now}
          arcs={now > 0 ? [{ kind: 'shift', from: 0, to: now, isOtherDay: false }] : []}
          isSweeping={isChecking}
        >
          <DialTime as="span">{time}</DialTime>
        </DayDial>
      </Place>
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  place-items: center;
  height: clamp(0px, 24dvh, 208px);
  overflow: hidden;
  border-bottom: 1px solid var(--color-border);
  background: var(--color-surface-sunken);
  --surface-behind: var(--color-surface-sunken);

  @media (height < 560px) {
    display: none;
  }

  @media (width >= 1024px) {
    display: grid;
    height: auto;
    border-right: 1px solid var(--color-border);
    border-bottom: 0;
  }
`;

const Place = styled.div`
  width: calc(clamp(0px, 24dvh, 208px) - 2 * var(--space-3));

  @media (width >= 1024px) {
    width: min(78%, 78dvh, 44rem);
  }
`;
