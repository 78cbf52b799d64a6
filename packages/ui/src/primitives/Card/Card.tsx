import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';

/** Other props are passed to the root element. */
export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The heading, which also names the region. */
  title?: ReactNode;
  /** The level of the heading. Default 2. */
  headingLevel?: 2 | 3 | 4;
  /** Buttons at the end of the heading's line. */
  actions?: ReactNode;
  /** The content. */
  children?: ReactNode;
  /** `raised` has its own background and border; `plain` has a thin line above. Default `plain`. */
  kind?: 'plain' | 'raised';
}

/** A section with a heading. A card inside another card is always plain. */
export function Card({ title, headingLevel = 2, actions, children, kind = 'plain', ...rest }: CardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const hasHead = title != null || actions != null;
  return (
    <Root data-kind={kind} aria-labelledby={title != null ? titleId : undefined} {...rest}>
      {hasHead && (
        <Head>
          {title != null && <Heading id={titleId}>{title}</Heading>}
          {actions && <Actions>{actions}</Actions>}
        </Head>
      )}
      {children}
    </Root>
  );
}

const Root = styled.section`
  min-width: 0;
  padding-block: var(--space-4);
  border-top: 1px solid var(--color-border);

  &[data-kind='raised']:not(& &) {
    padding: var(--space-4) var(--space-5);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-large);
    background: var(--color-surface-raised);
    --surface-behind: var(--color-surface-raised);
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-3);
  margin-bottom: var(--space-3);

  :is(h2, h3, h4) {
    min-width: 0;
    font-size: var(--text-3);
    font-weight: var(--weight-medium);
    line-height: var(--leading-tight);
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-inline-start: auto;
`;
