import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';

/** The kind of message, which decides the colour and the icon of a banner. */
export type BannerTone = 'information' | 'positive' | 'caution' | 'negative';

/** Other props are passed to the root element. */
export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The kind of message. `negative` is announced immediately. Default `information`. */
  tone?: BannerTone;
  /** The message in one line. */
  title?: ReactNode;
  /** Further text below the title. */
  children?: ReactNode;
  /** Buttons beside the text. */
  actions?: ReactNode;
}

const icons: Record<BannerTone, LucideIcon> = {
  information: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  negative: CircleAlert,
};

/** A message within the page that stays visible as long as it applies. */
export function Banner({ tone = 'information', title, children, actions, ...rest }: BannerProps) {
  return (
    <Root data-tone={tone} role={tone === 'negative' ? 'alert' : 'status'} {...rest}>
      <Mark of={icons[tone]} size={20} />
      <Body>
        <Words>
          {title && <Title>{title}</Title>}
          {children}
        </Words>
        {actions}
      </Body>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-small);
  background: var(--color-information-quiet);
  --tone: var(--color-information);

  &[data-tone='positive'] {
    background: var(--color-positive-quiet);
    --tone: var(--color-positive);
  }

  &[data-tone='caution'] {
    background: var(--color-caution-quiet);
    --tone: var(--color-caution);
  }

  &[data-tone='negative'] {
    background: var(--color-negative-quiet);
    --tone: var(--color-negative);
  }
`;

const Mark = styled(Icon)`
  margin-top: 1px;
  color: var(--tone);
`;

const Body = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--space-2) var(--space-3);
  min-width: 0;
`;

const Words = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
`;

const Title = styled.p`
  font-weight: var(--weight-medium);
`;
