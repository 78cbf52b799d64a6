import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import { focusableIfScrolling } from '../focusableIfScrolling.ts';

export interface PopoverContentProps {
  /** Its heading and its name. */
  title: string;
  /** What it shows, or a function that gets what closes it; scrolls when it is long. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** What can be done, below. Default nothing. */
  actions?: ReactNode;
}

/** What stands in everything that floats beside something: a heading, a button that closes, and the content. */
export function PopoverContent({ title, children, actions }: PopoverContentProps) {
  const { t } = useTranslation('primitives');
  return (
    <Root>
      {({ close }) => (
        <>
          <Head>
            <Heading slot="title">{title}</Heading>
            <IconButton label={t('close')} icon={X} onPress={close} />
          </Head>
          <Body ref={focusableIfScrolling}>
            {typeof children === 'function' ? children(close) : children}
          </Body>
          {actions && <Actions>{actions}</Actions>}
        </>
      )}
    </Root>
  );
}

const Root = styled(Dialog)`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
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

const Actions = styled.footer`
  display: grid;
  gap: var(--space-2);
  padding: 0 var(--space-4) var(--space-4);
`;
