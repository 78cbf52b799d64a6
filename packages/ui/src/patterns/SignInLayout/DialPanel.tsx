import { styled } from 'styled-components';
import { SignInDial } from './SignInDial.tsx';

/** The dial beside the column on a desk and above it on a phone; hidden in a low window. */
export function DialPanel() {
  return (
    <Panel>
      <SignInDial />
    </Panel>
  );
}

const Panel = styled.div`
  position: relative;
  height: clamp(0px, 18dvh, 176px);
  overflow: hidden;
  border-bottom: 1px solid var(--color-border);
  background: var(--color-surface-sunken);

  svg {
    position: absolute;
    right: -130px;
    bottom: 20px;
    width: 560px;
    height: 560px;
  }

  @media (height < 560px) {
    display: none;
  }

  @media (width >= 1024px) {
    display: block;
    height: auto;
    border-right: 1px solid var(--color-border);
    border-bottom: 0;

    svg {
      top: 50%;
      right: 9%;
      bottom: auto;
      width: clamp(48rem, 112dvh, 72rem);
      height: auto;
      aspect-ratio: 1;
      translate: 0 -50%;
    }
  }
`;
