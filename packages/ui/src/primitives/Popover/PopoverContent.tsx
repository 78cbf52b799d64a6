import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { DialogBody, DialogHead, DialogRoot } from '../Dialog/dialogParts.tsx';
import { focusableIfScrolling } from '../focusableIfScrolling.ts';

export interface PopoverContentProps {
  /** The heading, which also names it for assistive technology. */
  title: string;
  /** The content, or a function that receives a `close` callback and returns the content. Scrolls if it is long. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Buttons below the content. Default: none. */
  actions?: ReactNode;
}

/** The content of a popover with a heading and a close button. */
export function PopoverContent({ title, children, actions }: PopoverContentProps) {
  return (
    <DialogRoot>
      {({ close }) => (
        <>
          <Head title={title} onClose={close} />
          <Body ref={focusableIfScrolling}>
            {typeof children === 'function' ? children(close) : children}
          </Body>
          {actions && <Actions>{actions}</Actions>}
        </>
      )}
    </DialogRoot>
  );
}

const Head = styled(DialogHead)`
  gap: var(--space-2);
  padding: var(--space-2) var(--space-2) 0 var(--space-4);

  h2 {
    min-width: 0;
    font-size: var(--text-3);
    overflow-wrap: anywhere;
  }
`;

const Body = styled(DialogBody)`
  padding: var(--space-1) var(--space-4) var(--space-4);
  overflow-wrap: anywhere;
`;

const Actions = styled.footer`
  display: grid;
  gap: var(--space-2);
  padding: 0 var(--space-4) var(--space-4);
`;
