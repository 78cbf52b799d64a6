import type { ReactNode } from 'react';
import type { ModalOverlayProps } from 'react-aria-components/Modal';
import { styled } from 'styled-components';
import { focusableIfScrolling } from '../focusableIfScrolling.ts';
import { DialogBody, DialogHead, DialogRoot } from './dialogParts.tsx';
import { DialogScrim, DialogWindow } from './DialogWindow.tsx';
import { stackIfWrapping } from './stackIfWrapping.ts';

/** Other props of react-aria's overlay are passed to the root element. */
export interface DialogProps extends Omit<ModalOverlayProps, 'children'> {
  /** The heading, which also names it for assistive technology. */
  title: string;
  /** The content; scrolls if it is long. */
  children: ReactNode;
  /** The buttons, the main button last: in a row if they fit, otherwise stacked. */
  footer?: ReactNode;
  /** Whether a close button is shown beside the title. Set to false if the footer has a Close button. Default true. */
  hasCloseButton?: boolean;
  /** `alertdialog`: only the buttons close it, not Escape. Default `dialog`. */
  role?: 'dialog' | 'alertdialog';
  /** `sheet`: at the bottom of the screen on a phone, wide enough for two columns on a desktop. Default `window`. */
  layout?: 'window' | 'sheet';
}

/** A modal dialog. It traps the focus and returns it when it closes. Escape closes it unless it is an `alertdialog`. */
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

  /* The reason why a button is disabled is shown above all buttons. */
  [data-reason] {
    order: -1;
    flex: 1 0 100%;
    text-align: end;
  }

  &[data-stacked] {
    flex-direction: column;
  }
`;
