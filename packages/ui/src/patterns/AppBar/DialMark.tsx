import { timeOf } from '@selfservice/api/core/local-date';
import { minutesOf } from '@selfservice/api/core/local-time';
import { styled } from 'styled-components';
import { DayDial } from '../DayDial/DayDial.tsx';
import { useNow } from '../../environment/useNow.ts';

/** The mark of the product: the dial at its smallest, whose hand shows the time. A decoration. */
export function DialMark() {
  return (
    <Mark>
      <DayDial now={minutesOf(timeOf(useNow()))} />
    </Mark>
  );
}

const Mark = styled.div`
  width: 28px;
`;
