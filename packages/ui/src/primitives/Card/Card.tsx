import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';

/** Everything else goes to the root. */
export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Its heading, and its name. */
  title?: ReactNode;
  /** Where its heading stands among those of the screen. Default 2. */
  headingLevel?: 2 | 3 | 4;
  /** What can be done with all of it; stands at the end of the heading's line. */
  actions?: ReactNode;
  /** What it holds. */
  children?: ReactNode;
  /** `raised` sets it apart by a surface of its own; `plain` by a hairline above it. Default `plain`. */
  kind?: 'plain' | 'raised';
}

/** What belongs together under one heading. Inside another one it is always plain: no boxes in boxes. */
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
