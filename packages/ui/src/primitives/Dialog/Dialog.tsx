import type { ReactNode } from 'react';
import type { ModalOverlayProps } from 'react-aria-components/Modal';
import { styled } from 'styled-components';
import { focusableIfScrolling } from '../focusableIfScrolling.ts';
import { DialogBody, DialogHead, DialogRoot } from './dialogParts.tsx';
import { DialogScrim, DialogWindow } from './DialogWindow.tsx';
import { fillIfTall } from './fillIfTall.ts';
import { stackIfWrapping } from './stackIfWrapping.ts';

/** Other props of react-aria's overlay are passed to the root element. */
export interface DialogProps extends Omit<ModalOverlayProps, 'children'> {
  /** The heading, which also names it for assistive technology. */
  title: string;
  /** The content; scrolls if it is long. */
  children: ReactNode;
  /**
   * The buttons, the main button last. On a phone they have equal widths, on a desktop they are at the end of the row; they
   * are stacked if they do not fit.
   */
  footer?: ReactNode;
  /** `alertdialog`: a question that only its buttons answer, without a close button. Default `dialog`. */
  role?: 'dialog' | 'alertdialog';
  /** Whether it is wide enough for two columns of fields on a desktop. Default false. */
  isWide?: boolean;
  /**
   * Called when the user goes back to the dialog below, also by Escape. If set, this dialog is a step of that dialog: it
   * replaces it and has a back button before its title; the close button is for both.
   */
  onBack?: (() => void) | undefined;
}

/**
 * A modal dialog. It traps the focus and returns it when it closes. Escape closes it unless it is an `alertdialog`. On a
 * phone it is at the bottom of the window. With a footer, it takes the full height once its content is long.
 */
export function Dialog(props: DialogProps) {
  const {
    title,
    children,
    footer,
    role = 'dialog',
    isWide = false,
    onBack,
    onOpenChange = () => {},
    isDismissable = role === 'dialog',
    ...rest
  } = props;
  const isAlert = role === 'alertdialog';
  return (
    <DialogScrim
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={isAlert}
      data-step={onBack ? true : undefined}
      onOpenChange={onBack ? (isOpen) => !isOpen && onBack() : onOpenChange}
      {...rest}
    >
      <DialogWindow data-wide={isWide || undefined}>
        <DialogRoot role={role} ref={footer && !isAlert ? fillIfTall : undefined}>
          {({ close }) => (
            <>
              <Head
                title={title}
                onBack={onBack}
                onClose={isAlert ? null : onBack ? () => onOpenChange(false) : close}
                isDisabled={!isDismissable}
              />
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

  &:not([data-stacked]) > button {
    white-space: nowrap;
  }

  &[data-stacked] {
    flex-flow: column nowrap;

    [data-reason] {
      flex: none;
    }
  }

  @media (width < 640px) {
    &:not([data-stacked]) > button {
      flex: 1 1 0;
      min-width: 0;
    }

    [data-reason] {
      text-align: start;
    }
  }
`;
