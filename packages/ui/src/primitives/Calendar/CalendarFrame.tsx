import { Calendar } from 'react-aria-components/Calendar';
import { styled } from 'styled-components';

/** The frame of a calendar: how wide it is and how large its days are. */
export const CalendarFrame = styled(Calendar)`
  width: fit-content;
  max-width: 100%;
  --day-size: 44px;

  @media (width >= 640px) {
    --day-size: 36px;
  }
`;
