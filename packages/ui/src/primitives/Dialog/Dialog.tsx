import type { ReactNode } from 'react';
import type { ModalOverlayProps } from 'react-aria-components/Modal';
import { styled } from 'styled-components';
import { focusableIfScrolling } from '../focusableIfScrolling.ts';
import { DialogBody, DialogHead, DialogRoot } from './dialogParts.tsx';
import { DialogScrim, DialogWindow } from './DialogWindow.tsx';
import { stackIfWrapping } from './stackIfWrapping.ts';

/** Everything else of react-aria's overlay goes to the root. */
export interface DialogProps extends Omit<ModalOverlayProps, 'children'> {
  /** Its heading and its name. */
  title: string;
  /** What it asks or shows; scrolls when it is long. */
  children: ReactNode;
  /** Its buttons, the main one last: in a row where they fit, otherwise one below the other. */
  footer?: ReactNode;
  /** Whether a button that closes it stands beside the title; not where the footer has one. Default true. */
  hasCloseButton?: boolean;
  /** `alertdialog`: it interrupts, and only its buttons close it. Default `dialog`. */
  role?: 'dialog' | 'alertdialog';
  /** `sheet`: at the bottom of a phone, and wide enough for two columns on a desk. Default `window`. */
  layout?: 'window' | 'sheet';
}

/** A window over the screen. It keeps the focus, gives it back, and closes by Escape unless it interrupts. */
export function Dialog(props: DialogProps) {
  const {
    title,
    children,
    footer,
    hasCloseButton = true,
    role = 'dialog',
    layout = 'window',
    ...rest
  } = props;
  const isAlert = role === 'alertdialog';
  return (
    <DialogScrim isDismissable={!isAlert} isKeyboardDismissDisabled={isAlert} data-layout={layout} {...rest}>
      <DialogWindow>
        <DialogRoot role={role}>
          {({ close }) => (
            <>
              <Head title={title} onClose={!isAlert && hasCloseButton ? close : null} />
              <Body ref={focusableIfScrolling}>{children}</Body>
              {footer && <Foot ref={stackIfWrapping}>{footer}</Foot>}
            </>
          )}
        </DialogRoot>
      </DialogWindow>
    </DialogScrim>
  );
}

const Head = styled(DialogHead)`
  gap: var(--space-3);
  padding: var(--space-4) var(--space-4) var(--space-2) var(--space-6);

  h2 {
    font-size: var(--text-4);
  }
`;

const Body = styled(DialogBody)`
  padding: var(--space-2) var(--space-6) var(--space-6);

  &[tabindex] {
    border-block: 1px solid var(--color-border);
  }
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-6) var(--space-5);

  /* Why a button cannot be used stands over all of them. */
  [data-reason] {
    order: -1;
    flex: 1 0 100%;
    text-align: end;
  }

  &[data-stacked] {
    flex-direction: column;
  }
`;
