import { X } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import type { Popover as AriaPopover } from 'react-aria-components/Popover';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FloatingSurface } from '../Floating/FloatingSurface.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { reachIfScrolling } from '../reachIfScrolling.ts';

/** Props of `Popover`; everything else of react-aria's popover goes to the root. */
export interface PopoverProps extends Omit<ComponentProps<typeof AriaPopover>, 'children' | 'trigger'> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Its heading and its name. */
  title: string;
  /** What it shows, or a function that gets what closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** It is open when it first appears. Default false. */
  isOpenAtFirst?: boolean;
}

/** Floats beside its trigger. It keeps the focus and gives it back; Escape and a press beside it close it. */
export function Popover({ trigger, title, children, isOpenAtFirst = false, ...rest }: PopoverProps) {
  const { t } = useTranslation('primitives');
  return (
    <DialogTrigger defaultOpen={isOpenAtFirst}>
      {trigger}
      <Surface placement="bottom start" offset={4} containerPadding={8} {...rest}>
        <Content>
          {({ close }) => (
            <>
              <Head>
                <Heading slot="title">{title}</Heading>
                <IconButton label={t('close')} icon={X} onPress={close} />
              </Head>
              <Body ref={reachIfScrolling}>
                {typeof children === 'function' ? children(close) : children}
              </Body>
            </>
          )}
        </Content>
      </Surface>
    </DialogTrigger>
  );
}

const Surface = styled(FloatingSurface)`
  display: grid;
  overflow: visible;
  min-width: min(16rem, 90vw);
  max-width: min(90vw, 24rem);
`;

const Content = styled(Dialog)`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  max-height: inherit;
  outline: 0;
`;

const Head = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-2) 0 var(--space-4);

  h2 {
    min-width: 0;
    padding-block: calc((var(--control-height) - 1lh) / 2);
    font-size: var(--text-3);
    font-weight: var(--weight-medium);
    line-height: var(--leading-tight);
    overflow-wrap: anywhere;
  }
`;

const Body = styled.div`
  padding: var(--space-1) var(--space-4) var(--space-4);
  overflow: auto;
  overscroll-behavior: contain;
  overflow-wrap: anywhere;

  &:focus-visible {
    outline-offset: -2px;
  }
`;
