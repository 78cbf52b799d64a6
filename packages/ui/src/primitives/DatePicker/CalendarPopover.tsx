import type { LocalDate } from '@selfservice/api/core/local-date';
import { Activity } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { styled } from 'styled-components';
import { CalendarBody } from '../Calendar/CalendarBody.tsx';
import { CalendarFrame } from '../Calendar/CalendarFrame.tsx';
import { FloatingSurface } from '../Floating/FloatingSurface.tsx';

export interface CalendarPopoverProps {
  /** The day that it is now. */
  today: LocalDate;
}

/**
 * The calendar that opens below a date picker, and takes from it what can be chosen. It makes the page around it inert, as
 * menus do not: react-aria closes what does not with the scroll that has just brought its button into sight.
 */
export function CalendarPopover({ today }: CalendarPopoverProps) {
  return (
    <FloatingSurface containerPadding={4}>
      {({ isExiting }) => (
        // Its days would all be drawn anew for the one that was chosen, right before they go.
        <Activity mode={isExiting ? 'hidden' : 'visible'}>
          <Content>
            <CalendarFrame weeksInMonth={6}>
              <CalendarBody today={today} />
            </CalendarFrame>
          </Content>
        </Activity>
      )}
    </FloatingSurface>
  );
}

/* On the narrowest phone the days of a week fill the width. */
const Content = styled(Dialog)`
  padding: var(--space-2) 0;
  outline: 0;

  @media (width >= 390px) {
    padding: var(--space-3);
  }
`;
