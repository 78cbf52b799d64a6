import { Button } from '@selfservice/ui/primitives/Button';
import { Switch } from '@selfservice/ui/primitives/Switch';
import { useState } from 'react';
import { styled } from 'styled-components';

/** A box that moves with the duration of the product, and a `Switch`. */
export function MotionSample() {
  const [isMoved, setIsMoved] = useState(false);
  return (
    <Root className="sb-unstyled">
      <Button onPress={() => setIsMoved(!isMoved)}>Move it</Button>
      <Track aria-hidden="true">
        <Mark data-moved={isMoved || undefined} />
      </Track>
      <Switch>Include subcentres</Switch>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-8);
  margin: var(--space-4) 0;
  color: var(--color-text);
  font: var(--weight-regular) var(--text-2) / var(--leading) var(--font-sans);
`;

const Track = styled.div`
  width: 160px;
  border-bottom: 1px solid var(--color-border);
`;

const Mark = styled.div`
  width: 24px;
  height: 24px;
  border-radius: var(--radius-small);
  background: var(--color-accent);
  transition: translate var(--motion-fast);

  &[data-moved] {
    translate: 136px 0;
  }
`;
