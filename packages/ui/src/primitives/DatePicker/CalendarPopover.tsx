import type { LocalDate } from '@selfservice/api/core/local-date';
import { Activity } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { styled } from 'styled-components';
import { CalendarBody } from '../Calendar/CalendarBody.tsx';
import { CalendarFrame } from '../Calendar/CalendarFrame.tsx';
import { FloatingSurface } from '../Floating/FloatingSurface.tsx';

export interface CalendarPopoverProps {
  /** The current day. */
  today: LocalDate;
}

/**
 * The calendar that opens below a date picker. It makes the page around it inert: react-aria closes non-modal popovers
 * on scroll, also on the scroll that has just made the button visible.
 */
export function CalendarPopover({ today }: CalendarPopoverProps) {
  return (
    <FloatingSurface containerPadding={4}>
      {({ isExiting }) => (
        // Avoids rendering all days again for the new selection right before the calendar closes.
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
