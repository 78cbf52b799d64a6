import { styled } from 'styled-components';
import { useClock } from '../../environment/Environment.tsx';
import { DayDial } from '../DayDial/DayDial.tsx';
import { useNow } from '../Timeline/scale/useNow.ts';

const dayMinutes = 24 * 60;

/** The mark of the product: the dial at its smallest, whose hand shows the time. A decoration. */
export function DialMark() {
  return (
    <Mark>
      <DayDial now={useNow(useClock()) % dayMinutes} />
    </Mark>
  );
}

const Mark = styled.div`
  width: 28px;
`;
