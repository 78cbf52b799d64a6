import { applyTheme } from '@selfservice/ui/tokens/theme';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect } from 'react';
import type { PropsWithChildren } from 'react';
import { styled } from 'styled-components';
import { docsTheme } from './docsTheme.ts';
import { inlineCodeStyles } from './withCode.tsx';
import { useShownTheme, useToolbarTheme } from './useToolbarTheme.ts';

/** The container of a docs page with the font and the colours of the product, in the theme of the toolbar. */
export function ThemedContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const choice = useToolbarTheme(context.channel);
  const shown = useShownTheme(choice);
  useEffect(() => applyTheme(choice, document.documentElement), [choice]);
  return (
    <DocsContainer context={context} theme={docsTheme(shown)}>
      <Prose>{children}</Prose>
    </DocsContainer>
  );
}

// Storybook's own rules have the specificity of two classes. Blocks with the class sb-unstyled are excluded from its
// rules and from these.
const Prose = styled.div`
  font-feature-settings: 'cv05', 'ss03';

  &&& :where(h1:not(.sb-unstyled *)) {
    margin: 0 0 var(--space-6);
    font-size: var(--text-6);
    font-weight: var(--weight-light);
    line-height: var(--leading-tight);
  }

  &&& :where(h2:not(.sb-unstyled *)) {
    margin: var(--space-12) 0 var(--space-2);
    padding: 0;
    border: 0;
    font-size: var(--text-5);
    font-weight: var(--weight-light);
    line-height: var(--leading-tight);
  }

  &&& :where(h3:not(.sb-unstyled *)) {
    margin: var(--space-8) 0 var(--space-1);
    font-size: var(--text-3);
    font-weight: var(--weight-bold);
  }

  &&& :where(p, li):not(.sb-unstyled *) {
    max-width: 44rem;
    font-size: var(--text-3);
    line-height: var(--leading);
  }

  &&& :where(:not(pre) > code:not(.sb-unstyled *)) {
    ${inlineCodeStyles}
  }
`;
