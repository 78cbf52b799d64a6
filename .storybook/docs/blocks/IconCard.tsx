import { Button } from '@selfservice/ui/primitives/Button';
import { Icon } from '@selfservice/ui/primitives/Icon';
import type { IconProps } from '@selfservice/ui/primitives/Icon';
import { styled } from 'styled-components';
import type { UsedIcon } from '../../../tools/workbench-pages/icons.ts';

export interface IconCardProps {
  /** The icon with its component. */
  of: UsedIcon & { icon: IconProps['of'] };
  /** Called with the import statement of the icon when the user copies it. */
  onCopy: (line: string) => void;
}

/** An icon with its name and the modules that use it. */
export function IconCard({ of: { name, icon, users }, onCopy }: IconCardProps) {
  return (
    <Root>
      <Icon of={icon} size={24} />
      <Words>
        <Name>{name}</Name>
        <Users>{users.join(', ')}</Users>
      </Words>
      <Button
        kind="quiet"
        aria-label={`Copy the import of ${name}`}
        onPress={() => onCopy(`import { ${name} } from 'lucide-react';`)}
      >
        Copy
      </Button>
    </Root>
  );
}

const Root = styled.li`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-width: 0;
  padding: var(--space-2) 0;
  border-bottom: 1px solid var(--color-border);
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Name = styled.div`
  font-weight: var(--weight-medium);
`;

const Users = styled.div`
  color: var(--color-text-muted);
  font-size: var(--text-1);
`;
