import { SunMoon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { themeChoices } from '../../tokens/theme.ts';
import type { ThemeSetting } from '../../tokens/theme.ts';

/** The choice of a theme. A native select keeps the code of the first screen small. */
export function ThemeSelect({ theme, onThemeChange }: ThemeSetting) {
  const { t } = useTranslation('patterns');
  return (
    <Root>
      <Icon of={SunMoon} size={16} />
      <select
        aria-label={t('theme.choose')}
        value={theme}
        onChange={({ target }) => {
          const choice = themeChoices.find((one) => one === target.value);
          if (choice) onThemeChange(choice);
        }}
      >
        {themeChoices.map((choice) => (
          <option key={choice} value={choice}>
            {t(`theme.${choice}`)}
          </option>
        ))}
      </select>
    </Root>
  );
}

const Root = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;

  svg {
    position: absolute;
    left: var(--space-2);
    pointer-events: none;
  }

  && select {
    padding-left: var(--space-8);
    appearance: none;
    field-sizing: content;
  }

  option {
    background: var(--color-surface-raised);
    color: var(--color-text);
  }
`;
