import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FloatingSurface } from '../../primitives/Floating/FloatingSurface.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

/** Props of `PlanPopover`. */
export interface PlanPopoverProps {
  /** What it stands beside; it has the focus before and after. */
  anchor: HTMLElement;
  /** Its heading and its name. */
  title: string;
  /** What it shows. */
  children: ReactNode;
  /** What can be done. */
  actions?: ReactNode;
  /** It was closed. */
  onClose: () => void;
}

/** Floats beside something in the plan. Open while it is rendered; Escape and a press beside it close it. */
export function PlanPopover({ anchor, title, children, actions, onClose }: PlanPopoverProps) {
  const { t } = useTranslation('primitives');
  return (
    <Surface
      isOpen
      triggerRef={{ current: anchor }}
      placement="bottom start"
      offset={4}
      containerPadding={8}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Content>
        <Head>
          <Heading slot="title">{title}</Heading>
          <IconButton label={t('close')} icon={X} onPress={onClose} />
        </Head>
        <Body>{children}</Body>
        {actions && <Actions>{actions}</Actions>}
      </Content>
    </Surface>
  );
}

const Surface = styled(FloatingSurface)`
  width: min(20rem, 90vw);
`;

const Content = styled(Dialog)`
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
  padding: 0 var(--space-4) var(--space-3);
`;

const Actions = styled.footer`
  display: grid;
  gap: var(--space-2);
  padding: 0 var(--space-4) var(--space-4);
`;
