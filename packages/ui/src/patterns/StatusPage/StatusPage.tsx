import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { DayDial } from '../DayDial/DayDial.tsx';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import { ProgressCircle } from '../../primitives/ProgressCircle/ProgressCircle.tsx';

/** Other attributes go to the root. */
export interface StatusPageProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The message in one line; the main heading of the page. */
  title: string;
  /** The content of a dial without a hand above the title, for example a code or an icon. Default: no dial. */
  dial?: ReactNode;
  /** An icon above the title. Default none. */
  icon?: LucideIcon;
  /** Whether to show a progress circle. Default false. */
  isBusy?: boolean;
  /** More text below the title. Default none. */
  children?: ReactNode;
  /** Buttons or links below the text. Default none. */
  actions?: ReactNode;
}

/** A screen with a single message. */
export function StatusPage({ title, dial, icon, isBusy, children, actions, ...rest }: StatusPageProps) {
  return (
    <Root role={isBusy ? 'status' : undefined} {...rest}>
      {dial && (
        <Dial aria-hidden="true">
          <DayDial now={null}>{dial}</DayDial>
        </Dial>
      )}
      {icon && <Icon of={icon} size={32} />}
      {isBusy && <ProgressCircle size={28} />}
      <PageHeading>{title}</PageHeading>
      {children && <Words>{children}</Words>}
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--space-4);
  min-height: min(70dvh, 40rem);
  padding: var(--space-8) var(--space-4);
  text-align: center;
  color: var(--color-text-muted);

  h1 {
    color: var(--color-text);
    font-size: var(--text-4);
    font-weight: var(--weight-medium);
    line-height: var(--leading-tight);
    outline: 0;
  }
`;

const Dial = styled.div`
  width: 208px;
  margin-bottom: var(--space-2);
  font-size: var(--text-5);
  font-weight: var(--weight-light);
  font-variant-numeric: tabular-nums;
  line-height: 1;
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: 34rem;
  text-wrap: pretty;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2);

  /* Below each other, with equal widths. */
  @media (width < 640px) {
    flex-flow: column nowrap;
    width: 100%;
    max-width: 20rem;
  }
`;
