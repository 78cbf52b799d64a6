import { Calendar } from 'react-aria-components/Calendar';
import { styled } from 'styled-components';

/** The root of a calendar with its width and the size of a day. */
export const CalendarFrame = styled(Calendar)`
  width: fit-content;
  max-width: 100%;
  --day-size: 44px;

  @media (width >= 640px) {
    --day-size: 36px;
  }
`;
