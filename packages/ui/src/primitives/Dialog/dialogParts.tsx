import { ArrowLeft, X } from 'lucide-react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { IconButton } from '../IconButton/IconButton.tsx';

/** The root of a dialog or a popover: header, body and footer, limited to the height of the window. */
export const DialogRoot = styled(AriaDialog)`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  max-height: inherit;
  outline: 0;

  &[data-tall] {
    height: var(--window-height);
  }
`;

export interface DialogHeadProps {
  /** The heading, which names the dialog. */
  title: string;
  /** Called when the user presses the close button; null hides the button. */
  onClose: (() => void) | null;
  /** Called when the user presses the back button. Default: no such button. */
  onBack?: (() => void) | undefined;
  /** Whether the buttons are disabled, for example while saving. Default false. */
  isDisabled?: boolean;
  /** The class from styled-components. */
  className?: string;
}

/** The heading of a dialog or a popover with its close button. */
export function DialogHead({ title, onClose, onBack, isDisabled = false, className }: DialogHeadProps) {
  const { t } = useTranslation('primitives');
  return (
    <Head className={className}>
      {onBack && <BackButton label={t('back')} icon={ArrowLeft} isDisabled={isDisabled} onPress={onBack} />}
      <Heading slot="title">{title}</Heading>
      {onClose && <IconButton label={t('close')} icon={X} isDisabled={isDisabled} onPress={onClose} />}
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;

  h2 {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    font-weight: var(--weight-medium);
    line-height: var(--leading-tight);
    /* Aligns the first line with the button, whatever its height. */
    padding-block: calc((var(--control-height) - 1lh) / 2);
  }
`;

/* The text of the title keeps its distance from the arrow, not from the edge of the button. */
const BackButton = styled(IconButton)`
  margin-inline: calc(-1 * var(--space-3)) calc(-1 * var(--space-2));
`;

/** The content of a dialog or a popover, which scrolls if it is long. */
export const DialogBody = styled.div`
  overflow: auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: -2px;
  }
`;
