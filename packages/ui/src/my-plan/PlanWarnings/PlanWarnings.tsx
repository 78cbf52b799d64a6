import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useClock } from '../../environment/Environment.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import type { Waiting } from '../MyPlanScreen/waiting.ts';
import { isAnswerable } from '../MyPlanScreen/waiting.ts';

/** How long a warning stands, in milliseconds. Specification 001 section 2. */
const hideAfterMs = 5000;

/** Props of `PlanWarnings`. */
export type PlanWarningsProps = Waiting;

/**
 * Says for a while what the month asks for, over the plan, so that nothing moves when it goes. What it says stays on
 * the buttons. Specification 001 section 2.
 */
export function PlanWarnings({ signing, change }: PlanWarningsProps) {
  const { t } = useTranslation('my-plan');
  return (
    <Root>
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
  position: absolute;
  right: 0;
  bottom: var(--space-3);
  left: 0;
  z-index: 3;
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding-inline: var(--space-3);
  pointer-events: none;

  /* Above the screen's action, which floats there. */
  @media (width < 640px) {
    position: fixed;
    bottom: calc(var(--action-bar-height, 0px) + var(--space-3));
  }

  & > div {
    flex-wrap: nowrap;
    max-width: 100%;
    box-shadow: var(--elevation-2);
  }
`;
