import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useClock } from '../../environment/Environment.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { messageBar } from '../../primitives/FloatingPlace/floatingPlace.ts';
import type { Waiting } from '../MyPlanScreen/waiting.ts';
import { isAnswerable } from '../MyPlanScreen/waiting.ts';

/** How long a warning stands, in milliseconds. Specification 001 section 2. */
const hideAfterMs = 5000;

export type PlanWarningsProps = Waiting;

/**
 * Says for a while what the month asks for, in the room below the days, so that no row is covered and nothing moves when
 * it goes; a phone has none, and it stands over the last rows there. What it says stays on the buttons. Specification 001 section 2.
 */
export function PlanWarnings({ signing, change }: PlanWarningsProps) {
  const { t } = useTranslation('my-plan');
  return (
    <Root ref={messageBar}>
      {isAnswerable(signing) && <Passing>{t('warning.sign')}</Passing>}
      {isAnswerable(change) && <Passing>{t('warning.change')}</Passing>}
    </Root>
  );
}

function Passing({ children }: { children: ReactNode }) {
  const clock = useClock();
  const [isOver, setIsOver] = useState(false);
  useEffect(() => clock.after(hideAfterMs, () => setIsOver(true)), [clock]);
  return isOver ? null : <Banner tone="caution" title={children} />;
}

const Root = styled.div`
  position: fixed;
  right: var(--floating-end, 0px);
  bottom: var(--action-bar-height, 0px);
  left: var(--floating-start, 0px);
  z-index: var(--layer-bar);
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2);
  padding: 0 var(--space-3) var(--space-2);
  pointer-events: none;

  &:empty {
    display: none;
  }

  & > div {
    flex-wrap: nowrap;
    max-width: 100%;
    box-shadow: var(--elevation-2);
  }
`;
